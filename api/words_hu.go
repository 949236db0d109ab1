package api

import (
	"fmt"
	"shortlist/model"
	"shortlist/model/amount"
	"strconv"
	"time"
)

// hungarian are the texts in Hungarian. A call is a noun with its article, so that it can
// follow "nem sikerült".
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) SignIn() string            { return "a bejelentkezés" }
func (*hungarian) ListJobs() string          { return "az állások listázása" }
func (*hungarian) AskTime() string           { return "az idő lekérdezése" }
func (*hungarian) ReadJob(id int64) string   { return fmt.Sprintf("az állás beolvasása (%d)", id) }
func (*hungarian) CreateJob() string         { return "az állás létrehozása" }
func (*hungarian) UpdateJob(id int64) string { return fmt.Sprintf("az állás módosítása (%d)", id) }
func (*hungarian) ChangeStatus(change model.StatusChange, id int64) string {
	switch change {
	case model.Activate:
		return fmt.Sprintf("az állás aktiválása (%d)", id)
	case model.Stop:
		return fmt.Sprintf("az állás leállítása (%d)", id)
	case model.Delete:
		return fmt.Sprintf("az állás törlése (%d)", id)
	}
	return fmt.Sprintf("az állapotváltás (%s, állás: %d)", change, id)
}
func (*hungarian) MarkViewed(id int64) string {
	return fmt.Sprintf("a jelentkezés megjelölése megnézettként (%d)", id)
}
func (*hungarian) ReadApplicants(jobID int64) string {
	return fmt.Sprintf("a jelentkezők beolvasása (állás: %d)", jobID)
}

func (*hungarian) CouldNot(call, reason string) string {
	return "nem sikerült " + call + ": " + reason
}
func (*hungarian) OutcomeUnknownToo(sentence string) string {
	return sentence + "; az eredmény nem ismert"
}
func (*hungarian) AsksToWait(reason string, wait time.Duration) string {
	return reason + "; a kért várakozás: " + wait.String()
}
func (*hungarian) WithMessage(reason, message string) string {
	return reason + "; az üzenete: „" + message + "”"
}
func (*hungarian) WithStatus(reason string, status int, code string) string {
	if code == "" {
		return fmt.Sprintf("%s (%d)", reason, status)
	}
	return fmt.Sprintf("%s (%d %s)", reason, status, code)
}
func (*hungarian) WithAccount(reason, account string) string { return reason + ", " + account }

func (*hungarian) Renewed() string {
	return "a bejelentkezés lejárt, és megújult; semmi nem változott, ezért küldje el újra"
}
func (*hungarian) SignInNeeded() string { return "be kell jelentkezni" }
func (*hungarian) NoSite(host string) string {
	return "nincs ilyen webhely: " + host + "; ellenőrizze a címet"
}
func (*hungarian) WebPageAtSignIn(host string, status int) string {
	return fmt.Sprintf("%s: weboldal jött válaszként (%d). Jó a cím?", host, status)
}
func (*hungarian) WebPage(host string, status int) string {
	return fmt.Sprintf("%s: adatok helyett weboldal jött válaszként (%d)", host, status)
}
func (*hungarian) EmptyAnswer(host string) string { return host + ": üres válasz jött" }
func (*hungarian) UnreadableAnswer(host, why string) string {
	if why == "" {
		return host + ": olyan válasz jött, amelyet a shortlist nem ért"
	}
	return host + ": olyan válasz jött, amelyet a shortlist nem ért (" + why + ")"
}
func (*hungarian) NotEmployer() string    { return "ez nem munkáltatói fiók" }
func (*hungarian) WrongPassword() string  { return "hibás e-mail-cím vagy jelszó" }
func (*hungarian) SignInRejected() string { return "a szolgáltatás elutasította a bejelentkezést" }
func (*hungarian) NewSignInRejected() string {
	return "a szolgáltatás az új bejelentkezést is elutasította"
}
func (*hungarian) NotAllowed() string { return "ezzel a fiókkal nem engedélyezett" }
func (*hungarian) UnknownCall(host string) string {
	return host + ": itt ismeretlen ez a hívás, lehet, hogy rossz a cím"
}
func (*hungarian) NoSuchJob() string { return "nincs ilyen állás" }
func (*hungarian) Busy() string      { return "a szolgáltatás túlterhelt" }
func (*hungarian) Failed() string    { return "a szolgáltatás meghibásodott" }
func (*hungarian) Rejected() string  { return "a szolgáltatás elutasította a kérést" }

