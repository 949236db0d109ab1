package ui_test

import (
	"archive/zip"
	"bytes"
	"context"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/external"
	"shortlist/ui/uitest/vt"
)

var overSSH = external.Host{User: "maeve", Name: "2001:db8::7", Port: "2222"}

// person is the dashboard with the cursor on an applicant with a CV, and the terminal of the
// person's own computer.
type person struct {
	*day
	far  *vt.Far
	c    model.Candidate
	read int // how many of the sequences the terminal has taken
}

func onACV(t *testing.T, o ui.Options, terminal *vt.Far) *person {
	t.Helper()
	return onFile(t, o, terminal, nil)
}

// onFile is onACV with another file saved in place of the CV, under its own name or another.
func onFile(t *testing.T, o ui.Options, terminal *vt.Far, f *replaced) *person {
	t.Helper()
	s := setup{options: o}
	if f != nil {
		s.backend = func(b ui.Backend) ui.Backend { f.Backend = b; return f }
	}
	d := begin(t, s)
	d.ToJob("ua-backend")
	d.Do(action.Open)
	return &person{d, terminal, d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" }), 0}
}

// replaced is an account that saves other files.
type replaced struct {
	ui.Backend
	name    string // "" is its own
	content []byte
}

func (r *replaced) SaveCV(ctx context.Context, c model.Candidate, dir string) (account.SavedCV, error) {
	saved, err := r.Backend.SaveCV(ctx, c, dir)
	if err != nil {
		return saved, err
	}
	if r.name != "" {
		if err := os.Remove(saved.Path); err != nil {
			return saved, err
		}
		saved.Path = filepath.Join(filepath.Dir(saved.Path), r.name)
	}
	return saved, os.WriteFile(saved.Path, r.content, 0o600)
}

// random returns a file of a size.
func random(size int) *replaced {
	data := make([]byte, size)
	_, _ = rand.NewChaCha8([32]byte{}).Read(data) // it never fails
	return &replaced{content: data}
}

// step has the terminal take what was sent to it since, and answer. It reports whether it answered.
func (p *person) step() bool {
	p.t.Helper()
	sent := strings.Join(p.Raw[p.read:], "")
	p.read = len(p.Raw)
	answers := p.far.Answer([]byte(sent))
	p.decode(answers)
	p.Settle()
	return len(answers) > 0
}

// decode has the program read what a terminal reports.
func (p *person) decode(reported []byte) {
	p.t.Helper()
	var decoder uv.EventDecoder
	for rest := reported; len(rest) > 0; {
		n, event := decoder.Decode(rest)
		rest = rest[n:]
		if version, ok := event.(uv.TerminalVersionEvent); ok {
			event = tea.TerminalVersionMsg(version)
		}
		p.Send(event)
	}
}

// talk has the terminal answer until it has nothing more to answer.
func (p *person) talk() {
	p.t.Helper()
	for p.step() {
	}
	if faults := p.far.Faults(); faults != nil {
		p.t.Errorf("against the protocol: %q", faults)
	}
}

// send sends the CV, as the person confirms it.
func (p *person) send() {
	p.t.Helper()
	p.Do(action.SendCV)
	p.talk()
	p.Overlay().Sees("Send the CV to your computer?", p.far.Name)
	if len(p.far.Files) > 0 {
		p.t.Error("a file is there before the person has agreed")
	}
	p.Do(action.Yes)
}

// saved returns the only file that was saved.
func (d *day) saved() (path string, data []byte) {
	d.t.Helper()
	all, err := filepath.Glob(filepath.Join(d.dir, "*"))
	if err != nil || len(all) != 1 {
		d.t.Fatalf("saved are %q, %v", all, err)
	}
	data, err = os.ReadFile(all[0])
	modeltest.Must(d.t, err)
	return all[0], data
}

// arrived checks that the saved file is on the other computer, whole and alone.
func (p *person) arrived() {
	p.t.Helper()
	path, want := p.saved()
	got, ok := p.far.Saved(filepath.Base(path))
	if len(p.far.Files) != 1 || !ok || !bytes.Equal(got, want) {
		p.t.Errorf("%s has %d bytes here; there it is %v, with %d, of %d files", path, len(want), ok, len(got), len(p.far.Files))
	}
}

// logged returns the newest entry of the activity log, if there is one.
func (p *person) logged() model.Activity {
	p.t.Helper()
	log, err := p.account.Activity(p.t.Context(), 0, 1)
	modeltest.Must(p.t, err)
	return append(log, model.Activity{})[0]
}

// takers are terminals that take files, alone and within tmux.
var takers = []string{"iTerm2 3.6.1", "iTerm2 3.4.20", "WezTerm 20260101", "kitty(0.26.5)", "kitty(0.48.2)"}

func each(t *testing.T, do func(t *testing.T, terminal *vt.Far)) {
	for _, name := range takers {
		for _, tmux := range []bool{false, true} {
			terminal := vt.NewFar(name)
			if terminal.Tmux = tmux; tmux {
				name += " within tmux"
			}
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				do(t, terminal)
			})
		}
	}
}

