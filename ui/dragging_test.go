package ui_test

import (
	"cmp"
	"context"
	"encoding/base64"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/uitest/vt"
)

// takesDrags returns a terminal on another computer that takes drags.
func takesDrags() *vt.Far {
	terminal := vt.NewFar("kitty(0.48.2)")
	terminal.Drags = vt.Drags{Offers: true, Machine: "1:of another computer", Answers: "OK"}
	return terminal
}

// atADrag is onFile with a mouse, and the terminal asked.
func atADrag(t *testing.T, terminal *vt.Far, f *replaced) *person {
	t.Helper()
	p := onFile(t, ui.Options{Host: overSSH, UI: model.UI{Mouse: true}}, terminal, f)
	p.talk()
	if !terminal.Reports() {
		t.Fatalf("drags are not reported: %q", p.Raw)
	}
	return p
}

// grab presses the button on a cell, and moves the pointer until the terminal reports a drag. The pointer has
// left the row by then.
func (p *person) grab(x, y int) {
	p.t.Helper()
	p.Send(tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft})
	p.hear(p.far.Drag(x+1, y+4))
}

// grabRow grabs the row of the applicant under the cursor.
func (p *person) grabRow() {
	p.t.Helper()
	p.grab(p.Find("▌●  "+strings.Fields(p.c.Applicant.Name)[0], 0))
}

// hear has the terminal report something, and answer what follows from that.
func (p *person) hear(report string) {
	p.t.Helper()
	p.decode([]byte(report))
	p.Settle()
	p.talk()
}

// TestACVIsDraggedOut of the list and of the reader, byte for byte: also an empty one, one of exactly a part,
// and one of many.
func TestACVIsDraggedOut(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "drags files over a slow terminal")
	for _, size := range []int{0, 1, 3072, 3073, 700_000} {
		p := atADrag(t, takesDrags(), random(size))
		p.Unwatched = size > 100_000
		if size == 1 {
			p.Do(action.ReadCV)
			p.grab(60, 20)
		} else {
			p.grabRow()
		}
		p.Sees("Drop", sayStopsSending())
		if len(p.far.Files) > 0 {
			t.Error("a file is there before the person has dropped it")
		}
		p.hear(p.far.Drop())
		p.arrived()
		p.Sees("Dropped")
		p.SeesNot(sayStopsSending())
		if act := p.logged(); act.Kind != model.ActivitySend || act.Outcome != model.ActivityDone || act.ApplyID != p.c.ID || act.Detail != p.far.Name {
			t.Errorf("logged is %+v", act)
		}
	}
}

// TestACVIsDraggedOutOnThisComputer: the terminal is on it, so it takes the saved file itself.
func TestACVIsDraggedOutOnThisComputer(t *testing.T) {
	t.Parallel()
	p := atADrag(t, takesDrags(), &replaced{name: "a b\u202e%,ї.pdf", content: []byte("content")})
	p.far.OnThisComputer()
	p.grabRow()
	p.hear(p.far.Drop())
	path, _ := p.saved()
	if content, ok := p.far.Saved(path); !ok || content != nil || len(p.far.Files) != 1 {
		t.Errorf("dropped is %q, not %q", p.far.Files, path)
	}
	if act := p.logged(); act.Outcome != model.ActivityDone {
		t.Errorf("logged is %+v", act)
	}
}

// TestAPathOfAnyLengthIsDraggedOut, whether or not its base64 would have padding.
func TestAPathOfAnyLengthIsDraggedOut(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "drags files over a slow terminal")
	for _, name := range []string{"a.pdf", "ab.pdf", "abc.pdf"} {
		p := atADrag(t, takesDrags(), &replaced{name: name, content: []byte("content")})
		p.grabRow()
		p.hear(p.far.Drop())
		p.arrived()
	}
}

// TestAHostileNameIsDraggedOut as an address that has nothing but letters of ASCII, of any length.
func TestAHostileNameIsDraggedOut(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "drags files over a slow terminal")
	for _, name := range []string{"a\x1b]52;c;AAAA\a.pdf", "$(touch x);`rm` '\".pdf", "\u202egpj.pdf", "a\r\nfile:%2f%2fx\r\n.pdf", strings.Repeat("я", 120) + ".pdf"} {
		p := atADrag(t, takesDrags(), &replaced{name: name, content: []byte("content")})
		p.grabRow()
		p.hear(p.far.Drop())
		p.arrived()
	}
}

