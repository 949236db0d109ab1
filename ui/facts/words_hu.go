package facts

import (
	"fmt"
	"shortlist/model/amount"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Label(k Kind) string {
	switch k {
	case Name:
		return "Név"
	case Application:
		return "Jelentkezés"
	case Job:
		return "Állás"
	case Applied:
		return "Beadva"
	case Suggested:
		return "Ajánlva"
	case Status:
		return "Állapot"
	case Viewed:
		return "Megnézve"
	case Marks:
		return "Jelölések"
	case Phone:
		return "Telefon"
	case Email:
		return "E-mail"
	case ContactsOpen:
		return "Elérhetőség"
	case Age:
		return "Kor"
	case Gender:
		return "Nem"
	case Region:
		return "Régió"
	case Relocates:
		return "Elköltözne"
	case Wants:
		return "Igény"
	case Photo:
		return "Fénykép"
	case Questions:
		return "Kérdések"
	case Messages:
		return "Üzenetek"
	case Applications:
		return "Jelentkezések"
	case CV:
		return "CV"
	}
	return string(k)
}

func (*hungarian) SuggestedByService() string       { return "a szolgáltatás ajánlja; nem jelentkezett" }
func (*hungarian) Since(status, date string) string { return status + ", kezdete: " + date }
func (*hungarian) OpenedSince(date string) string   { return "kezdete: " + date }
func (*hungarian) Masked() string                   { return "(elrejtve)" }
func (*hungarian) QuestionsPassed(passed, all int) string {
	return fmt.Sprintf("%d / %d megfelelt", passed, all)
}
func (*hungarian) ReadOnWebSite() string          { return "(a webhelyen olvasható)" }
func (*hungarian) ApplicationsInAll(n int) string { return fmt.Sprintf("összesen %d", n) }
func (*hungarian) Premium() string                { return "prémium" }
func (*hungarian) New() string                    { return "új" }
func (*hungarian) HasProfile() string             { return "van profilja" }
func (*hungarian) ProfileCV() string              { return "profil-CV" }
func (*hungarian) Messages(n, unread int, last string) string {
	out := amount.InHungarian(n, "üzenet")
	if unread > 0 {
		out += fmt.Sprintf(", %d új", unread)
	}
	if last != "" {
		out += ", utolsó: " + last
	}
	return out
}
func (*hungarian) NoCVAttached() string       { return "nincs csatolva" }
func (*hungarian) Unusable(why string) string { return "nem használható: " + why }
func (*hungarian) Unnamed() string            { return "név nélküli fájl" }
func (*hungarian) Yes() string                { return "igen" }
func (*hungarian) No() string                 { return "nem" }
