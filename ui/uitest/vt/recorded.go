package vt

import (
	_ "embed" // the recording
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Recording is what was seen of a terminal. Raw answers are as they came.
type Recording struct {
	Terminal, Version, Day string
	TERM, Size             string
	Environ                []string          `json:",omitempty"` // what terminals set about themselves
	Answers                map[string]string // "" is silence
	Late                   []string          `json:",omitempty"` // questions whose answer came after that to a later one
	Cursor                 map[string]string `json:",omitempty"` // where a question left the cursor, if it moved it
	Widths                 map[string]int    `json:",omitempty"`
	Keys                   map[string]string `json:",omitempty"`
	Colours                int               `json:",omitempty"` // 0: the screen was not looked at
	Pictures               []string          `json:",omitempty"`
	Clipboard, Links       string            `json:",omitempty"` // "yes", "no", or why it was not tried
	Files                  string            `json:",omitempty"`
	Left                   []string          `json:",omitempty"`
	Fault                  string            `json:",omitempty"` // why the rest is missing
}

// File is where the recording is, from the top of the source.
const File = "ui/uitest/vt/terminals.json"

//go:embed terminals.json
var file []byte

// All returns the recording.
func All() (all []Recording) {
	if err := json.Unmarshal(file, &all); err != nil {
		panic(err) // a test has read it
	}
	return all
}

// Find returns a terminal of the recording in a version.
func Find(name, version string) Recording {
	for _, t := range All() {
		if t.Terminal == name && t.Version == version {
			return t
		}
	}
	panic("no recording of " + name + " " + version)
}

// Merge returns the recording with terminals that were seen later.
func Merge(all, later []Recording) []Recording {
	for _, t := range later {
		at := slices.IndexFunc(all, func(other Recording) bool { return other.Terminal == t.Terminal && other.Version == t.Version })
		if at < 0 {
			all = append(all, t)
			continue
		}
		all[at] = t
	}
	slices.SortStableFunc(all, func(a, b Recording) int {
		return strings.Compare(strings.ToLower(a.Terminal), strings.ToLower(b.Terminal))
	})
	return all
}

// Background returns the colour that the terminal reports; "" if it reports none.
func (t Recording) Background() string {
	return strings.TrimRight(strings.TrimPrefix(t.Answers["OSC 11"], "\x1b]11;"), "\a\x1b\\")
}

// Keyboard returns the protocol in which the terminal reports keys, by the name of the program that introduced it; "" for neither.
func (t Recording) Keyboard() string {
	switch {
	case t.Answers["?u"] != "":
		return "kitty"
	case strings.Contains(t.Keys["ctrl+s"], "115"):
		return "xterm"
	}
	return ""
}

// Rows returns the rows of a terminal in the two tables of the guides: what its screen and its keyboard do, and what it takes.
// They have no words, so they are the same in every language. A tick is what was seen.
func (t Recording) Rows() (screen, takes string) {
	tick := func(seen bool) string {
		if seen {
			return "✓"
		}
		return "–"
	}
	dash := func(s string) string {
		if s == "" {
			return "–"
		}
		return s
	}
	name, outer, within := strings.Cut(t.Terminal, " in ")
	if within {
		name += " (" + strings.TrimSuffix(outer, "-terminal") + ")"
	}
	name += " " + t.Version
	row := func(cells ...string) string { return "| " + name + " | " + strings.Join(cells, " | ") + " |" }
	widths := fmt.Sprintf("%d/%d", len(t.Widths)-len(t.OtherWidths()), len(t.Widths))
	return row(tick(t.Colours == 1<<24), tick(t.Background() != ""), dash(t.Keyboard()), tick(t.HasMargins()), widths),
		row(dash(strings.Join(t.Pictures, ", ")), tick(t.Clipboard == "yes"), tick(t.Links == "yes"), tick(t.Files == "yes"), tick(t.Answers["OSC 72"] != ""))
}

// OtherWidths returns the words, sorted, that the terminal draws in another number of cells than shortlist counts there.
func (t Recording) OtherWidths() (out []string) {
	for word, cells := range t.Widths {
		if cells != t.Counted(word) {
			out = append(out, word)
		}
	}
	slices.Sort(out)
	return out
}

// Counted returns how many cells shortlist counts for a word: by characters if the terminal does so from its start, else by runes.
func (t Recording) Counted(word string) int {
	if strings.Contains(t.Answers["?2027$p"], ";1$y") {
		return ansi.GraphemeWidth.StringWidth(word)
	}
	return ansi.WcWidth.StringWidth(word)
}

// HasMargins reports whether a carriage return went to the left margin.
func (t Recording) HasMargins() bool { return strings.HasPrefix(t.Answers["margins"], "\x1b[2;3R") }