// TestADragIsOfTheRowBelowTheButton when that was pressed, and opens and selects nothing. Elsewhere nothing is
// dragged.
func TestADragIsOfTheRowBelowTheButton(t *testing.T) {
	t.Parallel()
	p := atADrag(t, takesDrags(), nil)
	x, y := p.Find("▌●  "+strings.Fields(p.c.Applicant.Name)[0], 0)
	p.Click(x, y) // a second click would open the applicant
	p.grab(x, y)
	p.Sees("Drop")
	if p.focus() != env.ApplicantPane {
		t.Error("the drag has opened the applicant")
	}
	p.Send(tea.MouseReleaseMsg{X: x, Y: y + 4, Button: tea.MouseLeft})
	p.hear(p.far.Drop())
	p.arrived()

	before := len(p.Raw)
	p.grab(p.Find("All", 0)) // a tab
	p.Send(tea.MouseReleaseMsg{X: 0, Y: 0, Button: tea.MouseLeft})
	p.hear(p.far.Drag(x, y)) // no press was reported
	p.Do(action.Help)
	p.grab(x, y)
	if len(p.Raw) != before {
		t.Errorf("sent: %q", p.Raw[before:])
	}
}

// TestAClickStillOpensWhereDragsAreReported, at the release.
func TestAClickStillOpensWhereDragsAreReported(t *testing.T) {
	t.Parallel()
	p := atADrag(t, takesDrags(), nil)
	x, y := p.Find("▌●  "+strings.Fields(p.c.Applicant.Name)[0], 0)
	p.Click(x, y)
	p.Send(tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft})
	p.Settle()
	if p.focus() != env.ApplicantPane {
		t.Error("it is open before the release")
	}
	p.Send(tea.MouseReleaseMsg{X: x + 1, Y: y + 1, Button: tea.MouseLeft})
	p.Settle()
	if p.focus() != env.DetailPane {
		t.Error("it is not open")
	}

	p = atADrag(t, takesDrags(), nil)
	p.Click(x, y)
	p.Send(tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft})
	p.Do(action.Help) // as a box that opens by itself
	p.Send(tea.MouseReleaseMsg{X: x, Y: y, Button: tea.MouseLeft})
	p.Settle()
	p.Do(action.Close)
	if p.focus() != env.ApplicantPane {
		t.Error("it is open by a click below a box")
	}
}

// TestAnApplicantWithoutACVCannotBeDragged, and nothing is saved.
func TestAnApplicantWithoutACVCannotBeDragged(t *testing.T) {
	t.Parallel()
	p := atADrag(t, takesDrags(), nil)
	p.c = p.ToPerson("has no CV", func(c model.Candidate) bool { return c.CV == nil })
	p.grabRow()
	p.Sees(sayNotNow("no CV is attached"))
	if all, _ := filepath.Glob(filepath.Join(p.dir, "*")); all != nil {
		t.Errorf("saved %q", all)
	}
}

// TestARefusedDragLeavesNothingOpen: the terminal takes the next one.
func TestARefusedDragLeavesNothingOpen(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "drags files over a slow terminal")
	for answer, want := range map[string]string{
		"EPERM:permission to start drag denied": "The drag was over before the CV was ready.",
		"EFBIG":                                 "The terminal refused the file: EFBIG.",
		"EIO:no  space":                         "The terminal refused the file: EIO:no space.",
	} {
		p := atADrag(t, takesDrags(), &replaced{content: []byte("content")})
		p.far.Answers = answer
		p.grabRow()
		if p.far.Answers[1] == 'P' {
			p.Sees(want)
		} else {
			p.Overlay().Sees(want, "scp -P 2222")
			p.Advance(time.Second) // a key that comes at once was not meant for the box
			p.Do(action.Close)
		}
		p.SeesNot(sayStopsSending())
		if act := p.logged(); len(p.far.Files) != 0 || act.Outcome != model.ActivityRefused {
			t.Errorf("%s: %d files; logged is %+v", answer, len(p.far.Files), act)
		}
		p.far.Answers = "OK"
		p.grabRow()
		p.hear(p.far.Drop())
		if len(p.far.Files) != 1 {
			t.Errorf("%s: it cannot be dragged again", answer)
		}
	}
}