// TestACVIsSentThroughATerminalThatTakesFiles, byte for byte.
func TestACVIsSentThroughATerminalThatTakesFiles(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "sends files through a terminal")
	each(t, func(t *testing.T, terminal *vt.Far) {
		p := onACV(t, ui.Options{Host: overSSH}, terminal)
		p.send()
		p.talk()
		p.arrived()
		p.Sees("Sent", terminal.Name)
		if p.Clipboard != nil {
			t.Errorf("copied: %q", p.Clipboard)
		}
		if act := p.logged(); act.Kind != model.ActivitySend || act.Outcome != model.ActivityDone || act.Title != p.c.Applicant.Name || act.ApplyID != p.c.ID || act.Detail != terminal.Name {
			t.Errorf("logged is %+v", act)
		}
	})
}

// TestACVIsSentFromTheReader as from the list.
func TestACVIsSentFromTheReader(t *testing.T) {
	t.Parallel()
	p := onACV(t, ui.Options{Host: overSSH}, vt.NewFar("kitty(0.48.2)"))
	p.Do(action.ReadCV)
	p.send()
	p.talk()
	p.arrived()
}

// TestNothingIsSentUnlessThePersonAgrees: the CV is only saved.
func TestNothingIsSentUnlessThePersonAgrees(t *testing.T) {
	t.Parallel()
	p := onACV(t, ui.Options{Host: overSSH}, vt.NewFar("iTerm2 3.6.1"))
	p.Do(action.SendCV)
	p.talk()
	p.Overlay().Sees("Send the CV to your computer?", "B")
	p.Do(action.No)
	p.talk()
	p.saved()
	if len(p.far.Files) != 0 || p.logged().Kind == model.ActivitySend {
		t.Error("it is sent")
	}
	p.send() // it can be asked again
}

// TestOtherTerminalsGetTheCommandThatFetchesACV, whether they report a name or nothing.
func TestOtherTerminalsGetTheCommandThatFetchesACV(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "sends files through a terminal")
	passes := func(context.Context) (bool, bool) { return true, true }
	blocks := func(context.Context) (bool, bool) { return false, true }
	for name, tt := range map[string]struct {
		terminal *vt.Far
		passes   func(context.Context) (bool, bool)
		why      string
	}{
		"another":                     {&vt.Far{Name: "XTerm(390)"}, nil, "is not known to take files"},
		"silent":                      {&vt.Far{}, nil, "is not known to take files"},
		"another within tmux":         {&vt.Far{Name: "XTerm(390)", Tmux: true}, passes, "is not known to take files"},
		"silent within tmux":          {&vt.Far{Tmux: true}, passes, "is not known to take files"},
		"tmux reports that it blocks": {&vt.Far{Name: "kitty(0.48.2)", Tmux: true}, blocks, "tmux set -g allow-passthrough on"},
		"tmux blocks":                 {&vt.Far{Name: "kitty(0.48.2)", Tmux: true, Blocks: true}, nil, "tmux set -g allow-passthrough on"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := onACV(t, ui.Options{Host: overSSH, TmuxPasses: tt.passes}, tt.terminal)
			p.Do(action.SendCV)
			p.talk()
			p.Advance(2 * time.Second)
			path, _ := p.saved()
			p.Overlay().Sees("Get the CV onto your computer", tt.why, "scp -P 2222")
			if len(p.Clipboard) != 1 || p.Clipboard[0] != overSSH.Fetch(path) {
				t.Errorf("copied: %q", p.Clipboard)
			}
		})
	}
}

