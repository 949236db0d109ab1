package terminal

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/uitest/vt"
)

// line is a terminal that takes one write for each value in takes.
type line struct {
	screen *vt.Terminal
	takes  chan struct{}

	mu     sync.Mutex
	writes []string
}

func (l *line) Write(b []byte) (int, error) {
	<-l.takes
	l.mu.Lock()
	defer l.mu.Unlock()
	l.writes = append(l.writes, string(b))
	return l.screen.Write(b)
}

// waitFor waits until the screen shows a text.
func (l *line) waitFor(t *testing.T, want string) {
	t.Helper()
	for deadline := time.After(time.Minute); ; {
		l.mu.Lock()
		shown := l.screen.String()
		l.mu.Unlock()
		if strings.Contains(shown, want) {
			return
		}
		select {
		case <-deadline:
			t.Fatalf("the screen shows %q", shown)
		case <-time.After(time.Millisecond):
		}
	}
}

// paintOn returns a painter on a screen of 20×3, and its terminal.
func paintOn(t *testing.T) (*painter, *line) {
	t.Helper()
	return paintEvery(t, frameTime)
}

func paintEvery(t *testing.T, pause time.Duration) (*painter, *line) {
	t.Helper()
	l := &line{screen: vt.New(20, 3), takes: make(chan struct{}, 1<<20)}
	p := newPainter(l, newCanvas(colorprofile.TrueColor, "xterm"), pause, func() {}, func() {}, nil)
	p.resize(20, 3)
	t.Cleanup(p.close)
	l.takes <- struct{}{} // what resume writes
	p.resume()
	return p, l
}

func frame(format string, args ...any) tea.View {
	v := tea.NewView(fmt.Sprintf(format, args...))
	v.WindowTitle = "title"
	return v
}

// end takes the terminal from a painter, whose terminal takes everything from now on.
func end(p *painter, l *line) {
	for range 100 {
		l.takes <- struct{}{}
	}
	p.suspend()
}

// TestATerminalThatDoesNotReadHoldsNothingUp: views are shown without waiting for it, and once
// it reads, it gets the newest.
func TestATerminalThatDoesNotReadHoldsNothingUp(t *testing.T) {
	p, l := paintOn(t)
	for n := range 10_000 {
		p.show(frame("frame %d", n))
	}
	l.takes <- struct{}{} // the frame under way, if there is one
	l.takes <- struct{}{} // the newest
	l.waitFor(t, "frame 9999")
	l.mu.Lock()
	if len(l.writes) > 3 {
		t.Errorf("%d writes", len(l.writes))
	}
	l.mu.Unlock()
	end(p, l)
	if left := l.screen.Left(); left != nil {
		t.Errorf("the terminal is left with %v", left)
	}
}

// TestNoViewIsMadeThatCannotBeDrawn: while the terminal takes a frame the painter is not free,
// and asks for the view that was not made as soon as it is.
func TestNoViewIsMadeThatCannotBeDrawn(t *testing.T) {
	p, l := paintOn(t)
	asked := make(chan struct{}, 100)
	p.ask = func() { asked <- struct{}{} }
	for free := true; free; free = p.isFree() {
		p.show(frame("one"))
		runtime.Gosched()
	}
	for range 100 {
		if p.isFree() {
			t.Fatal("a view is made that cannot be drawn")
		}
	}
	for range 100 {
		l.takes <- struct{}{}
	}
	for !p.isFree() {
		<-asked
	}
	p.show(frame("two"))
	l.waitFor(t, "two")
	end(p, l)
}

func TestSequencesAreWrittenInOrderBeforeTheNextFrame(t *testing.T) {
	p, l := paintOn(t)
	const sequences = 100
	var want strings.Builder
	for n := range sequences {
		sequence := fmt.Sprintf("\x1b]52;c;%d\a", n)
		want.WriteString(sequence)
		p.send(sequence)
	}
	p.show(frame("after them"))
	end(p, l)
	all := strings.Join(l.writes, "")
	if at := strings.Index(all, want.String()); at < 0 || strings.Contains(all[:at], "after") {
		t.Errorf("written: %q", all)
	}
}

// TestTheClipboardIsSetInOrder: after the frame before, and before the one that shows it.
func TestTheClipboardIsSetInOrder(t *testing.T) {
	p, l := paintOn(t)
	for range 100 {
		l.takes <- struct{}{}
	}
	model := &program{model: &lender{}, painter: p}
	p.show(frame("one"))
	l.waitFor(t, "one")
	if _, cmd := model.Update(Clipboard("x")); cmd != nil {
		t.Error("the model gets the message")
	}
	p.show(frame("two"))
	l.waitFor(t, "two")
	p.suspend()
	_, after, shown := strings.Cut(strings.Join(l.writes, ""), "one")
	before, _, set := strings.Cut(after, "\x1b]52;c;eA==\a")
	if !shown || !set || strings.Contains(before, "two") {
		t.Errorf("written: %q", l.writes)
	}
}

