package doctor

import (
	"fmt"
	"io/fs"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the texts of the checks. Another language is another type with these methods.
type words interface {
	Run(command string) string

	// Permissions
	Private() string
	Wide(n int, others fs.FileMode) string
	Foreign(n int) string

	// Terminal
	NameTerminal() string
	NameSize() string
	NameColours() string
	NameFrames() string
	NameCharacters() string
	NameKeyboard() string
	NameBackground() string
	NameClipboard() string
	NamePictures() string
	NameFiles() string
	NameDrags() string
	NameWidths() string
	NoTerminal() string
	Size(columns, rows int) string
	Enlarge(columns, rows int) string
	Colours(all bool) string
	FewColours() string
	SetTERM() string
	NoColours() string
	NotAsked() string
	Silent() string
	AfterSilence() string
	Nameless() string
	FramesWhole() string
	FramesParts() string
	OtherTerminal() string
	PictureTerminals() string
	CountsCharacters() string
	CountsRunes() string
	KeysDistinct() string
	KeysAlike() string
	BackgroundReported() string
	BackgroundUnknown() string
	SetTheme() string
	ClipboardWorks() string
	ClipboardUnknown() string
	TryClipboard() string
	PicturesInText() string
	PicturesOnScreen() string
	PicturesUnused() string
	NoPictures() string
	FilesTaken(sequence string) string
	FilesNotTaken() string
	DragsReported() string
	NoDrags() string
	SampleLatin() string
	SampleCyrillic() string
	SampleChinese() string
	SampleCombining() string
	SampleEmoji() string
	SampleFlag() string
	SampleDevanagari() string
	NotMeasured() string
	Agree(names []string) string
	Differs(name string, measured, counted int) string
	Differing(each []string) string
	AfterDiffering() string
	AfterShifting() string
	TmuxNotAsked() string
	TmuxPasses() string
	TmuxBlocks() string

	// Store
	NameStore() string
	NameIntegrity() string
	NameJournal() string
	NameFileSystem() string
	NameSpace() string
	StoreMissing() string
	StoreUnread() string
	StoreDamaged() string
	MendStore() string
	StoreIntact(size string) string
	Journal(kind string) string
	OpenOnce() string
	FileSystemUnknown() string
	FileSystemShared(name string) string
	MoveStore() string
	FileSystem(name string) string
	Free(size string) string
	MakeSpace() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Run(command string) string { return "Run: " + command }

func (*english) Private() string { return "Only you can read and write it." }
func (*english) Wide(n int, others fs.FileMode) string {
	may := "read"
	switch {
	case others&0o022 != 0:
		may = "change"
	case others&0o044 == 0:
		may = "enter"
	}
	return fmt.Sprintf("Other users may %s %s.", may, amount.Plural(n, "file or folder", "files or folders"))
}
func (*english) Foreign(n int) string {
	return fmt.Sprintf("Another user owns %s, or you may not read it.", amount.Plural(n, "file or folder", "files or folders"))
}

func (*english) NameTerminal() string   { return "Terminal" }
func (*english) NameSize() string       { return "Size" }
func (*english) NameColours() string    { return "Colours" }
func (*english) NameFrames() string     { return "Frames" }
func (*english) NameCharacters() string { return "Characters" }
func (*english) NameKeyboard() string   { return "Keyboard" }
func (*english) NameBackground() string { return "Background" }
func (*english) NameClipboard() string  { return "Clipboard" }
func (*english) NamePictures() string   { return "Pictures" }
func (*english) NameFiles() string      { return "File sending" }
func (*english) NameDrags() string      { return "Drags" }
func (*english) NameWidths() string     { return "Widths" }
func (*english) NoTerminal() string {
	return "Input or output is not a terminal. Its abilities are not checked."
}
func (*english) Size(columns, rows int) string { return fmt.Sprintf("%d×%d cells", columns, rows) }
func (*english) Enlarge(columns, rows int) string {
	return fmt.Sprintf("Make the window at least %d×%d.", columns, rows)
}
func (*english) Colours(all bool) string {
	if all {
		return "16 million colours"
	}
	return "256 colours"
}
func (*english) FewColours() string { return "16 colours. Themes are approximated." }
func (*english) SetTERM() string {
	return "If your terminal has more, set TERM to xterm-256color, or COLORTERM to truecolor."
}
func (*english) NoColours() string { return "No colours. The dashboard uses signs and bold text." }
func (*english) NotAsked() string {
	return "This terminal does not take questions. Its abilities are not checked."
}
func (*english) Silent() string {
	return "The terminal does not answer in time. shortlist draws in the simplest way."
}
func (*english) AfterSilence() string {
	return "If you are connected through another program, run this without it."
}
func (*english) Nameless() string    { return "It answers, without its name." }
func (*english) FramesWhole() string { return "Each frame appears at once (mode 2026)." }
func (*english) FramesParts() string {
	return "Frames may flicker: the terminal does not know mode 2026."
}
func (*english) OtherTerminal() string {
	return "If it does flicker, a terminal with that mode helps: kitty, Ghostty, WezTerm or foot."
}
func (*english) PictureTerminals() string {
	return "To see pages, use kitty, Ghostty, WezTerm, iTerm2 or a terminal with Sixel."
}
func (*english) CountsCharacters() string {
	return "Width follows whole characters (mode 2027)."
}
func (*english) CountsRunes() string {
	return "No mode 2027. shortlist counts each code point of joined characters."
}
func (*english) KeysDistinct() string {
	return "Every key is reported unambiguously (kitty protocol)."
}
func (*english) KeysAlike() string {
	return "Some keys are the same here, like ctrl+i and tab. The help shows others."
}
func (*english) BackgroundReported() string {
	return "Its colour is reported. The theme auto follows it."
}
func (*english) BackgroundUnknown() string {
	return "Its colour is not reported. The theme auto guesses."
}
func (*english) SetTheme() string {
	return "Set ui.theme to light or dark if the colours are hard to read."
}
func (*english) ClipboardWorks() string { return "The terminal takes copied text (OSC 52)." }
func (*english) ClipboardUnknown() string {
	return "The terminal does not report whether it takes copied text (OSC 52)."
}
func (*english) TryClipboard() string {
	return "Copy something in the dashboard. If it does not arrive, allow OSC 52 in your terminal."
}
func (*english) PicturesInText() string   { return "Pages appear among the text." }
func (*english) PicturesOnScreen() string { return "Pages appear on a screen of their own." }
func (*english) PicturesUnused() string {
	return "The terminal knows kitty's pictures, but not among text. CVs appear as text."
}
func (*english) NoPictures() string { return "The terminal shows none. CVs appear as text." }
func (*english) FilesTaken(sequence string) string {
	return "By its name, the terminal takes files (" + sequence + ")."
}
func (*english) FilesNotTaken() string { return "By its name, the terminal takes no files." }
func (*english) DragsReported() string { return "A CV can be dragged out of the window (OSC 72)." }
func (*english) NoDrags() string {
	return "The terminal does not report drags (OSC 72). A CV cannot be dragged out of the window."
}
func (*english) SampleLatin() string      { return "Latin" }
func (*english) SampleCyrillic() string   { return "Cyrillic" }
func (*english) SampleChinese() string    { return "Chinese" }
func (*english) SampleCombining() string  { return "accents" }
func (*english) SampleEmoji() string      { return "joined emoji" }
func (*english) SampleFlag() string       { return "flags" }
func (*english) SampleDevanagari() string { return "Devanagari" }
func (*english) NotMeasured() string {
	return "The terminal does not report the cursor, so text was not measured."
}
func (*english) Agree(names []string) string {
	return "As shortlist counts: " + strings.Join(names, ", ") + "."
}
func (*english) Differs(name string, measured, counted int) string {
	return fmt.Sprintf("%s %d, not %d", name, measured, counted)
}
func (*english) Differing(each []string) string {
	return "Cells that differ from shortlist's count: " + strings.Join(each, "; ") + "."
}
func (*english) AfterDiffering() string {
	return "Nothing is needed: shortlist sets the column after such characters, so that rows stay aligned."
}
func (*english) AfterShifting() string {
	return "Such text may be partly covered, or shift its row. Set ambiguous characters to narrow in the terminal, or use another one."
}
func (*english) TmuxNotAsked() string {
	return "tmux was not asked whether it passes sequences on."
}
func (*english) TmuxPasses() string { return "Sequences pass to the terminal (allow-passthrough)." }
func (*english) TmuxBlocks() string {
	return "Desktop notifications do not pass: allow-passthrough is off."
}

func (*english) NameStore() string      { return "Store" }
func (*english) NameIntegrity() string  { return "Integrity" }
func (*english) NameJournal() string    { return "Journal" }
func (*english) NameFileSystem() string { return "File system" }
func (*english) NameSpace() string      { return "Free space" }
func (*english) StoreMissing() string   { return "There is no store yet. The first start makes it." }
func (*english) StoreUnread() string    { return "The store cannot be read." }
func (*english) StoreDamaged() string   { return "The store is damaged." }
func (*english) MendStore() string {
	return "Copy the file, then run shortlist: it repairs the store and keeps your own data."
}
func (*english) StoreIntact(size string) string { return "No damage found in " + size + "." }
func (*english) Journal(kind string) string {
	return "Changes are written with the journal " + kind + "."
}
func (*english) OpenOnce() string          { return "Run shortlist once: it sets the journal wal." }
func (*english) FileSystemUnknown() string { return "Its kind is not known on this system." }
func (*english) FileSystemShared(name string) string {
	return name + ": other hosts may write to it. Locks can fail, and news of other windows is polled."
}
func (*english) MoveStore() string             { return "Set XDG_DATA_HOME to a folder on a local disk." }
func (*english) FileSystem(name string) string { return name + ", on this computer" }
func (*english) Free(size string) string       { return size + " free" }
func (*english) MakeSpace() string             { return "Free some space: nothing can be saved on a full disk." }
