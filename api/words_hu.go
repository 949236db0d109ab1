package api

import (
	"fmt"
	"shortlist/model"
	"shortlist/model/amount"
	"strconv"
	"time"
)

// inHungarian holds the texts in Hungarian. A call is a noun with its article, so that it can follow
// "nem sikerült".
var inHungarian = words{
	SignIn:    "a bejelentkezés",
	ListJobs:  "az állások listázása",
	AskTime:   "az idő lekérdezése",
	CreateJob: "az állás létrehozása",

	Renewed:           "a bejelentkezés lejárt, és megújult; semmi nem változott, ezért küldje el újra",
	SignInNeeded:      "be kell jelentkezni",
	NotEmployer:       "ez nem munkáltatói fiók",
	WrongPassword:     "hibás e-mail-cím vagy jelszó",
	SignInRejected:    "a szolgáltatás elutasította a bejelentkezést",
	NewSignInRejected: "a szolgáltatás az új bejelentkezést is elutasította",
	NotAllowed:        "ezzel a fiókkal nem engedélyezett",
	NoSuchJob:         "nincs ilyen állás",
	Busy:              "a szolgáltatás túlterhelt",
	Failed:            "a szolgáltatás meghibásodott",
	Rejected:          "a szolgáltatás elutasította a kérést",

	NoAnswer:       "nem válaszolt",
	NotContacted:   "nem kapott kérést, mert más kérések túl sokáig tartottak",
	NotLookedUp:    "ez a név nem kereshető ki",
	BadCertificate: "nincs érvényes tanúsítványa, így nem ellenőrizhető a kiléte",
	NotEncrypted:   "nincs biztonságos (https) szolgáltatás ezen a címen",
	TooSlow:        "nem válaszolt időben",
	Cancelled:      "még nem válaszolt, amikor a kérés megszakadt",

	NotDocumented:        "a JSON nem a dokumentált formájú",
	NoChange:             "egy korábbi válasz óta nem jelez változást",
	Redirects:            "másik címre irányít át",
	NoID:                 "nincs azonosítója",
	NoData:               "nem jött adat",
	NoEnd:                "nincs vége",
	EntryTooLarge:        "az egyik bejegyzése túl nagy",
	NotAListOfApplicants: "nem jelentkezők listája",
	NoReadableJob:        "egyetlen állás sem olvasható benne",
	AnotherJob:           "nem erről az állásról szól",
	NoJobID:              "nincs benne az állás azonosítója",
	NoToken:              "nincs benne használható token",
	Damaged:              "sérült",

	AddressEmpty:   "a szolgáltatás címe üres",
	NoUserName:     "a címben nem lehet felhasználónév vagy jelszó",
	AddressIsEmail: "a cím egy e-mail-cím; írja be az állásportál webcímét, például hu.example.com",
	NoQuery:        "a címben nem lehet lekérdezés vagy töredék (? vagy #)",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) ReadJob(id int64) string   { return fmt.Sprintf("az állás beolvasása (%d)", id) }
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
	return reason + "; a szolgáltatás üzenete: „" + message + "”"
}
func (*hungarian) WithStatus(reason string, status int, code string) string {
	if code == "" {
		return fmt.Sprintf("%s (%d)", reason, status)
	}
	return fmt.Sprintf("%s (%d %s)", reason, status, code)
}
func (*hungarian) WithAccount(reason, account string) string { return reason + ", " + account }

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
func (*hungarian) UnknownCall(host string) string {
	return host + ": itt ismeretlen ez a hívás, lehet, hogy rossz a cím"
}

func (*hungarian) Connection(host, cause string) string { return host + ": " + cause }
func (*hungarian) Unreachable(why string) string        { return "nem érhető el (" + why + ")" }
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
func (*hungarian) RecordUnread(number int, why error) string {
	return fmt.Sprintf("%d. rekord: nem olvasható: %v", number, why)
}
func (*hungarian) JobsUnread(n int) string {
	return "a válaszból " + amount.InHungarian(n, "állás") + " nem olvasható"
}

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
func (*hungarian) Unencrypted(host string) string {
	return "http:// esetén a jelszava titkosítás nélkül menne ide: " + host + "; használjon https:// címet (http:// csak ezen a gépen belül való)"
}