// TestOutsideSSHACVIsOnlySaved: it is on the person's computer then.
func TestOutsideSSHACVIsOnlySaved(t *testing.T) {
	t.Parallel()
	p := onACV(t, ui.Options{}, vt.NewFar("XTerm(390)"))
	p.Do(action.SendCV)
	p.talk()
	p.Sees("Saved on this computer")
	p.saved()
}

// TestATerminalThatTakesNoFileHasNone: the person gets the command at once.
func TestATerminalThatTakesNoFileHasNone(t *testing.T) {
	t.Parallel()
	for why, c := range map[string]struct {
		set     func(*vt.Far)
		outcome model.ActivityOutcome
	}{
		"The terminal refused the file: User refused the transfer.": {func(f *vt.Far) { f.Refuses = true }, model.ActivityRefused},
		"The terminal refused the file: Operation not permitted.":   {func(f *vt.Far) { f.FailsAtEnd = true }, model.ActivityRefused}, // every byte was confirmed
		"shortlist cannot read the terminal's answer.":              {func(f *vt.Far) { f.Garbles = true }, model.ActivityFailed},
	} {
		p := onACV(t, ui.Options{Host: overSSH}, vt.NewFar("kitty(0.48.2)"))
		c.set(p.far)
		p.send()
		p.talk()
		p.Overlay().Sees(why, "scp -P 2222")
		_, canceled := p.far.Taken()
		if act := p.logged(); len(p.far.Files) != 0 && !p.far.FailsAtEnd || act.Outcome != c.outcome || canceled != p.far.Garbles {
			t.Errorf("%s: %d files; canceled is %v; logged is %+v", why, len(p.far.Files), canceled, act)
		}
	}
}

// TestTheQuestionOfTheTerminalIsNamedWhileItIsOpen: also long after the notice of it, and after another one.
func TestTheQuestionOfTheTerminalIsNamedWhileItIsOpen(t *testing.T) {
	t.Parallel()
	p := onACV(t, ui.Options{Host: overSSH}, vt.NewFar("kitty(0.48.2)"))
	p.send()
	for range 3 {
		p.Sees("Your terminal asks whether to take the file", sayStopsSending())
		p.Advance(15 * time.Second)
		p.Do(action.Down)
	}
	p.talk()
	p.SeesNot("Your terminal asks")
	p.arrived()
}

// TestASilentTerminalHoldsNothingUp: its time is over at some point, in the beginning and in the
// middle.
func TestASilentTerminalHoldsNothingUp(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "sends files through a terminal")
	for _, name := range []string{"kitty(0.48.2)", "kitty(0.26.5)"} {
		for _, parts := range []int{1, 5} {
			p := onFile(t, ui.Options{Host: overSSH}, vt.NewFar(name), random(100_000))
			p.far.Parts = parts
			p.send()
			p.talk()
			p.Do(action.Down, action.Up) // keys work meanwhile
			p.Advance(3 * time.Minute)
			p.Overlay().Sees("The terminal did not answer in time.", "scp -P 2222")
			if act := p.logged(); len(p.far.Files) != 0 && !p.far.FailsAtEnd || act.Outcome != model.ActivityFailed {
				t.Errorf("%s: %d files; logged is %+v", name, len(p.far.Files), act)
			}
			p.Do(action.Close)
			p.far.Parts = 0
			p.Do(action.SendCV)
			p.talk()
			p.Do(action.Yes)
			p.talk()
			if len(p.far.Files) != 1 {
				t.Errorf("%s: it cannot be sent again", name)
			}
		}
	}
}

// TestAnyFileArrivesWhole: empty, of exactly a part, and of several MB, in parts that grow.
func TestAnyFileArrivesWhole(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "sends files through a terminal")
	each(t, func(t *testing.T, terminal *vt.Far) {
		inOne := !strings.HasPrefix(terminal.Name, "kitty")
		file := new(replaced)
		p := onFile(t, ui.Options{Host: overSSH}, terminal, file)
		for _, size := range []int{0, 1, 3072, 3073, 700_000, 4_000_000} {
			terminal.Files, file.content = map[string][]byte{}, random(size).content
			modeltest.Must(t, os.RemoveAll(p.dir))
			p.Unwatched = size > 100_000
			if size == 4_000_000 && terminal.Tmux && inOne {
				p.Do(action.SendCV)
				p.talk()
				p.Overlay().Sees("The file is too large for your terminal.")
				continue
			}
			p.send()
			p.talk()
			p.arrived()
			for _, sequence := range p.Raw {
				if !inOne && len(sequence) > 512<<10 {
					t.Errorf("%d bytes are sent at once", len(sequence))
				}
			}
		}
	})
}

