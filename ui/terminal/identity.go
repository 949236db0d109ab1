package terminal

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
)

// Identity is what the terminal is known by. A program between, such as tmux, counts as the terminal.
type Identity struct {
	Type       string // as in TERM; tmux and others have one of their own
	InTmux     bool
	Name       string // as it reports it, with its version (XTVERSION); "" if it has not
	Attributes []int  // DA1
	Secondary  []int  // DA2
}

// IdentityOf returns what the environment has.
func IdentityOf(getenv func(string) string) Identity {
	return Identity{Type: getenv("TERM"), InTmux: getenv("TMUX") != ""}
}

// Take takes an answer of the terminal. The nearest program answers first; the one behind tmux may follow.
func (i *Identity) Take(msg tea.Msg) {
	switch msg := msg.(type) {
	case tea.TerminalVersionMsg:
		i.Name = cmp.Or(i.Name, msg.Name)
	case uv.PrimaryDeviceAttributesEvent:
		if i.Attributes == nil {
			i.Attributes = msg
		}
	case uv.SecondaryDeviceAttributesEvent:
		if i.Secondary == nil {
			i.Secondary = msg
		}
	}
}

// known is a program that answers as a terminal, and what is known of it.
type known struct {
	name string // as its makers write it
	// The beginnings of its answer to XTVERSION and of its TERM, and the first numbers of its DA2; "" and nil: not its own.
	reported, kind string
	secondary      []int

	colours colorprofile.Profile // 0: not known
	copies  bool                 // it takes copied text (OSC 52) as it is installed
	since   int                  // the first version that copies; 0: all versions do
	setting string               // the setting that allows copying; "": no setting does
}

// programs are the programs that lie between, such as tmux, and the terminals. Those between come first, because TERM
// may be that of the terminal behind them, and they show the colours that they are configured to. Copies was seen in
// the versions of Debian that a line names, and the setting is from the program's manual; "by its manual" was not seen.
var programs = []known{
	{name: "tmux", reported: "tmux ", kind: "tmux", secondary: []int{84}, setting: "set-clipboard on"}, // 3.3a, 3.8
	{name: "GNU screen", secondary: []int{83}},                                                         // 4.9.0, 5.0.2
	{name: "mosh", secondary: []int{1, 10, 0}},                                                         // 1.4.0: it depends on the terminal
	{name: "dvtm", kind: "dvtm"},                                                                       // 0.15

	{name: "xterm", reported: "XTerm(", colours: colorprofile.TrueColor, setting: "allowWindowOps"},                                           // 379, 412
	{name: "kitty", reported: "kitty(", kind: "xterm-kitty", colours: colorprofile.TrueColor, copies: true, setting: "clipboard_control"},     // 0.26.5, 0.48.2
	{name: "foot", reported: "foot(", kind: "foot", colours: colorprofile.TrueColor, copies: true, setting: "osc52"},                          // 1.13.1, 1.21.0, 1.28.0
	{name: "Alacritty", kind: "alacritty", copies: true, setting: "terminal.osc52"},                                                           // 0.11.0, 0.15.1, 0.17.0
	{name: "Konsole", reported: "Konsole ", colours: colorprofile.TrueColor, copies: true, since: 25},                                         // 22.12.3, 25.04.2, 26.08.2
	{name: "VTE", reported: "VTE(", secondary: []int{65}, colours: colorprofile.TrueColor},                                                    // 0.70.6, 0.80.1, 0.84.1
	{name: "urxvt", kind: "rxvt", secondary: []int{85}},                                                                                       // 9.30, 9.31
	{name: "mlterm", kind: "mlterm", secondary: []int{24}, setting: "allow_osc52"},                                                            // 3.9.0, 3.9.4
	{name: "st", kind: "st", setting: "allowwindowops"},                                                                                       // 0.9, 0.9.3: in its config.h
	{name: PuTTY, secondary: []int{0, 136, 0}, colours: colorprofile.ANSI256},                                                                 // 0.78, 0.85; 16 million only since 0.71
	{name: "QTerminal", secondary: []int{0, 115, 0}},                                                                                          // 1.2.0, 2.4.0
	{name: "Terminology", reported: "terminology(", copies: true},                                                                             // 1.14.0; 1.13.0, which takes none, reports a blank in place of the bracket
	{name: "WezTerm", reported: "WezTerm ", kind: "wezterm", colours: colorprofile.TrueColor, copies: true},                                   // by its manual
	{name: "Ghostty", reported: "ghostty ", kind: "xterm-ghostty", colours: colorprofile.TrueColor, copies: true, setting: "clipboard-write"}, // by its manual
	{name: "iTerm2", reported: "iTerm2 ", colours: colorprofile.TrueColor, setting: "Applications in terminal may access clipboard"},          // by its manual
	{name: "mintty", reported: "mintty ", colours: colorprofile.TrueColor, setting: "AllowSetSelection"},                                      // by its manual
	{name: "Contour", reported: "contour ", colours: colorprofile.TrueColor},                                                                  // not seen
}

// known returns the program that the terminal is; nil if it is none of them.
func (i Identity) known() *known {
	for _, is := range []func(known) bool{
		func(p known) bool { return i.InTmux && p.name == "tmux" },
		func(p known) bool { return p.reported != "" && strings.HasPrefix(i.Name, p.reported) },
		func(p known) bool {
			return p.secondary != nil && len(i.Secondary) >= len(p.secondary) && slices.Equal(i.Secondary[:len(p.secondary)], p.secondary)
		},
		func(p known) bool {
			return p.kind != "" && (i.Type == p.kind || strings.HasPrefix(i.Type, p.kind+"-"))
		},
	} {
		if at := slices.IndexFunc(programs, is); at >= 0 {
			return &programs[at]
		}
	}
	return nil
}

// version returns the first number of the reported version; 0 without one.
func (i Identity) version() (n int) {
	from := strings.IndexAny(i.Name, "0123456789")
	if from < 0 {
		return 0
	}
	digits := i.Name[from:]
	if to := strings.IndexFunc(digits, func(r rune) bool { return r < '0' || r > '9' }); to >= 0 {
		digits = digits[:to]
	}
	n, _ = strconv.Atoi(digits) // a number that is too large becomes the largest
	return n
}

// ofClipboard is the attribute in DA1 of a terminal that takes copied text.
const ofClipboard = 52

// Copies reports whether the terminal is known to take copied text, and the setting that it depends on, after the name
// of the program; "" if no setting is known.
func (i Identity) Copies() (takes bool, setting string) {
	takes = slices.Contains(i.Attributes, ofClipboard)
	p := i.known()
	if p == nil {
		return takes, ""
	}
	if p.setting != "" {
		setting = p.name + ": " + p.setting
	}
	return takes || p.copies && i.version() >= p.since, setting
}

// PuTTY is the terminal that draws a row with a right-to-left name in another order as a whole.
const PuTTY = "PuTTY"

// Program returns the name of the program; "" if it is not known.
func (i Identity) Program() string {
	if p := i.known(); p != nil {
		return p.name
	}
	return ""
}

// DrawsMarks reports whether the terminal is known to draw U+200E in a cell. The dashboard measures it.
func (i Identity) DrawsMarks() bool { return i.Program() == "mlterm" }

// Colours returns the colours that the terminal is known to show; 0 if it is not known.
func (i Identity) Colours() colorprofile.Profile {
	if p := i.known(); p != nil {
		return p.colours
	}
	return 0
}
