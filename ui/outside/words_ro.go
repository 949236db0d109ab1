package outside

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/intent"
)

var inRomanian = words{
	NothingLeft:  "nu a rămas nimic",
	StillRunning: "încă rulează, fără terminalul său",
	NotOpened:    "Linkul nu este o adresă web, așa că nu s-a deschis.",
	NotCopied:    "Linkul nu este o adresă web, așa că nu s-a copiat.",

	AskOpen: "Deschideți acest CV?",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) OpenedPage(address string) string { return "S-a deschis în browser: " + address }
func (r *romanian) Copied(what intent.Copied, value string) string {
	return "În clipboardul terminalului " + r.copied("trimis", what, value) + afterCopied(what, value)
}
func (r *romanian) MaybeCopied(what intent.Copied, value, setting string) string {
	return "Dacă terminalul permite" + bracketed(setting) + ", " + r.copied("copiat", what, value) + afterCopied(what, value)
}
func (*romanian) copied(verb string, what intent.Copied, value string) string {
	if what == intent.CopiedEmails {
		return "s-au " + verb + " " + amount.InRomanian(emails(value), "adresă de e-mail", "adrese de e-mail")
	}
	return "s-a " + verb + " " + map[intent.Copied]string{intent.CopiedLink: "linkul", intent.CopiedContact: "contactul", intent.CopiedPhone: "numărul de telefon", intent.CopiedEmail: "adresa de e-mail", intent.CopiedPath: "calea"}[what]
}
func (*romanian) BlindFile() string {
	return "modul anonim este activ, iar fișierul arată cine este candidatul; " + action.ReadCV.String() + " îi citește textul"
}
func (*romanian) NoViewerStarted(why string) string {
	return "Nu s-a putut porni niciun vizualizator: " + why + " " + action.SaveCV.String() + " salvează CV-ul."
}
func (*romanian) OpenedFile(path string) string {
	return "S-a deschis o copie în vizualizator: " + path
}

func (*romanian) Misnamed(ending, kind string) string {
	return "Numele se termină în " + ending + ", dar formatul real este " + kind + "."
}
func (*romanian) MaybeOnPurpose(kind string) string {
	return "Se va deschide ca " + kind + ". Poate că numele este greșit, chiar intenționat."
}
func (*romanian) OpenAs(kind string) string { return "deschide ca " + kind }

func (*romanian) NotUTF8(path string) string {
	return "textul care nu este UTF-8 s-a păstrat ca " + path
}