// TestTmuxGetsNoSequenceThatItDrops: the largest file that goes out in one sequence, under the
// longest name, fits into the 1 MB that tmux passes on. One byte more is not sent at all.
func TestTmuxGetsNoSequenceThatItDrops(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "sends files through a terminal")
	const largest, passedOn = 760 << 10, 1 << 20
	for _, name := range []string{"iTerm2 3.4.20", "iTerm2 3.6.1", "WezTerm 20260101"} {
		for size, fits := range map[int]bool{largest: true, largest + 1: false} {
			terminal := vt.NewFar(name)
			terminal.Tmux = true
			file := random(size)
			file.name = strings.Repeat("n", 251) + ".pdf"
			p := onFile(t, ui.Options{Host: overSSH}, terminal, file)
			p.Unwatched = true
			if !fits {
				p.Do(action.SendCV)
				p.talk()
				p.Overlay().Sees("The file is too large for your terminal.")
			} else {
				p.send()
				p.talk()
				p.arrived()
			}
			longest := 0
			for _, sequence := range p.Raw {
				longest = max(longest, len(sequence))
			}
			if longest > passedOn || fits != (longest > size) {
				t.Errorf("%s: a file of %d bytes makes a sequence of %d", name, size, longest)
			}
		}
	}
}

// TestAFileOfAHostileNameArrives under a name that means nothing there, and harms no frame.
func TestAFileOfAHostileNameArrives(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "sends files through a terminal")
	for _, name := range []string{"a\x1b]52;c;AAAA\a.pdf", "..\\..\\x:y|z?.pdf", "$(touch x);`rm` '\".pdf", "\u202egpj.pdf"} {
		f := &replaced{name: name, content: []byte("content")}
		for _, terminal := range []string{"kitty(0.48.2)", "iTerm2 3.6.1", "WezTerm 20260101"} {
			p := onFile(t, ui.Options{Host: overSSH}, vt.NewFar(terminal), f)
			p.send()
			p.talk()
			if len(p.far.Files) != 1 {
				t.Errorf("%s, %q: there are %d files", terminal, name, len(p.far.Files))
			}
		}
	}
}

// TestNoFileOfThePersonIsOverwritten: the new one gets a number.
func TestNoFileOfThePersonIsOverwritten(t *testing.T) {
	t.Parallel()
	p := onFile(t, ui.Options{Host: overSSH}, vt.NewFar("kitty(0.48.2)"), &replaced{name: "cv.pdf", content: []byte("new")})
	p.Do(action.SendCV)
	p.talk()
	p.far.Files["cv.pdf"], p.far.Files["cv (2).pdf"] = []byte("mine"), []byte("mine, too")
	p.Do(action.Yes)
	p.talk()
	p.Sees("cv (3).pdf is in the folder Downloads")
	if got := p.far.Files; len(got) != 3 || string(got["cv.pdf"]) != "mine" || string(got["cv (2).pdf"]) != "mine, too" || string(got["cv (3).pdf"]) != "new" {
		t.Errorf("there are %q", got)
	}
}

// TestEscStopsASentFile between two parts, and the session at the terminal. Until then the footer
// offers that, the notice shows how far it is, and other keys do what they do.
func TestEscStopsASentFile(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "sends files through a terminal")
	for _, name := range []string{"kitty(0.48.2)", "kitty(0.26.5)"} {
		p := onFile(t, ui.Options{Host: overSSH}, vt.NewFar(name), random(1_000_000))
		p.send()
		for n := 0; n < 50_000; n, _ = p.far.Taken() {
			if !p.step() {
				t.Fatalf("%s does not answer%s", name, p.Picture())
			}
		}
		p.Sees(" %. esc stops.", sayStopsSending())
		p.Do(action.SendCV)
		p.Sees("another file is being sent")
		at := p.Person().ID
		p.Do(action.Down)
		if p.Person().ID == at {
			t.Errorf("%s: the cursor does not move", name)
		}
		p.Do(action.Back)
		p.Sees("Stopped.")
		before, _ := p.far.Taken()
		p.talk()
		after, canceled := p.far.Taken()
		if act := p.logged(); len(p.far.Files) != 0 || after-before > 256<<10 || canceled != strings.HasPrefix(name, "kitty") || act.Outcome != model.ActivityUndone {
			t.Errorf("%s: %d files, %d bytes and then %d, canceled %v; logged is %+v", name, len(p.far.Files), before, after, canceled, act)
		}
		p.SeesNot(sayStopsSending())
	}
}

