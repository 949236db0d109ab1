package doctor

import (
	"fmt"
	"io/fs"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the texts of the checks. Each language has its own variable.
type words struct {
	// Permissions
	Private string

	// Terminal
	NameTerminal       string
	NameSize           string
	NameColours        string
	NameFrames         string
	NameCharacters     string
	NameKeyboard       string
	NameBackground     string
	NameClipboard      string
	NamePictures       string
	NameFiles          string
	NameDrags          string
	NameWidths         string
	NoTerminal         string
	FewColours         string
	SetTERM            string
	NoColours          string
	NotAsked           string
	Silent             string
	AfterSilence       string
	Nameless           string
	FramesWhole        string
	FramesParts        string
	OtherTerminal      string
	PictureTerminals   string
	CountsCharacters   string
	CountsRunes        string
	KeysDistinct       string
	KeysAlike          string
	BackgroundReported string
	BackgroundUnknown  string
	SetTheme           string
	ClipboardWorks     string
	ClipboardUnknown   string
	TryClipboard       string
	NameDirection      string // of PuTTY
	RowsReordered      string
	SetDirection       string
	PicturesInText     string
	PicturesOnScreen   string
	PicturesUnused     string
	NoPictures         string
	FilesNotTaken      string
	DragsReported      string
	NoDrags            string
	SampleLatin        string
	SampleCyrillic     string
	SampleChinese      string
	SampleCombining    string
	SampleEmoji        string
	SampleFlag         string
	SampleDevanagari   string
	NotMeasured        string
	AfterDiffering     string
	AfterShifting      string
	TmuxNotAsked       string
	TmuxPasses         string
	TmuxBlocks         string

	// Store
	NameStore         string
	NameIntegrity     string
	NameJournal       string
	NameFileSystem    string
	NameSpace         string
	StoreMissing      string
	StoreUnread       string
	StoreDamaged      string
	StoreGone         string
	RestoreStore      string
	MendStore         string
	OpenOnce          string
	FileSystemUnknown string
	MoveStore         string
	MakeSpace         string
	NameWriting       string
	NoModes           string
	MountPrivately    string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Run(command string) string

	// Permissions
	Wide(n int, others fs.FileMode) string
	Foreign(n int) string

	// Terminal
	Size(columns, rows int) string
	Enlarge(columns, rows int) string
	Colours(all bool) string
	AllowClipboard(setting string) string
	FilesTaken(sequence string) string
	Agree(names []string) string
	Differs(name string, measured, counted int) string
	Differing(each []string) string

	// Store
	StoreIntact(size string) string
	Journal(kind string) string
	FileSystemShared(name string) string
	NotWritable(why string) string
	FileSystem(name string) string
	Free(size string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Private: "Only you can read and write it.",

	NameTerminal:       "Terminal",
	NameSize:           "Size",
	NameColours:        "Colours",
	NameFrames:         "Frames",
	NameCharacters:     "Characters",
	NameKeyboard:       "Keyboard",
	NameBackground:     "Background",
	NameClipboard:      "Clipboard",
	NamePictures:       "Pictures",
	NameFiles:          "File sending",
	NameDrags:          "Drags",
	NameWidths:         "Widths",
	NoTerminal:         "Input or output is not a terminal. Its abilities are not checked.",
	FewColours:         "16 colours. Themes are approximated.",
	SetTERM:            "If your terminal has more, set TERM to xterm-256color, or COLORTERM to truecolor.",
	NoColours:          "No colours. The dashboard uses signs and bold text.",
	NotAsked:           "This terminal does not take questions. Its abilities are not checked.",
	Silent:             "The terminal does not answer in time. shortlist draws in the simplest way.",
	AfterSilence:       "If you are connected through another program, run this without it.",
	Nameless:           "It answers, without its name.",
	FramesWhole:        "Each frame appears at once (mode 2026).",
	FramesParts:        "Frames may flicker: the terminal does not know mode 2026.",
	OtherTerminal:      "If it does flicker, a terminal with that mode helps: kitty, Ghostty, WezTerm or foot.",
	PictureTerminals:   "To see pages, use kitty, Ghostty, WezTerm, iTerm2 or a terminal with Sixel.",
	CountsCharacters:   "Width follows whole characters (mode 2027).",
	CountsRunes:        "No mode 2027. shortlist counts each code point of joined characters.",
	KeysDistinct:       "Every key is reported unambiguously (kitty protocol).",
	KeysAlike:          "Some keys are the same here, like ctrl+i and tab. The help shows others.",
	BackgroundReported: "Its colour is reported. The theme auto follows it.",
	BackgroundUnknown:  "Its colour is not reported. The theme auto guesses.",
	SetTheme:           "Set ui.theme to light or dark if the colours are hard to read.",
	ClipboardWorks:     "The terminal takes copied text (OSC 52).",
	ClipboardUnknown:   "The terminal does not report whether it takes copied text (OSC 52).",
	TryClipboard:       "Copy something in the dashboard. If it does not arrive, allow OSC 52 in your terminal.",
	NameDirection:      "Right to left",
	RowsReordered:      "PuTTY reorders the whole row of a name in Arabic or Hebrew, across the panes.",
	SetDirection:       `In PuTTY's settings, Terminal, Features, "Disable bidirectional text display" keeps rows in place. It draws such names from left to right.`,
	PicturesInText:     "Pages appear among the text.",
	PicturesOnScreen:   "Pages appear on a screen of their own.",
	PicturesUnused:     "The terminal knows kitty's pictures, but not among text. CVs appear as text.",
	NoPictures:         "The terminal shows none. CVs appear as text.",
	FilesNotTaken:      "By its name, the terminal takes no files.",
	DragsReported:      "A CV can be dragged out of the window (OSC 72).",
	NoDrags:            "The terminal does not report drags (OSC 72). A CV cannot be dragged out of the window.",
	SampleLatin:        "Latin",
	SampleCyrillic:     "Cyrillic",
	SampleChinese:      "Chinese",
	SampleCombining:    "accents",
	SampleEmoji:        "joined emoji",
	SampleFlag:         "flags",
	SampleDevanagari:   "Devanagari",
	NotMeasured:        "The terminal does not report the cursor, so text was not measured.",
	AfterDiffering:     "Nothing is needed: shortlist sets the column after such characters, so that rows stay aligned.",
	AfterShifting:      "Such text may be partly covered, or shift its row. Set ambiguous characters to narrow in the terminal, or use another one.",
	TmuxNotAsked:       "tmux was not asked whether it passes sequences on.",
	TmuxPasses:         "Sequences pass to the terminal (allow-passthrough).",
	TmuxBlocks:         "Desktop notifications do not pass: allow-passthrough is off.",

	NameStore:         "Store",
	NameIntegrity:     "Integrity",
	NameJournal:       "Journal",
	NameFileSystem:    "File system",
	NameSpace:         "Free space",
	StoreMissing:      "There is no store yet. The first start makes it.",
	StoreUnread:       "The store cannot be read.",
	StoreGone:         "The store file is missing, though there was one.",
	RestoreStore:      "Put a backup in its place. The next start would begin a new store.",
	StoreDamaged:      "The store is damaged.",
	MendStore:         "Copy the file, then run shortlist: it repairs the store and keeps your own data.",
	OpenOnce:          "Run shortlist once: it sets the journal.",
	FileSystemUnknown: "Its kind is not known on this system.",
	MoveStore:         "Set store.dir to a folder on a local disk.",
	NameWriting:       "Writing",
	NoModes:           "This file system keeps no permissions, so other users may use the files.",
	MountPrivately:    "Mount it with umask=077, or move the folder to another file system.",
	MakeSpace:         "Free some space: nothing can be saved on a full disk.",

	sentences: new(english),
}

type english struct{}

func (*english) Run(command string) string { return "Run: " + command }

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

func (*english) Size(columns, rows int) string { return fmt.Sprintf("%d×%d cells", columns, rows) }
func (*english) Enlarge(columns, rows int) string {
	return fmt.Sprintf("Make the window at least %d×%d.", columns, rows)
}
func (*english) AllowClipboard(setting string) string {
	return "Copied text arrives only if you allow it: " + setting + "."
}
func (*english) Colours(all bool) string {
	if all {
		return "16 million colours"
	}
	return "256 colours"
}
func (*english) FilesTaken(sequence string) string {
	return "By its name, the terminal takes files (" + sequence + ")."
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

func (*english) StoreIntact(size string) string { return "No damage found in " + size + "." }
func (*english) Journal(kind string) string {
	return "Changes are written with the journal " + kind + "."
}
func (*english) NotWritable(why string) string { return "Nothing can be saved: " + lang.End(why) }
func (*english) FileSystemShared(name string) string {
	return name + ": other hosts may write to it. Locks can fail, and news of other windows is polled."
}
func (*english) FileSystem(name string) string { return name + ", on this computer" }
func (*english) Free(size string) string       { return size + " free" }