// TestSequencesThatWaitAreLimited: a terminal that does not read costs no more memory.
func TestSequencesThatWaitAreLimited(t *testing.T) {
	p, l := paintOn(t)
	picture := strings.Repeat("x", 1<<20)
	for n := range 64 {
		p.send(fmt.Sprintf("\x1b_%d%s\x1b\\", n, picture))
		p.mu.Lock()
		if p.next.bytes > maxQueued || len(p.next.sequences) > maxQueued/len(picture) {
			t.Fatalf("%d bytes in %d sequences wait", p.next.bytes, len(p.next.sequences))
		}
		p.mu.Unlock()
	}
	end(p, l)
	if last := l.writes[len(l.writes)-2]; !strings.Contains(last, "\x1b_63x") {
		t.Error("the newest sequence is lost")
	}
}

// TestFramesAreLimited: no more than 120 a second are written, and 8 over a slow line, however often
// a view changes.
func TestFramesAreLimited(t *testing.T) {
	for _, pause := range []time.Duration{frameTime, slowFrameTime} {
		synctest.Test(t, func(t *testing.T) {
			p, l := paintEvery(t, pause)
			for range 1000 {
				l.takes <- struct{}{}
			}
			const shows = 2 * time.Second
			for n := range shows / time.Millisecond {
				p.show(frame("frame %d", n))
				time.Sleep(time.Millisecond)
			}
			end(p, l)
			if least, most := int(shows/pause)/2, int(shows/pause)+4; len(l.writes) < least || len(l.writes) > most {
				t.Errorf("%d writes in %v", len(l.writes), shows)
			}
		})
	}
}

// TestAScreenIsDrawnAgain: after other programs have used the terminal, after they have written
// to it, and in another size.
func TestAScreenIsDrawnAgain(t *testing.T) {
	p, l := paintOn(t)
	for range 100 {
		l.takes <- struct{}{}
	}
	shows := func(want string) {
		t.Helper()
		p.suspend() // everything is written
		if !bytes.Contains([]byte(strings.Join(l.writes, "")), []byte(want)) {
			t.Errorf("%q is not written: %q", want, l.writes)
		}
		if left := l.screen.Left(); left != nil {
			t.Errorf("the terminal is left with %v", left)
		}
		l.writes = nil
	}
	show := func(v tea.View) {
		p.show(v)
		<-p.pen
		p.paint()
		p.pen <- struct{}{}
	}
	show(frame("one"))
	shows("one")
	p.resume()
	show(frame("one"))
	shows("one")
	p.resume()
	p.redraw()
	show(frame("one"))
	shows("\x1b[2Jone")
	p.resume()
	p.resize(10, 3)
	show(frame("one"))
	shows("\x1b[2Jone")
	v := frame("one")
	v.MouseMode, v.ReportFocus = tea.MouseModeCellMotion, true
	p.resume()
	show(v)
	shows("\x1b[?1004h")
}

// TestColumnsScrollOnlyWhereMarginsWork: some terminals report the mode and do not have it.
func TestColumnsScrollOnlyWhereMarginsWork(t *testing.T) {
	for _, c := range []struct {
		answer tea.CursorPositionMsg
		works  bool
	}{{tea.CursorPositionMsg{X: 0, Y: 1}, false}, {tea.CursorPositionMsg{X: 2, Y: 1}, true}} {
		p, l := paintOn(t)
		for range 100 {
			l.takes <- struct{}{}
		}
		model := &program{model: &lender{}, painter: p}
		model.Update(tea.ModeReportMsg{Mode: ansi.ModeLeftRightMargin, Value: ansi.ModeReset})
		<-p.pen
		p.paint()
		p.pen <- struct{}{}
		if all := strings.Join(l.writes, ""); !strings.Contains(all, tryMargins) {
			t.Errorf("the terminal is not asked: %q", all)
		}
		model.Update(c.answer)
		p.suspend()
		if p.canvas.margins != c.works {
			t.Errorf("%+v: margins are %t", c.answer, p.canvas.margins)
		}
	}
}