// TestQuittingWhileACVIsSentAsksOnce: the shell would take the terminal's answers for typed.
func TestQuittingWhileACVIsSentAsksOnce(t *testing.T) {
	t.Parallel()
	p := onFile(t, ui.Options{Host: overSSH}, vt.NewFar("kitty(0.48.2)"), random(100_000))
	p.send()
	p.step()
	p.Do(action.Quit)
	p.Sees("A CV is being sent.")
	p.Do(action.QuitAnyway)
	p.far.Answer([]byte(strings.Join(p.Raw[p.read:], "")))
	if _, canceled := p.far.Taken(); !p.Left() || !canceled {
		t.Errorf("left %v, canceled %v", p.Left(), canceled)
	}
}

// TestNoCVIsSentInRestrictedMode, or even saved.
func TestNoCVIsSentInRestrictedMode(t *testing.T) {
	t.Parallel()
	p := onACV(t, ui.Options{Host: overSSH, Restricted: true}, vt.NewFar("kitty(0.48.2)"))
	p.Do(action.SendCV)
	p.Sees("Not now: restricted mode lets no file leave this computer")
	if all, _ := filepath.Glob(filepath.Join(p.dir, "*")); all != nil || p.Clipboard != nil {
		t.Errorf("saved %q, copied %q", all, p.Clipboard)
	}
}

// TestBlindModeThatComesMeanwhileSendsNothingMore: the file has the name. It may come before the
// terminal answers, before the person does, and between two parts.
func TestBlindModeThatComesMeanwhileSendsNothingMore(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "sends files through a terminal")
	for _, name := range []string{"kitty(0.48.2)", "kitty(0.26.5)"} {
		for _, steps := range []int{0, 1, 4} {
			p := onFile(t, ui.Options{Host: overSSH}, vt.NewFar(name), random(100_000))
			p.Do(action.SendCV)
			for i := range steps {
				if p.step(); i == 0 && steps > 1 {
					p.Do(action.Yes)
				}
			}
			modeltest.Must(t, p.account.SetBlind(t.Context(), true))
			p.Send(tea.FocusMsg{}) // the first message after it
			p.Settle()
			p.talk()
			if steps != 1 { // the question goes
				p.Sees("Blind mode was switched on meanwhile")
			}
			if _, canceled := p.far.Taken(); len(p.far.Files) != 0 || p.Clipboard != nil || steps == 4 && !canceled {
				t.Errorf("%s after %d steps: %d files, canceled %v", name, steps, len(p.far.Files), canceled)
			}
			if secret := p.leaks(p.c); secret != "" {
				t.Errorf("%q is in sight", secret)
			}
		}
	}
}

func TestBlindModeSendsATextWithoutTheName(t *testing.T) {
	t.Parallel()
	p := onACV(t, ui.Options{Host: overSSH}, vt.NewFar("kitty(0.48.2)"))
	p.Do(action.Blind)
	p.send()
	p.talk()
	p.arrived()
	for name, data := range p.far.Files {
		if filepath.Ext(name) != ".txt" || strings.Contains(name+string(data), strings.Fields(p.c.Applicant.Name)[0]) {
			t.Errorf("sent is %q: %.200s", name, data)
		}
	}
}

// TestMarkedCVsAreSentAsOneArchive, after a question with the number of applicants without a CV.
func TestMarkedCVsAreSentAsOneArchive(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "sends files through a terminal")
	p := onACV(t, ui.Options{Host: overSSH}, vt.NewFar("kitty(0.48.2)"))
	p.Do(action.Mark)
	p.ToPerson("has a CV, too", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" && c.ID != p.c.ID })
	p.Do(action.Mark)
	p.ToPerson("has no CV", func(c model.Candidate) bool { return c.CV == nil })
	p.Do(action.Mark, action.SendCV)
	p.talk()
	p.Overlay().Sees("Send the file to your computer?", "CVs_2026-11-02_0930.zip", "It holds 2 CVs.", "1 applicant without a CV.")
	p.Do(action.Yes)
	p.talk()
	p.arrived()
	_, data := p.saved()
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil || len(archive.File) != 2 {
		t.Fatalf("%d files, %v", len(archive.File), err)
	}
	if act := p.logged(); act.Kind != model.ActivitySend || act.Outcome != model.ActivityDone || act.ApplyID != 0 {
		t.Errorf("logged: %+v", act)
	}
}

