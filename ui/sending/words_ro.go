package sending

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Sending() string { return "se trimite alt CV" }
func (*romanian) NotSent() string { return "CV-ul nu a putut fi trimis." }
func (*romanian) BlindNow() string {
	return "Între timp s-a activat modul anonim, așa că CV-ul s-a salvat, dar nu s-a trimis."
}

func (*romanian) Question() string { return "Trimiteți CV-ul pe calculatorul dumneavoastră?" }
func (*romanian) File(name string, size int64) string {
	return name + ", " + amount.Bytes(size)
}
func (*romanian) Destination(terminal string, asks bool) string {
	if asks {
		return "Trece prin terminal (" + terminal + ") în dosarul Downloads de pe calculatorul din fața dumneavoastră."
	}
	return "Trece prin terminal (" + terminal + ") la descărcările de pe calculatorul din fața dumneavoastră."
}
func (*romanian) InOne() string {
	return "Terminalul îl preia dintr-o bucată. Până atunci ecranul nu se schimbă."
}
func (*romanian) TerminalAsks() string { return "Vă va întreba și terminalul." }
func (*romanian) Send() string         { return "trimite" }
func (*romanian) AllowThere() string {
	return "Terminalul întreabă dacă să primească fișierul. Permiteți acolo sau apăsați " + action.Back.String() + " pentru a opri."
}
func (*romanian) SendingWhole(name string) string {
	return "Se trimite dintr-o bucată: " + name + "…"
}
func (*romanian) Progress(name string, percent int) string {
	return "Se trimite " + name + ": " + amount.Number(percent) + " %. " + action.Back.String() + " oprește."
}
func (*romanian) Stop() action.Label {
	return action.Label{Name: "oprește trimiterea", Help: "oprește trimiterea CV-ului", Synonyms: "stop sending"}
}
func (*romanian) Stopped() string {
	return "Oprit. Fișierul de pe calculatorul dumneavoastră este incomplet sau lipsește; CV-ul rămâne salvat aici."
}
func (*romanian) Sent(name, terminal string) string {
	return "S-a trimis " + name + " la terminal (" + terminal + "). Ar trebui să fie printre descărcări; terminalul nu confirmă."
}
func (*romanian) Confirmed(name, terminal string) string {
	return "S-a trimis. " + name + " este în dosarul Downloads de pe calculatorul dumneavoastră; terminalul (" + terminal + ") a confirmat."
}

func (*romanian) DropIt(name string) string {
	return "Lăsați " + name + " acolo unde doriți să fie. " + action.Back.String() + " oprește."
}
func (*romanian) Dropped(name string) string { return "S-a lăsat " + name + "." }
func (*romanian) DragTooLate() string {
	return "Tragerea s-a încheiat înainte ca CV-ul să fie gata. Acum este salvat; trageți-l din nou."
}
func (*romanian) NotDropped() string {
	return "CV-ul nu a fost lăsat nicăieri. Rămâne salvat pe acest calculator."
}

func (*romanian) NotKnown() string { return "Nu se știe dacă terminalul poate primi fișiere." }
func (*romanian) TmuxBlocks() string {
	return "tmux nu trimite fișierele mai departe la terminal. tmux set -g allow-passthrough on schimbă asta."
}
func (*romanian) TooLarge() string { return "Fișierul este prea mare pentru terminal." }
func (*romanian) Silent() string   { return "Terminalul nu a răspuns la timp." }
func (*romanian) Refused(why string) string {
	if why == "" {
		return "Terminalul a refuzat fișierul."
	}
	return "Terminalul a refuzat fișierul: " + why + "."
}
func (*romanian) NotWhole() string {
	return "Terminalul raportează altă dimensiune decât cea a fișierului."
}
func (*romanian) NameTaken() string {
	return "În Downloads sunt deja prea multe fișiere cu acest nume."
}
func (*romanian) FileChanged() string {
	return "CV-ul salvat s-a schimbat sau nu mai există. Trimiteți-l din nou."
}

func (*romanian) IsHere(path string) string {
	return "Salvat pe calculatorul pe care rulează shortlist: " + path
}
func (*romanian) FetchTitle() string { return "Aduceți CV-ul pe calculatorul dumneavoastră" }
func (*romanian) RunThere() string {
	return "CV-ul este salvat acolo unde rulează shortlist. Rulați această comandă pe calculatorul dumneavoastră:"
}
func (*romanian) CommandCopied() string {
	return "Comanda s-a trimis și în clipboardul terminalului. Dacă adresa nu este cea la care vă conectați, schimbați-o."
}
