package sending

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inRomanian = words{
	Sending:   "se trimite alt fișier",
	NotSent:   "Fișierul nu a putut fi trimis.",
	NoneHasCV: "CV-urile candidaților marcați nu sunt aici. Nu s-a salvat nimic.",
	BlindNow:  "Între timp s-a activat modul anonim, așa că fișierul s-a salvat, dar nu s-a trimis.",

	Question:       "Trimiteți CV-ul pe calculatorul dumneavoastră?",
	QuestionOfFile: "Trimiteți fișierul pe calculatorul dumneavoastră?",
	InOne:          "Terminalul îl preia dintr-o bucată. Până atunci ecranul nu se schimbă.",
	TerminalAsks:   "Vă va întreba și terminalul.",
	Send:           "trimite",
	Stop:           action.Label{Name: "oprește trimiterea", Help: "oprește trimiterea CV-ului", Synonyms: "stop sending"},
	Stopped:        "Oprit. Fișierul de pe calculatorul dumneavoastră este incomplet sau lipsește; aici rămâne salvat.",

	DragTooLate: "Tragerea s-a încheiat înainte ca CV-ul să fie gata. Acum este salvat; trageți-l din nou.",
	NotDropped:  "CV-ul nu a fost lăsat nicăieri. Rămâne salvat pe acest calculator.",

	NotKnown:    "Nu se știe dacă terminalul poate primi fișiere.",
	TmuxBlocks:  "tmux nu trimite fișierele mai departe la terminal. tmux set -g allow-passthrough on schimbă asta.",
	TooLarge:    "Fișierul este prea mare pentru terminal.",
	Silent:      "Terminalul nu a răspuns la timp.",
	Unreadable:  "shortlist nu înțelege răspunsul terminalului.",
	NotWhole:    "Terminalul raportează altă dimensiune decât cea a fișierului.",
	NameTaken:   "În Downloads sunt deja prea multe fișiere cu acest nume.",
	FileChanged: "Fișierul salvat s-a schimbat sau nu mai există. Trimiteți-l din nou.",

	FetchTitle:    "Aduceți CV-ul pe calculatorul dumneavoastră",
	FetchFile:     "Aduceți fișierul pe calculatorul dumneavoastră",
	Archive:       "CV-uri",
	RunThere:      "Fișierul este salvat acolo unde rulează shortlist. Rulați această comandă pe calculatorul dumneavoastră:",
	CommandCopied: "Poate că terminalul a copiat-o deja. Apare din nou la ieșirea din shortlist. Dacă adresa nu este cea la care vă conectați, schimbați-o.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) File(name string, size int64) string {
	return name + ", " + amount.Bytes(size)
}
func (*romanian) Holds(n int) string { return "Conține " + amount.InRomanian(n, "CV", "CV-uri") + "." }
func (*romanian) WithoutCV(n int) string {
	return "Fără CV: " + amount.InRomanian(n, "candidat", "candidați") + "."
}
func (*romanian) Destination(terminal string, asks bool) string {
	if asks {
		return "Trece prin terminal (" + terminal + ") în dosarul Downloads de pe calculatorul din fața dumneavoastră."
	}
	return "Trece prin terminal (" + terminal + ") la descărcările de pe calculatorul din fața dumneavoastră."
}
func (*romanian) AllowThere() string {
	return "Terminalul întreabă dacă să primească fișierul. Permiteți acolo sau apăsați " + action.Back.String() + " pentru a opri."
}
func (*romanian) SendingWhole(name string) string {
	return "Se trimite dintr-o bucată: " + name + "…"
}
func (*romanian) Progress(name string, percent int) string {
	return "Se trimite " + name + ": " + amount.Number(percent) + " %. " + action.Back.String() + " oprește."
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
func (*romanian) Dropped(name string) string { return "S-a lăsat " + lang.End(name) }

func (*romanian) Refused(why string) string {
	if why == "" {
		return "Terminalul a refuzat fișierul."
	}
	return "Terminalul a refuzat fișierul: " + lang.End(why)
}

func (*romanian) IsHere(path string) string {
	return "Salvat pe calculatorul pe care rulează shortlist: " + path
}
