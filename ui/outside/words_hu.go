package outside

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/intent"
)

var inHungarian = words{
	NothingLeft:  "semmi sem maradt",
	StillRunning: "a terminálja nélkül tovább fut",
	NotOpened:    "A hivatkozás nem webcím, ezért nem lett megnyitva.",
	NotCopied:    "A hivatkozás nem webcím, ezért nem lett másolva.",

	AskOpen: "Megnyitja ezt az önéletrajzot?",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) NotUTF8(path string) string {
	return "a nem UTF-8 szöveg helye: " + path
}
func (*hungarian) OpenedPage(address string) string { return "Megnyitva a böngészőben: " + address }
func (h *hungarian) Copied(what intent.Copied, value string) string {
	return "A terminál vágólapjára küldve" + h.copied(what, value) + afterCopied(what, value)
}
func (h *hungarian) MaybeCopied(what intent.Copied, value, setting string) string {
	return "Másolva, ha a terminál engedi" + bracketed(setting) + h.copied(what, value) + afterCopied(what, value)
}
func (*hungarian) copied(what intent.Copied, value string) string {
	if what == intent.CopiedEmails {
		return ": " + amount.InHungarian(emails(value), "e-mail-cím")
	}
	return " – " + map[intent.Copied]string{intent.CopiedLink: "hivatkozás", intent.CopiedContact: "elérhetőség", intent.CopiedPhone: "telefonszám", intent.CopiedEmail: "e-mail-cím", intent.CopiedPath: "útvonal"}[what]
}
func (*hungarian) BlindFile() string {
	return "anonim mód van bekapcsolva, a fájlból pedig kiderül, ki a jelentkező; " + action.ReadCV.String() + ": a szövege olvasása"
}
func (*hungarian) NoViewerStarted(why string) string {
	return "Nem indítható megjelenítő: " + why + " " + action.SaveCV.String() + ": az önéletrajz mentése."
}
func (*hungarian) OpenedFile(path string) string {
	return "Másolat megnyitva a megjelenítőben: " + path
}

func (*hungarian) Misnamed(ending, kind string) string {
	return "A nevének vége " + ending + ", de a típusa: " + kind + "."
}
func (*hungarian) MaybeOnPurpose(kind string) string {
	return "Így nyílik meg: " + kind + ". A küldő elnevezhette tévesen, talán szándékosan."
}
func (*hungarian) OpenAs(kind string) string { return "megnyitás: " + kind }