// TestASilentDragHoldsNothingUp: its time is over at some point, before it begins, while the person drags, and in
// the middle of the file.
func TestASilentDragHoldsNothingUp(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "drags files over a slow terminal")
	for name, set := range map[string]func(*vt.Far){
		"it does not answer the offer":          func(f *vt.Far) { f.Answers = "" },
		"it does not report the end":            func(f *vt.Far) { f.Hangs = true },
		"it stops reading amid the file":        func(f *vt.Far) { f.Parts = 5 },
		"it ends after the first of many parts": func(f *vt.Far) { f.Parts = 1 },
	} {
		p := atADrag(t, takesDrags(), random(100_000))
		set(p.far)
		p.grabRow()
		if p.far.Answers != "" {
			p.hear(p.far.Drop())
		}
		p.Do(action.Down, action.Up) // keys work meanwhile
		p.Advance(3 * time.Minute)
		p.Overlay().Sees("The terminal did not answer in time.", "scp -P 2222")
		if act := p.logged(); len(p.far.Files) != 0 || act.Outcome != model.ActivityFailed {
			t.Errorf("%s: %d files; logged is %+v", name, len(p.far.Files), act)
		}
		p.Do(action.Close)
		p.far.Parts, p.far.Hangs, p.far.Answers = 0, false, "OK"
		p.talk()
		p.grabRow()
		p.hear(p.far.Drop())
		if len(p.far.Files) != 1 {
			t.Errorf("%s: it cannot be dragged again", name)
		}
	}
}

// TestACanceledDragDropsNothing, nor does one whose end the terminal does not report. The terminal takes the next drag.
func TestACanceledDragDropsNothing(t *testing.T) {
	t.Parallel()
	p := atADrag(t, takesDrags(), &replaced{content: []byte("content")})
	p.grabRow()
	p.hear(p.far.Cancel())
	p.Sees("The CV was not dropped.")
	if act := p.logged(); len(p.far.Files) != 0 || act.Outcome != model.ActivityUndone {
		t.Errorf("%d files; logged is %+v", len(p.far.Files), act)
	}
	p.grabRow()
	p.grabRow()
	p.hear(p.far.Drop())
	if len(p.far.Files) != 1 {
		t.Error("it cannot be dragged again")
	}
}

// TestEscStopsADrag while the person drags, and between two parts: the terminal keeps no part of the file.
func TestEscStopsADrag(t *testing.T) {
	t.Parallel()
	for _, dropped := range []bool{false, true} {
		p := atADrag(t, takesDrags(), random(1_000_000))
		p.grabRow()
		if dropped {
			p.decode([]byte(p.far.Drop()))
			p.Settle()
			for p.far.Dropped() < 50_000 {
				if !p.step() {
					t.Fatal("the terminal does not answer")
				}
			}
			p.Sees(" %. esc stops.", sayStopsSending())
			p.Do(action.SendCV)
			p.Sees("another file is being sent")
		}
		p.Do(action.Back)
		p.Sees("Stopped.")
		p.talk()
		_, canceled := p.far.Taken()
		if act := p.logged(); len(p.far.Files) != 0 || !canceled || act.Outcome != model.ActivityUndone {
			t.Errorf("dropped %v: %d files, canceled %v; logged is %+v", dropped, len(p.far.Files), canceled, act)
		}
		p.SeesNot(sayStopsSending())
	}
}

// TestBlindModeThatComesWhileACVIsDraggedSendsNothingMore; what is dragged in blind mode is a text without the
// name.
func TestBlindModeThatComesWhileACVIsDraggedSendsNothingMore(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "drags files over a slow terminal")
	p := atADrag(t, takesDrags(), random(100_000))
	p.grabRow()
	modeltest.Must(t, p.account.SetBlind(t.Context(), true))
	p.Send(tea.FocusMsg{}) // the first message after it
	p.Settle()
	p.talk()
	p.Sees("Blind mode was switched on meanwhile")
	if secret := p.leaks(p.c); secret != "" {
		t.Errorf("%q is in sight", secret)
	}
	if _, canceled := p.far.Taken(); len(p.far.Files) != 0 || !canceled {
		t.Errorf("%d files, canceled %v", len(p.far.Files), canceled)
	}

	p = atADrag(t, takesDrags(), nil)
	p.Do(action.Blind)
	p.grab(p.Find("▌●  Candidate", 0))
	p.hear(p.far.Drop())
	p.arrived()
	for name, data := range p.far.Files {
		if filepath.Ext(name) != ".txt" || strings.Contains(name+string(data), strings.Fields(p.c.Applicant.Name)[0]) {
			t.Errorf("dropped is %q: %.200s", name, data)
		}
	}
}

