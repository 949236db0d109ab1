package doctor

import (
	"fmt"
	"io/fs"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

var inRomanian = words{
	Private: "Nimeni altcineva nu poate citi sau scrie aici.",

	NameTerminal:       "Terminal",
	NameSize:           "Dimensiune",
	NameColours:        "Culori",
	NameFrames:         "Cadre",
	NameCharacters:     "Caractere",
	NameKeyboard:       "Tastatură",
	NameBackground:     "Fundal",
	NameClipboard:      "Clipboard",
	NamePictures:       "Imagini",
	NameFiles:          "Transfer",
	NameDrags:          "Tragere",
	NameWidths:         "Lățimi",
	NoTerminal:         "Intrarea sau ieșirea nu este un terminal. Posibilitățile lui nu se verifică.",
	FewColours:         "16 culori. Temele sunt aproximate.",
	SetTERM:            "Dacă terminalul are mai multe, setați TERM la xterm-256color sau COLORTERM la truecolor.",
	NoColours:          "Fără culori. Se folosesc semne și text îngroșat.",
	NotAsked:           "Acest terminal nu acceptă întrebări. Posibilitățile lui nu se verifică.",
	Silent:             "Terminalul nu răspunde la timp. shortlist desenează în modul cel mai simplu.",
	AfterSilence:       "Dacă vă conectați prin alt program, rulați comanda fără el.",
	Nameless:           "Răspunde, dar fără nume.",
	FramesWhole:        "Fiecare cadru apare dintr-odată (modul 2026).",
	FramesParts:        "Cadrele pot pâlpâi: terminalul nu cunoaște modul 2026.",
	OtherTerminal:      "Dacă pâlpâie, ajută un terminal cu acest mod: kitty, Ghostty, WezTerm sau foot.",
	PictureTerminals:   "Ca să vedeți paginile, folosiți kitty, Ghostty, WezTerm, iTerm2 sau un terminal cu Sixel.",
	CountsCharacters:   "Lățimea urmează caracterele întregi (modul 2027).",
	CountsRunes:        "Fără modul 2027. shortlist numără fiecare punct de cod al caracterelor compuse.",
	KeysDistinct:       "Fiecare tastă este raportată fără ambiguități (protocolul kitty).",
	KeysAlike:          "Unele taste nu se deosebesc aici, de exemplu ctrl+i și tab. Ajutorul arată altele.",
	BackgroundReported: "Culoarea este raportată. Tema auto o urmează.",
	BackgroundUnknown:  "Culoarea nu este raportată. Tema auto o estimează.",
	SetTheme:           "Setați ui.theme la light sau dark dacă textul se citește greu.",
	ClipboardWorks:     "Terminalul preia textul copiat (OSC 52).",
	ClipboardUnknown:   "Terminalul nu raportează dacă preia textul copiat (OSC 52).",
	TryClipboard:       "Copiați ceva din shortlist. Dacă nu ajunge în clipboard, permiteți OSC 52 în terminal.",
	NameDirection:      "Dreapta-stânga",
	RowsReordered:      "PuTTY reordonează tot rândul unui nume arab sau ebraic, peste panouri.",
	SetDirection:       "În PuTTY, setarea Terminal, Features, „Disable bidirectional text display” lasă rândurile la locul lor. Scrie aceste nume de la stânga la dreapta.",
	PicturesInText:     "Paginile apar în text.",
	PicturesOnScreen:   "Paginile apar pe un ecran separat.",
	PicturesUnused:     "Terminalul cunoaște imaginile kitty, dar nu în text. CV-urile apar ca text.",
	NoPictures:         "Terminalul nu afișează imagini. CV-urile apar ca text.",
	FilesNotTaken:      "După nume, terminalul nu primește fișiere.",
	DragsReported:      "Un CV poate fi tras din fereastră (OSC 72).",
	NoDrags:            "Terminalul nu raportează tragerea (OSC 72). Un CV nu poate fi tras din fereastră.",
	SampleLatin:        "litere latine",
	SampleCyrillic:     "litere chirilice",
	SampleChinese:      "caractere chinezești",
	SampleCombining:    "accente",
	SampleEmoji:        "emoji compuse",
	SampleFlag:         "steaguri",
	SampleDevanagari:   "devanagari",
	NotMeasured:        "Terminalul nu raportează cursorul, așa că textul nu a fost măsurat.",
	AfterDiffering:     "Nu trebuie făcut nimic: shortlist fixează coloana după astfel de caractere, așa că rândurile rămân aliniate.",
	AfterShifting:      "Un astfel de text poate fi acoperit parțial sau își poate deplasa rândul. Setați caracterele ambigue la lățime îngustă în terminal sau folosiți altul.",
	TmuxNotAsked:       "Nu s-a verificat dacă tmux transmite secvențele mai departe.",
	TmuxPasses:         "Secvențele ajung la terminal (allow-passthrough).",
	TmuxBlocks:         "Notificările de sistem nu trec: allow-passthrough este dezactivat.",

	NameStore:         "Bază locală",
	NameIntegrity:     "Integritate",
	NameJournal:       "Jurnal",
	NameFileSystem:    "Sistem fișiere",
	NameSpace:         "Spațiu liber",
	StoreMissing:      "Încă nu există o bază locală. Se creează la prima pornire.",
	StoreUnread:       "Baza locală nu poate fi citită.",
	StoreGone:         "Fișierul bazei locale lipsește, deși a existat.",
	RestoreStore:      "Puneți la loc o copie de siguranță. Următoarea pornire ar începe o bază locală nouă.",
	StoreDamaged:      "Baza locală este deteriorată.",
	MendStore:         "Copiați fișierul, apoi porniți shortlist: baza locală este reparată, iar datele proprii se păstrează.",
	OpenOnce:          "Porniți shortlist o dată: setează jurnalul potrivit.",
	FileSystemUnknown: "Tipul nu este cunoscut pe acest sistem.",
	MoveStore:         "Setați store.dir la un dosar de pe un disc local.",
	NameWriting:       "Scriere",
	NoModes:           "Acest sistem de fișiere nu păstrează permisiuni, așa că fișierele sunt accesibile și altor utilizatori.",
	MountPrivately:    "Montați-l cu umask=077 sau mutați dosarul pe alt sistem de fișiere.",
	MakeSpace:         "Eliberați spațiu: pe un disc plin nu se poate salva nimic.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Run(command string) string { return "Rulați: " + command }

func (*romanian) Wide(n int, others fs.FileMode) string {
	may := "citi"
	switch {
	case others&0o022 != 0:
		may = "modifica"
	case others&0o044 == 0:
		may = "deschide"
	}
	return fmt.Sprintf("Alți utilizatori pot %s %s.", may, amount.InRomanian(n, "fișier sau dosar", "fișiere sau dosare"))
}
func (*romanian) Foreign(n int) string {
	return fmt.Sprintf("Aparțin altui utilizator sau nu pot fi citite: %s.", amount.InRomanian(n, "fișier sau dosar", "fișiere sau dosare"))
}

func (*romanian) Size(columns, rows int) string {
	return fmt.Sprintf("%d×%d (coloane × rânduri)", columns, rows)
}
func (*romanian) Enlarge(columns, rows int) string {
	return fmt.Sprintf("Măriți fereastra la cel puțin %d×%d.", columns, rows)
}
func (*romanian) AllowClipboard(setting string) string {
	return "Textul copiat ajunge numai dacă îl permiteți: " + setting + "."
}
func (*romanian) Colours(all bool) string {
	if all {
		return "16 milioane de culori"
	}
	return "256 de culori"
}
func (*romanian) FilesTaken(sequence string) string {
	return "După nume, terminalul primește fișiere (" + sequence + ")."
}
func (*romanian) Agree(names []string) string {
	return "La fel cum numără shortlist: " + strings.Join(names, ", ") + "."
}
func (*romanian) Differs(name string, measured, counted int) string {
	return fmt.Sprintf("%s %d, nu %d", name, measured, counted)
}
func (*romanian) Differing(each []string) string {
	return "Lățimi diferite de cele numărate de shortlist: " + strings.Join(each, "; ") + "."
}

func (*romanian) StoreIntact(size string) string {
	return "Nu s-a găsit nicio deteriorare (" + size + ")."
}
func (*romanian) Journal(kind string) string {
	return "Modificările se scriu cu jurnalul " + kind + "."
}
func (*romanian) NotWritable(why string) string { return "Nu se poate salva nimic: " + lang.End(why) }
func (*romanian) FileSystemShared(name string) string {
	return name + ": și alte gazde pot scrie aici. Blocările pot eșua, iar noutățile din alte ferestre se verifică periodic."
}
func (*romanian) FileSystem(name string) string { return name + ", pe acest calculator" }
func (*romanian) Free(size string) string       { return size + " liberi" }
