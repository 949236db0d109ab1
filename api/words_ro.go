package api

import (
	"fmt"
	"shortlist/model"
	"shortlist/model/amount"
	"strconv"
	"time"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

// A call is a short infinitive: it follows "nu s-a putut".

func (*romanian) SignIn() string            { return "face autentificarea" }
func (*romanian) ListJobs() string          { return "citi lista de joburi" }
func (*romanian) AskTime() string           { return "afla ora serviciului" }
func (*romanian) ReadJob(id int64) string   { return fmt.Sprintf("citi jobul %d", id) }
func (*romanian) CreateJob() string         { return "crea jobul" }
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

func (*romanian) Renewed() string {
	return "autentificarea expirase și s-a reînnoit; nu s-a schimbat nimic, deci trimiteți din nou"
}
func (*romanian) SignInNeeded() string { return "este nevoie de autentificare" }
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
func (*romanian) NotEmployer() string    { return "acesta nu este un cont de angajator" }
func (*romanian) WrongPassword() string  { return "e-mail sau parolă greșită" }
func (*romanian) SignInRejected() string { return "serviciul a respins autentificarea" }
func (*romanian) NewSignInRejected() string {
	return "serviciul a respins și noua autentificare"
}
func (*romanian) NotAllowed() string { return "nepermis pentru acest cont" }
func (*romanian) UnknownCall(host string) string {
	return host + " nu cunoaște această cerere; poate că adresa este greșită"
}
func (*romanian) NoSuchJob() string { return "nu există un astfel de job" }
func (*romanian) Busy() string      { return "serviciul este ocupat" }
func (*romanian) Failed() string    { return "eroare la serviciu" }
func (*romanian) Rejected() string  { return "serviciul a respins cererea" }

func (*romanian) Connection(host, cause string) string { return host + " " + cause }
func (*romanian) NoAnswer() string                     { return "nu a răspuns" }
func (*romanian) NotContacted() string {
	return "nu s-a contactat, fiindcă alte cereri au durat prea mult"
}
func (*romanian) NotLookedUp() string { return "nu s-a găsit în DNS" }
func (*romanian) BadCertificate() string {
	return "nu are un certificat valabil, deci identitatea nu se poate verifica"
}
func (*romanian) NotEncrypted() string {
	return "nu are un serviciu securizat (https) la această adresă"
}
func (*romanian) TooSlow() string   { return "nu a răspuns la timp" }
func (*romanian) Cancelled() string { return "nu răspunsese când s-a anulat cererea" }
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
func (*romanian) NotDocumented() string      { return "JSON-ul nu are forma documentată" }
func (*romanian) NoChange() string {
	return "nu raportează nicio schimbare față de un răspuns anterior"
}
func (*romanian) Redirects() string            { return "redirecționează către altă adresă" }
func (*romanian) NoID() string                 { return "nu are id" }
func (*romanian) NoData() string               { return "nu s-au trimis date" }
func (*romanian) NoEnd() string                { return "nu se termină" }
func (*romanian) EntryTooLarge() string        { return "una dintre înregistrări este prea mare" }
func (*romanian) NotAListOfApplicants() string { return "nu este o listă de candidați" }
func (*romanian) NoReadableJob() string        { return "niciun job din el nu se poate citi" }
func (*romanian) AnotherJob() string           { return "nu este despre acel job" }
func (*romanian) NoJobID() string              { return "nu indică id-ul unui job" }
func (*romanian) NoToken() string              { return "nu are un token utilizabil" }
func (*romanian) Damaged() string              { return "este deteriorat" }
func (*romanian) RecordUnread(number int, why error) string {
	return fmt.Sprintf("înregistrarea %d nu s-a putut citi: %v", number, why)
}
func (*romanian) JobsUnread(n int) string {
	return amount.InRomanian(n, "job din răspuns nu s-a putut citi", "joburi din răspuns nu s-au putut citi")
}

func (*romanian) AddressEmpty() string { return "adresa serviciului este goală" }
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
func (*romanian) NoUserName() string {
	return "adresa nu poate conține un nume de utilizator sau o parolă"
}
func (*romanian) NoQuery() string { return "adresa nu poate conține o interogare sau un fragment" }
func (*romanian) Unencrypted(host string) string {
	return "http:// ar trimite parola necriptată (către " + host + "); folosiți https:// (http:// este doar pentru acest calculator)"
}