// TestNothingIsOfferedToATerminalWithoutDrags: it gets the question, and no other byte. Without a mouse, and in
// restricted mode, it gets not even that.
func TestNothingIsOfferedToATerminalWithoutDrags(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "drags files over a slow terminal")
	const background, question = "\x1b]11;?\a", "\x1b]72;t=q\x1b\\\x1b[>q\x1b[c"
	for name, tt := range map[string]struct {
		terminal   *vt.Far
		noMouse    bool
		restricted bool
		want       string
	}{
		"another":         {vt.NewFar("XTerm(390)"), false, false, question},
		"silent":          {&vt.Far{}, false, false, question},
		"within tmux":     {&vt.Far{Name: "kitty(0.48.2)", Tmux: true, Drags: takesDrags().Drags}, false, false, question},
		"without a mouse": {takesDrags(), true, false, ""},
		"restricted":      {takesDrags(), false, true, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			asked := 0
			passes := func(context.Context) (bool, bool) { asked++; return true, true }
			p := onFile(t, ui.Options{Host: overSSH, UI: model.UI{Mouse: !tt.noMouse}, Restricted: tt.restricted, TmuxPasses: passes}, tt.terminal, nil)
			p.talk()
			p.Advance(time.Minute)
			p.talk()
			x, y := p.Find("▌●  "+strings.Fields(p.c.Applicant.Name)[0], 0)
			p.Send(tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft})
			p.hear("\x1b]72;t=o:x=1:y=1\x1b\\")
			// The questions for the background and for drags are sent side by side, in either order: the shorter one first.
			slices.SortFunc(p.Raw, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
			if got := strings.Join(p.Raw, ""); got != background+tt.want || tt.terminal.Reports() || asked != 0 {
				t.Errorf("sent is %q, want %q; tmux was asked %d times", got, tt.want, asked)
			}
			if all, _ := filepath.Glob(filepath.Join(p.dir, "*")); all != nil {
				t.Errorf("saved %q", all)
			}
		})
	}
}

// TestReportsOfNoDragChangeNothing, whatever they hold.
func TestReportsOfNoDragChangeNothing(t *testing.T) {
	t.Parallel()
	p := atADrag(t, takesDrags(), nil)
	before := len(p.Raw)
	for _, report := range []string{"t=k:x=1", "t=e:x=4:y=0", "t=e:x=5:y=0", "t=E;OK", "t=E", "t=k:x=-9999999999999999999", "", ";;;", "t", "t=q", "t=r:x=1;AAAA"} {
		p.hear("\x1b]72;" + report + "\x1b\\")
	}
	if len(p.Raw) != before || p.logged().Kind == model.ActivitySend {
		t.Errorf("sent: %q", p.Raw[before:])
	}
}

// TestTheListIsSentAgain when the terminal asks for it; other types of data it has not been offered.
func TestTheListIsSentAgain(t *testing.T) {
	t.Parallel()
	p := atADrag(t, takesDrags(), &replaced{name: "cv.pdf", content: []byte("content")})
	p.grabRow()
	ask := func(report string) string {
		before := len(p.Raw)
		p.decode([]byte("\x1b]72;" + report + "\x1b\\"))
		p.Settle()
		p.read = len(p.Raw)
		return strings.Join(p.Raw[before:], "")
	}
	path, _ := p.saved()
	list := "\x1b]72;t=e:y=0;" + base64.RawStdEncoding.EncodeToString([]byte("file://"+path+"\r\n")) + "\x1b\\\x1b]72;t=e:y=0\x1b\\"
	if got := ask("t=e:x=5:y=0"); got != list {
		t.Errorf("sent is %q, want %q", got, list)
	}
	if got, want := ask("t=e:x=5:y=1"), "\x1b]72;t=E:y=1;ENOENT\x1b\\"; got != want {
		t.Errorf("sent is %q, want %q", got, want)
	}
	if got := ask("t=k:x=2"); got != "" {
		t.Errorf("sent is %q", got)
	}
	p.hear(p.far.Drop())
	p.arrived()
}