func (*hungarian) Connection(host, cause string) string { return host + ": " + cause }
func (*hungarian) NoAnswer() string                     { return "nem válaszolt" }
func (*hungarian) NotContacted() string {
	return "nem kapott kérést, mert más kérések túl sokáig tartottak"
}
func (*hungarian) NotLookedUp() string { return "ez a név nem kereshető ki" }
func (*hungarian) BadCertificate() string {
	return "nincs érvényes tanúsítványa, így nem ellenőrizhető a kiléte"
}
func (*hungarian) NotEncrypted() string {
	return "nincs biztonságos (https) szolgáltatás ezen a címen"
}
func (*hungarian) TooSlow() string               { return "nem válaszolt időben" }
func (*hungarian) Cancelled() string             { return "még nem válaszolt, amikor a kérés megszakadt" }
func (*hungarian) Unreachable(why string) string { return "nem érhető el (" + why + ")" }
func (*hungarian) EncryptionRefused(why string) string {
	return "elutasította a titkosított kapcsolatot (" + why + ")"
}
func (*hungarian) Closed(why string) string {
	if why == "" {
		return "lezárta a kapcsolatot"
	}
	return "lezárta a kapcsolatot (" + why + ")"
}

func (*hungarian) TooLarge(most int64) string {
	return "nagyobb a megengedettnél: " + amount.Bytes(most)
}
func (*hungarian) NotDocumented() string        { return "a JSON nem a dokumentált formájú" }
func (*hungarian) NoChange() string             { return "egy korábbi válasz óta nem jelez változást" }
func (*hungarian) Redirects() string            { return "másik címre irányít át" }
func (*hungarian) NoID() string                 { return "nincs azonosítója" }
func (*hungarian) NoData() string               { return "nem jött adat" }
func (*hungarian) NoEnd() string                { return "nincs vége" }
func (*hungarian) EntryTooLarge() string        { return "az egyik bejegyzése túl nagy" }
func (*hungarian) NotAListOfApplicants() string { return "nem jelentkezők listája" }
func (*hungarian) NoReadableJob() string        { return "egyetlen állás sem olvasható benne" }
func (*hungarian) AnotherJob() string           { return "nem erről az állásról szól" }
func (*hungarian) NoJobID() string              { return "nincs benne az állás azonosítója" }
func (*hungarian) NoToken() string              { return "nincs benne használható token" }
func (*hungarian) Damaged() string              { return "sérült" }
func (*hungarian) RecordUnread(number int, why error) string {
	return fmt.Sprintf("%d. rekord: nem olvasható: %v", number, why)
}
func (*hungarian) JobsUnread(n int) string {
	return "a válaszból " + amount.InHungarian(n, "állás") + " nem olvasható"
}

func (*hungarian) AddressEmpty() string { return "a szolgáltatás címe üres" }
func (*hungarian) NotAnAddress(typed string) string {
	if typed == "" {
		return "ez nem webcím"
	}
	return strconv.Quote(typed) + " nem webcím"
}
func (*hungarian) WrongScheme(scheme string) string {
	return "a cím eleje https:// legyen, ne " + scheme + "://"
}
func (*hungarian) NoHost(typed string) string { return strconv.Quote(typed) + " nem nevez meg gépet" }
func (*hungarian) NoUserName() string         { return "a címben nem lehet felhasználónév vagy jelszó" }
func (*hungarian) NoQuery() string {
	return "a címben nem lehet lekérdezés vagy töredék (? vagy #)"
}
func (*hungarian) Unencrypted(host string) string {
	return "http:// esetén a jelszava titkosítás nélkül menne ide: " + host + "; használjon https:// címet (http:// csak ezen a gépen belül való)"
}