// TestTheTerminalShowsWhatItDrawsInTwoCells: where the cursor is after the line of a box. The
// question leaves nothing on the screen.
func TestTheTerminalShowsWhatItDrawsInTwoCells(t *testing.T) {
	for cells, wide := range map[int]bool{1: false, 2: true} {
		screen := vt.New(20, 6)
		screen.CountBy(func(string) int { return cells })
		question, _, _ := strings.Cut(questions, ansi.RequestCursorPositionReport)
		if _, err := screen.Write([]byte(question)); err != nil {
			t.Fatal(err)
		}
		x, y := screen.Cursor()
		answer := tea.CursorPositionMsg{X: x, Y: y}
		if hasMargins(answer) || isEndOfAnswer(uv.CursorPositionEvent(answer)) {
			t.Error("the answer looks like another one")
		}
		p, l := paintOn(t)
		for range 100 {
			l.takes <- struct{}{}
		}
		p.show(frame("one"))
		l.waitFor(t, "one")
		model := &program{model: &lender{}, painter: p}
		model.Update(answer)
		p.show(frame("two"))
		l.waitFor(t, "two")
		p.suspend()
		if p.canvas.cjk != wide {
			t.Errorf("%d cells: characters of ambiguous width are uncertain: %t", cells, p.canvas.cjk)
		}
		if cleared := strings.Count(strings.Join(l.writes, ""), ansi.EraseEntireScreen) > 1; cleared != wide {
			t.Errorf("%d cells: what was drawn before is drawn again: %t", cells, cleared)
		}
		if _, err := screen.Write([]byte(questions)); err != nil {
			t.Fatal(err)
		}
		if shown := strings.TrimSpace(screen.String()); shown != "" {
			t.Errorf("the question leaves %q", shown)
		}
	}
}

// answer is a result that may end a delay, and that another may follow.
type answer struct{ delay, followed bool }

func (a answer) IsDelay() bool    { return a.delay }
func (a answer) IsFollowed() bool { return a.followed }

// TestTheViewAfterADelayWaitsForWhatFollows, but not for results that do not come.
func TestTheViewAfterADelayWaitsForWhatFollows(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		asked := make(chan struct{}, 100)
		p := &painter{pause: frameTime, ask: func() { asked <- struct{}{} }} // draws nothing: its terminal is always free
		model := &program{model: &lender{}, painter: p}
		update := func(msg tea.Msg) string {
			t.Helper()
			model.Update(msg)
			return model.View().Content
		}
		if update(answer{followed: true}) == "" {
			t.Error("a result waits without a delay")
		}
		if update(answer{delay: true, followed: true}) != "" {
			t.Error("a view is made although a result follows")
		}
		<-asked
		if update(drawOnce{}) == "" {
			t.Error("no view is made although no result came")
		}
		model.collecting = time.Now().Add(time.Hour)
		if update(answer{followed: true}) != "" {
			t.Error("the first result is drawn before the second")
		}
		if update(answer{}) == "" {
			t.Error("the view of the last result waits")
		}
	})
}

// TestAFrameAtRestWakesNothing, and a view that came too early is asked for once the pause is over.
func TestAFrameAtRestWakesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, l := paintOn(t)
		for range 100 {
			l.takes <- struct{}{}
		}
		var asked atomic.Int32
		p.ask = func() { asked.Add(1) }
		timed := func() bool {
			p.mu.Lock()
			defer p.mu.Unlock()
			return p.timed
		}
		p.show(frame("one"))
		synctest.Wait()
		if timed() {
			t.Error("a timer runs after a frame")
		}
		for range 3 {
			if p.isFree() {
				t.Error("a view is made within the pause")
			}
		}
		time.Sleep(frameTime - time.Millisecond)
		synctest.Wait()
		if asked.Load() != 0 {
			t.Error("a view is asked for within the pause")
		}
		time.Sleep(time.Millisecond)
		synctest.Wait()
		if asked.Load() != 1 || timed() || !p.isFree() {
			t.Errorf("%d views are asked for after the pause", asked.Load())
		}
		time.Sleep(time.Second)
		synctest.Wait()
		if asked.Load() != 1 {
			t.Errorf("%d views are asked for at rest", asked.Load())
		}
	})
}

// TestAViewThatABusyTerminalDelaysIsAskedFor once it has taken the one before.
func TestAViewThatABusyTerminalDelaysIsAskedFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, l := paintOn(t)
		var asked atomic.Int32
		p.ask = func() { asked.Add(1) }
		p.show(frame("one"))
		synctest.Wait()
		time.Sleep(time.Second)
		if p.isFree() {
			t.Error("a view is made that cannot be drawn")
		}
		p.postpone()
		time.Sleep(time.Second)
		synctest.Wait()
		if asked.Load() != 0 {
			t.Error("a view is asked for that cannot be drawn")
		}
		l.takes <- struct{}{}
		synctest.Wait()
		time.Sleep(frameTime)
		synctest.Wait()
		if asked.Load() != 1 {
			t.Errorf("%d views are asked for", asked.Load())
		}
		for range 100 {
			l.takes <- struct{}{}
		}
	})
}

// TestNoLinkIsLeftOpen: the last cell that a frame writes may be part of a link.
func TestNoLinkIsLeftOpen(t *testing.T) {
	p, l := paintOn(t)
	p.show(frame("\x1b]8;;https://example.com\x1b\\one\x1b]8;;\x1b\\"))
	l.takes <- struct{}{}
	l.waitFor(t, "one")
	end(p, l)
	if left := l.screen.Left(); left != nil {
		t.Errorf("the terminal is left with %v", left)
	}
}
