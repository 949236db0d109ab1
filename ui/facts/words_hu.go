package facts

import (
	"fmt"
	"shortlist/model/amount"
)

var inHungarian = words{
	SuggestedByService: "a szolgáltatás ajánlja; nem jelentkezett",
	Masked:             "(elrejtve)",
	ReadOnWebSite:      "(a webhelyen olvasható)",
	Premium:            "prémium",
	New:                "új az állásportálon",
	ProfileCV:          "profil-CV",
	NoCVAttached:       "nincs csatolva",
	Unnamed:            "név nélküli fájl",
	Yes:                "igen",
	No:                 "nem",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

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

func (*hungarian) Since(status, date string) string { return status + ", kezdete: " + date }
func (*hungarian) OpenedSince(date string) string   { return "kezdete: " + date }
func (*hungarian) QuestionsPassed(passed, all int) string {
	return fmt.Sprintf("%d / %d megfelelt", passed, all)
}
func (*hungarian) ApplicationsInAll(n int) string { return fmt.Sprintf("összesen %d", n) }
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
func (*hungarian) Unusable(why string) string { return "nem használható: " + why }
