package api

import (
	"fmt"
	"shortlist/model"
	"shortlist/model/amount"
	"strconv"
	"time"
)

var inRomanian = words{
	SignIn:    "face autentificarea",
	ListJobs:  "citi lista de joburi",
	AskTime:   "afla ora serviciului",
	CreateJob: "crea jobul",

	Renewed:           "autentificarea expirase și s-a reînnoit; nu s-a schimbat nimic, deci trimiteți din nou",
	SignInNeeded:      "este nevoie de autentificare",
	NotEmployer:       "acesta nu este un cont de angajator",
	WrongPassword:     "e-mail sau parolă greșită",
	SignInRejected:    "serviciul a respins autentificarea",
	NewSignInRejected: "serviciul a respins și noua autentificare",
	NotAllowed:        "nepermis pentru acest cont",
	NoSuchJob:         "nu există un astfel de job",
	Busy:              "serviciul este ocupat",
	Failed:            "eroare la serviciu",
	Rejected:          "serviciul a respins cererea",

	NoAnswer:       "nu a răspuns",
	NotContacted:   "nu s-a contactat, fiindcă alte cereri au durat prea mult",
	NotLookedUp:    "nu s-a găsit în DNS",
	BadCertificate: "nu are un certificat valabil, deci identitatea nu se poate verifica",
	NotEncrypted:   "nu are un serviciu securizat (https) la această adresă",
	TooSlow:        "nu a răspuns la timp",
	Cancelled:      "nu răspunsese când s-a anulat cererea",

	NotDocumented:        "JSON-ul nu are forma documentată",
	NoChange:             "nu raportează nicio schimbare față de un răspuns anterior",
	Redirects:            "redirecționează către altă adresă",
	NoID:                 "nu are id",
	NoData:               "nu s-au trimis date",
	NoEnd:                "nu se termină",
	EntryTooLarge:        "una dintre înregistrări este prea mare",
	NotAListOfApplicants: "nu este o listă de candidați",
	NoReadableJob:        "niciun job din el nu se poate citi",
	AnotherJob:           "nu este despre acel job",
	NoJobID:              "nu indică id-ul unui job",
	NoToken:              "nu are un token utilizabil",
	Damaged:              "este deteriorat",

	AddressEmpty:   "adresa serviciului este goală",
	NoUserName:     "adresa nu poate conține un nume de utilizator sau o parolă",
	AddressIsEmail: "adresa este un e-mail; introduceți adresa web a site-ului de joburi, de exemplu ro.example.com",
	NoQuery:        "adresa nu poate conține o interogare sau un fragment",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

// A call is a short infinitive: it follows "nu s-a putut".

func (*romanian) ReadJob(id int64) string   { return fmt.Sprintf("citi jobul %d", id) }
func (*romanian) UpdateJob(id int64) string { return fmt.Sprintf("actualiza jobul %d", id) }
func (*romanian) ChangeStatus(change model.StatusChange, id int64) string {
	switch change {
	case model.Activate:
		return fmt.Sprintf("activa jobul %d", id)
	case model.Stop:
		return fmt.Sprintf("opri jobul %d", id)
	case model.Delete:
		return fmt.Sprintf("șterge jobul %d", id)
	}
	return fmt.Sprintf("face modificarea „%s” la jobul %d", change, id)
}
func (*romanian) MarkViewed(id int64) string {
	return fmt.Sprintf("marca drept văzută candidatura %d", id)
}
func (*romanian) ReadApplicants(jobID int64) string {
	return fmt.Sprintf("citi lista de candidați la jobul %d", jobID)
}

func (*romanian) CouldNot(call, reason string) string { return "nu s-a putut " + call + ": " + reason }
func (*romanian) OutcomeUnknownToo(sentence string) string {
	return sentence + "; rezultatul nu se cunoaște"
}
func (*romanian) AsksToWait(reason string, wait time.Duration) string {
	return reason + "; cere o așteptare de " + wait.String()
}
func (*romanian) WithMessage(reason, message string) string {
	return reason + "; mesajul primit: „" + message + "”"
}
func (*romanian) WithStatus(reason string, status int, code string) string {
	if code == "" {
		return fmt.Sprintf("%s (%d)", reason, status)
	}
	return fmt.Sprintf("%s (%d %s)", reason, status, code)
}
func (*romanian) WithAccount(reason, account string) string { return reason + ", " + account }

func (*romanian) NoSite(host string) string {
	return "nu există niciun site cu numele " + host + "; verificați adresa"
}
func (*romanian) WebPageAtSignIn(host string, status int) string {
	return fmt.Sprintf("%s a răspuns cu o pagină web (%d). Este corectă adresa?", host, status)
}
func (*romanian) WebPage(host string, status int) string {
	return fmt.Sprintf("%s a răspuns cu o pagină web (%d) în loc de date", host, status)
}
func (*romanian) EmptyAnswer(host string) string { return host + " a trimis un răspuns gol" }
func (*romanian) UnreadableAnswer(host, why string) string {
	if why == "" {
		return host + " a trimis un răspuns pe care shortlist nu îl poate citi"
	}
	return host + " a trimis un răspuns pe care shortlist nu îl poate citi (" + why + ")"
}
func (*romanian) UnknownCall(host string) string {
	return host + " nu cunoaște această cerere; poate că adresa este greșită"
}

func (*romanian) Connection(host, cause string) string { return host + " " + cause }
func (*romanian) Unreachable(why string) string {
	return "nu s-a putut contacta (" + why + ")"
}
func (*romanian) EncryptionRefused(why string) string {
	return "a refuzat conexiunea criptată (" + why + ")"
}
func (*romanian) Closed(why string) string {
	if why == "" {
		return "a închis conexiunea"
	}
	return "a închis conexiunea (" + why + ")"
}

func (*romanian) TooLarge(most int64) string { return "este mai mare de " + amount.Bytes(most) }
func (*romanian) RecordUnread(number int, why error) string {
	return fmt.Sprintf("înregistrarea %d nu s-a putut citi: %v", number, why)
}
func (*romanian) JobsUnread(n int) string {
	return amount.InRomanian(n, "job din răspuns nu s-a putut citi", "joburi din răspuns nu s-au putut citi")
}

func (*romanian) NotAnAddress(typed string) string {
	if typed == "" {
		return "aceasta nu este o adresă web"
	}
	return strconv.Quote(typed) + " nu este o adresă web"
}
func (*romanian) WrongScheme(scheme string) string {
	return "adresa trebuie să înceapă cu https://, nu cu " + scheme + "://"
}
func (*romanian) NoHost(typed string) string { return strconv.Quote(typed) + " nu conține un host" }
func (*romanian) Unencrypted(host string) string {
	return "http:// ar trimite parola necriptată (către " + host + "); folosiți https:// (http:// este doar pentru acest calculator)"
}
