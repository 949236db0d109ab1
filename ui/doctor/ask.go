package doctor

import (
	"bytes"
	"context"
	"io"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model/lang"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// Answers are what a terminal has reported.
type Answers struct {
	Silent        bool   // the terminal did not answer in time
	Interrupted   bool   // a person pressed ctrl+c
	Name          string // "" if the terminal has not reported a name
	Attributes    []int  // DA1
	Secondary     []int  // DA2
	Synced        bool   // mode 2026: the terminal draws a whole frame at once
	Graphemes     bool   // mode 2027: the terminal counts characters as a reader sees them
	setsGraphemes bool   // the terminal counts so only after mode 2027 is set
	Keyboard      bool   // the keyboard protocol of kitty
	Pictures      bool   // the graphics protocol of kitty
	Clipboard     bool   // the terminal's description (terminfo) has the sequence for the clipboard
	Background    bool   // the terminal reports its background
	Drags         bool   // the terminal reports drags of the mouse (OSC 72)
	Widths        []Measured
}

// Measured is the width of a sample on the terminal.
type Measured struct {
	Sample
	Cells int // 0: not measured
}

// Sample is a text whose width terminals disagree about.
type Sample struct {
	Name, Text string
	Joined     bool // the painter sets the cursor's column after the text, because terminals disagree
}

// Samples are the texts that are measured.
func Samples() []Sample {
	return []Sample{
		{lang.Text("Latin"), "abc", false},
		{lang.Text("Cyrillic"), "Їжак", false},
		{lang.Text("Chinese"), "履歴書", false},
		{lang.Text("accents"), "e\u0301o\u0308", false},
		{lang.Text("joined emoji"), "👩\u200d💻", true},
		{lang.Text("flags"), "🇺🇦", true},
		{lang.Text("Devanagari"), "क्षि", true},
	}
}

// questions are sent together. Every terminal answers the last one, so its answer ends the others. st 0.9 and
// terminology 1.13 take the question about kitty's keyboard for the sequence that restores the cursor, so the cursor is
// saved before it.
const questions = "\x1b[>q" + "\x1b[>c" + "\x1b[?2026$p" + "\x1b[?2027$p" + "\x1b7\x1b[?u" + "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\" +
	"\x1bP+q4d73\x1b\\" + "\x1b]11;?\x1b\\" + terminal.DragsQuestion + "\x1b[c"

var (
	attributes = regexp.MustCompile(`\x1b\[\?([\d;]*)c`)
	secondary  = regexp.MustCompile(`\x1b\[>([\d;]*)c`)
	version    = regexp.MustCompile(`\x1bP>\|([^\x1b\a]*)(?:\x1b\\|\a)`)
	mode       = regexp.MustCompile(`\x1b\[\?(2026|2027);(\d)\$y`)
	keyboard   = regexp.MustCompile(`\x1b\[\?\d+u`)
	graphics   = regexp.MustCompile(`\x1b_Gi=31;OK`)
	capability = regexp.MustCompile(`(?i)\x1bP1\+r4d73`)
	background = regexp.MustCompile(`\x1b\]11;rgb`)
	position   = regexp.MustCompile(`\x1b\[(\d+);(\d+)R`)
)

// late is how long late answers of a terminal are still read, since they would reach the shell as typed
// text.
const late = time.Second

// Ask asks the terminal and measures the samples on the line of the cursor, which it erases
// afterwards. wait is how long the terminal may take for each answer. Ask always restores the terminal.
func Ask(ctx context.Context, in *os.File, out io.Writer, wait time.Duration) (a Answers, err error) {
	restore, err := raw(in)
	if err != nil {
		return a, err
	}
	defer restore()
	send := func(s string) error { _, err := io.WriteString(out, s); return err }
	// A terminal may show a part of a question that it does not know.
	defer func() { _ = send("\r\x1b[K") }()
	// ask returns the bytes that came in time. A whole answer ends with a match of end.
	ask := func(question string, end *regexp.Regexp) (got []byte, err error) {
		if err := send(question); err != nil {
			return nil, err
		}
		got = receive(ctx, in, wait, func(got []byte) bool { return end.Match(got) || bytes.IndexByte(got, ctrlC) >= 0 })
		var more []byte
		if !end.Match(got) {
			more = receive(context.WithoutCancel(ctx), in, late, func(more []byte) bool { return end.Match(slices.Concat(got, more)) })
		}
		a.Interrupted = bytes.IndexByte(got, ctrlC) >= 0 || bytes.IndexByte(more, ctrlC) >= 0
		return got, ctx.Err()
	}
	got, err := ask(questions, attributes)
	a.read(got)
	if a.Silent || a.Interrupted || err != nil {
		return a, err
	}
	if a.setsGraphemes { // the dashboard sets the mode, too
		defer func() { _ = send("\x1b[?2027l") }()
		if err := send("\x1b[?2027h"); err != nil {
			return a, err
		}
	}
	for _, s := range Samples() {
		got, err := ask("\r\x1b[K"+s.Text+"\x1b[6n", position)
		if a.Interrupted || err != nil {
			return a, err
		}
		m := Measured{Sample: s}
		if at := position.FindSubmatch(got); at != nil {
			column, _ := strconv.Atoi(string(at[2])) // the pattern has digits only
			m.Cells = column - 1
		}
		a.Widths = append(a.Widths, m)
		if m.Cells == 0 {
			break // the terminal does not report the cursor, so more samples would wait in vain
		}
	}
	return a, nil
}

const ctrlC = 3

// read takes the answers to the questions.
func (a *Answers) read(got []byte) {
	primary := attributes.FindSubmatch(got)
	if a.Silent = primary == nil; a.Silent {
		return
	}
	a.Attributes = numbers(primary[1])
	if m := secondary.FindSubmatch(got); m != nil {
		a.Secondary = numbers(m[1])
	}
	if m := version.FindSubmatch(got); m != nil {
		a.Name = text.Cut(text.Line(string(m[1])), 40)
	}
	for _, m := range mode.FindAllSubmatch(got, -1) {
		known := strings.Contains("123", string(m[2])) // set, reset, always set
		switch string(m[1]) {
		case "2026":
			a.Synced = known
		case "2027":
			a.Graphemes, a.setsGraphemes = known, string(m[2]) == "2"
		}
	}
	a.Keyboard, a.Pictures = keyboard.Match(got), graphics.Match(got)
	a.Clipboard, a.Background = capability.Match(got), background.Match(got)
	a.Drags = bytes.Contains(got, []byte(terminal.DragsAnswer))
}

func numbers(list []byte) (out []int) {
	for part := range strings.SplitSeq(string(list), ";") {
		if n, err := strconv.Atoi(part); err == nil {
			out = append(out, n)
		}
	}
	return out
}
