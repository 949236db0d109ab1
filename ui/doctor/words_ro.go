package doctor

import (
	"fmt"
	"io/fs"
	"strings"

	"shortlist/model/amount"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Run(command string) string { return "Rulați: " + command }

func (*romanian) Private() string { return "Nimeni altcineva nu poate citi sau scrie aici." }
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

func (*romanian) NameTerminal() string   { return "Terminal" }
func (*romanian) NameSize() string       { return "Dimensiune" }
func (*romanian) NameColours() string    { return "Culori" }
func (*romanian) NameFrames() string     { return "Cadre" }
func (*romanian) NameCharacters() string { return "Caractere" }
func (*romanian) NameKeyboard() string   { return "Tastatură" }
func (*romanian) NameBackground() string { return "Fundal" }
func (*romanian) NameClipboard() string  { return "Clipboard" }
func (*romanian) NamePictures() string   { return "Imagini" }
func (*romanian) NameFiles() string      { return "Transfer" }
func (*romanian) NameDrags() string      { return "Tragere" }
func (*romanian) NameWidths() string     { return "Lățimi" }
func (*romanian) NoTerminal() string {
	return "Intrarea sau ieșirea nu este un terminal. Posibilitățile lui nu se verifică."
}
func (*romanian) Size(columns, rows int) string {
	return fmt.Sprintf("%d×%d (coloane × rânduri)", columns, rows)
}
func (*romanian) Enlarge(columns, rows int) string {
	return fmt.Sprintf("Măriți fereastra la cel puțin %d×%d.", columns, rows)
}
func (*romanian) Colours(all bool) string {
	if all {
		return "16 milioane de culori"
	}
	return "256 de culori"
}
func (*romanian) FewColours() string { return "16 culori. Temele sunt aproximate." }
func (*romanian) SetTERM() string {
	return "Dacă terminalul are mai multe, setați TERM la xterm-256color sau COLORTERM la truecolor."
}
func (*romanian) NoColours() string { return "Fără culori. Se folosesc semne și text îngroșat." }
func (*romanian) NotAsked() string {
	return "Acest terminal nu acceptă întrebări. Posibilitățile lui nu se verifică."
}
func (*romanian) Silent() string {
	return "Terminalul nu răspunde la timp. shortlist desenează în modul cel mai simplu."
}
func (*romanian) AfterSilence() string {
	return "Dacă vă conectați prin alt program, rulați comanda fără el."
}
func (*romanian) Nameless() string    { return "Răspunde, dar fără nume." }
func (*romanian) FramesWhole() string { return "Fiecare cadru apare dintr-odată (modul 2026)." }
func (*romanian) FramesParts() string {
	return "Cadrele pot pâlpâi: terminalul nu cunoaște modul 2026."
}
func (*romanian) OtherTerminal() string {
	return "Dacă pâlpâie, ajută un terminal cu acest mod: kitty, Ghostty, WezTerm sau foot."
}
func (*romanian) PictureTerminals() string {
	return "Ca să vedeți paginile, folosiți kitty, Ghostty, WezTerm, iTerm2 sau un terminal cu Sixel."
}
func (*romanian) CountsCharacters() string {
	return "Lățimea urmează caracterele întregi (modul 2027)."
}
func (*romanian) CountsRunes() string {
	return "Fără modul 2027. shortlist numără fiecare punct de cod al caracterelor compuse."
}
func (*romanian) KeysDistinct() string {
	return "Fiecare tastă este raportată fără ambiguități (protocolul kitty)."
}
func (*romanian) KeysAlike() string {
	return "Unele taste nu se deosebesc aici, de exemplu ctrl+i și tab. Ajutorul arată altele."
}
func (*romanian) BackgroundReported() string {
	return "Culoarea este raportată. Tema auto o urmează."
}
func (*romanian) BackgroundUnknown() string {
	return "Culoarea nu este raportată. Tema auto o estimează."
}
func (*romanian) SetTheme() string {
	return "Setați ui.theme la light sau dark dacă textul se citește greu."
}
func (*romanian) ClipboardWorks() string { return "Terminalul preia textul copiat (OSC 52)." }
func (*romanian) ClipboardUnknown() string {
	return "Terminalul nu raportează dacă preia textul copiat (OSC 52)."
}
func (*romanian) TryClipboard() string {
	return "Copiați ceva din shortlist. Dacă nu ajunge în clipboard, permiteți OSC 52 în terminal."
}
func (*romanian) PicturesInText() string   { return "Paginile apar în text." }
func (*romanian) PicturesOnScreen() string { return "Paginile apar pe un ecran separat." }
func (*romanian) PicturesUnused() string {
	return "Terminalul cunoaște imaginile kitty, dar nu în text. CV-urile apar ca text."
}
func (*romanian) NoPictures() string {
	return "Terminalul nu afișează imagini. CV-urile apar ca text."
}
func (*romanian) FilesTaken(sequence string) string {
	return "După nume, terminalul primește fișiere (" + sequence + ")."
}
func (*romanian) FilesNotTaken() string { return "După nume, terminalul nu primește fișiere." }
func (*romanian) DragsReported() string { return "Un CV poate fi tras din fereastră (OSC 72)." }
func (*romanian) NoDrags() string {
	return "Terminalul nu raportează tragerea (OSC 72). Un CV nu poate fi tras din fereastră."
}
func (*romanian) SampleLatin() string      { return "litere latine" }
func (*romanian) SampleCyrillic() string   { return "litere chirilice" }
func (*romanian) SampleChinese() string    { return "caractere chinezești" }
func (*romanian) SampleCombining() string  { return "accente" }
func (*romanian) SampleEmoji() string      { return "emoji compuse" }
func (*romanian) SampleFlag() string       { return "steaguri" }
func (*romanian) SampleDevanagari() string { return "devanagari" }
func (*romanian) NotMeasured() string {
	return "Terminalul nu raportează cursorul, așa că textul nu a fost măsurat."
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
func (*romanian) AfterDiffering() string {
	return "Nu trebuie făcut nimic: shortlist fixează coloana după astfel de caractere, așa că rândurile rămân aliniate."
}
func (*romanian) AfterShifting() string {
	return "Un astfel de text poate fi acoperit parțial sau își poate deplasa rândul. Setați caracterele ambigue la lățime îngustă în terminal sau folosiți altul."
}
func (*romanian) TmuxNotAsked() string {
	return "Nu s-a verificat dacă tmux transmite secvențele mai departe."
}
func (*romanian) TmuxPasses() string { return "Secvențele ajung la terminal (allow-passthrough)." }
func (*romanian) TmuxBlocks() string {
	return "Notificările de sistem nu trec: allow-passthrough este dezactivat."
}

func (*romanian) NameStore() string      { return "Bază locală" }
func (*romanian) NameIntegrity() string  { return "Integritate" }
func (*romanian) NameJournal() string    { return "Jurnal" }
func (*romanian) NameFileSystem() string { return "Sistem fișiere" }
func (*romanian) NameSpace() string      { return "Spațiu liber" }
func (*romanian) StoreMissing() string {
	return "Încă nu există o bază locală. Se creează la prima pornire."
}
func (*romanian) StoreUnread() string  { return "Baza locală nu poate fi citită." }
func (*romanian) StoreDamaged() string { return "Baza locală este deteriorată." }
func (*romanian) MendStore() string {
	return "Copiați fișierul, apoi porniți shortlist: baza locală este reparată, iar datele proprii se păstrează."
}
func (*romanian) StoreIntact(size string) string {
	return "Nu s-a găsit nicio deteriorare (" + size + ")."
}
func (*romanian) Journal(kind string) string {
	return "Modificările se scriu cu jurnalul " + kind + "."
}
func (*romanian) OpenOnce() string          { return "Porniți shortlist o dată: setează jurnalul wal." }
func (*romanian) FileSystemUnknown() string { return "Tipul nu este cunoscut pe acest sistem." }
func (*romanian) FileSystemShared(name string) string {
	return name + ": și alte gazde pot scrie aici. Blocările pot eșua, iar noutățile din alte ferestre se verifică periodic."
}
func (*romanian) MoveStore() string {
	return "Setați XDG_DATA_HOME la un dosar de pe un disc local."
}
func (*romanian) FileSystem(name string) string { return name + ", pe acest calculator" }
func (*romanian) Free(size string) string       { return size + " liberi" }
func (*romanian) MakeSpace() string {
	return "Eliberați spațiu: pe un disc plin nu se poate salva nimic."
}