// TestNoArchiveIsMadeWithoutACV: neither where the marked have none, nor where the files are gone.
func TestNoArchiveIsMadeWithoutACV(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "sends files through a terminal")
	for name, without := range map[string]func(model.Candidate) bool{
		"none":     func(c model.Candidate) bool { return c.CV == nil },
		"lost one": func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := onACV(t, ui.Options{Host: overSSH}, vt.NewFar("kitty(0.48.2)"))
			marked := 0
			for range p.Shown() {
				if c := p.Person(); without(c) {
					marked++
					p.Do(action.Mark)
				} else {
					p.Do(action.Down)
				}
			}
			if marked < 2 {
				t.Fatalf("%d marked%s", marked, p.Picture())
			}
			modeltest.Must(t, os.RemoveAll(filepath.Join(filepath.Dir(p.setup.storePath), "cv")))
			p.Do(action.SendCV)
			p.Sees("The marked applicants have no CVs here. Nothing was saved.")
			if found, err := filepath.Glob(filepath.Join(p.dir, "*")); err != nil || len(found) > 0 {
				t.Errorf("saved is %q, %v", found, err)
			}
		})
	}
}

// TestAnExportIsOfferedToThePersonsComputer: over SSH only.
func TestAnExportIsOfferedToThePersonsComputer(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "sends files through a terminal")
	for name, host := range map[string]external.Host{"over SSH": overSSH, "at home": {}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := onACV(t, ui.Options{Host: host}, vt.NewFar("XTerm(390)"))
			p.Do(action.Export, action.Accept)
			p.talk()
			path, _ := p.saved()
			if host.Name == "" {
				p.Sees("applicants exported to ")
				return
			}
			p.Overlay().Sees("Get the file onto your computer", "scp -P 2222")
			if len(p.Clipboard) != 1 || p.Clipboard[0] != host.Fetch(path) {
				t.Errorf("copied: %q", p.Clipboard)
			}
		})
	}
}

// TestDraftsAreSentAsOneArchive: those that are still in their folder, as files that mail programs open.
func TestDraftsAreSentAsOneArchive(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "sends files through a terminal")
	letters := desksLetters(t)
	d := begin(t, setup{options: ui.Options{Host: overSSH}, letters: letters})
	p := &person{d, vt.NewFar("kitty(0.48.2)"), model.Candidate{}, 0}
	d.ToJob("ua-backend")
	d.Do(action.Open)
	marked := map[string]bool{}
	for range d.Shown() {
		if c := d.Person(); reachable(c) && !c.JustIn() && len(marked) < 3 && !marked[c.Applicant.Contacts.Email] {
			marked[c.Applicant.Contacts.Email] = true
			d.Do(action.Mark)
		} else {
			d.Do(action.Down)
		}
	}
	d.Do(action.VerdictNo, action.Answers, action.SendLetters, action.Yes)
	d.Advance(2 * time.Hour)
	d.Do(action.ShowTab(4))
	d.Sees("Drafts 3", "d to your computer")
	found := drafts(t, letters)
	kept, err := os.ReadFile(found[0])
	if err == nil {
		err = os.Remove(found[2])
	}
	modeltest.Must(t, err)
	d.Do(action.SendCV)
	p.talk()
	d.Overlay().Sees("Send the file to your computer?", "Drafts_2026-11-02_1130.zip", "It holds 2 drafts.", "1 draft is not in its folder any more.")
	d.Do(action.Yes)
	p.talk()
	p.arrived()
	_, data := p.saved()
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil || len(archive.File) != 2 {
		t.Fatalf("%d files, %v", len(archive.File), err)
	}
	file, err := archive.Open(filepath.Base(found[0]))
	modeltest.Must(t, err)
	if sent, err := io.ReadAll(file); err != nil || !bytes.Equal(sent, kept) {
		t.Errorf("the archive has %q for %q, %v", sent, kept, err)
	}
	d.Do(action.Blind, action.SendCV)
	d.Sees("Not now: blind mode hides who the letter is to")
}
