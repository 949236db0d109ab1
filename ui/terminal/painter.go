package terminal

import (
	"bytes"
	"io"
	"strings"
	"sync"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/crash"
)

// frameTime is the least time between two frames; slowFrameTime is that over a slow line.
const (
	frameTime     = time.Second / 120
	slowFrameTime = time.Second / 8
)

// patience is how long a terminal is waited for.
type patience struct {
	answer time.Duration // to answer a question, even over a slow line
	hangup time.Duration // the same after Hangup
	end    time.Duration // to take what is written when the program ends
}

var usualPatience = patience{answer: time.Second, hangup: 100 * time.Millisecond, end: 2 * time.Second}

// maxQueued is how many bytes of sequences wait for a terminal that does not read. The oldest
// are dropped first.
const maxQueued = 8 << 20

// painter draws views on a terminal in a goroutine of its own: at once if the terminal is idle, else
// the newest view as soon as the terminal has taken the one before. Only that goroutine waits for the
// terminal.
type painter struct {
	out    io.Writer
	canvas *canvas
	pause  time.Duration // the least time between two frames
	ask    func()        // asks the loop for a view; it must not block
	end    func()        // ends the program after a panic; it must not block
	report crash.Report

	patience patience

	pen  chan struct{} // holds a token; only its taker may write to the terminal
	wake chan struct{}
	quit chan struct{}

	mu      sync.Mutex
	next    pending
	current tea.View  // the newest view, drawn or not
	busy    bool      // something is being written
	drawn   time.Time // when the last frame began
	owed    bool      // the loop skipped a view, and has to make one
	timed   bool      // a timer will ask for the owed view
	synced  bool      // the terminal can hold a frame back until it is whole
	failure error     // the first panic; no frame is drawn after it
	asked   time.Time // when the last question was written
	due     int       // answers to count before the terminal has answered everything
	asking  bool      // a question is being written
	holding bool      // questions wait for resume

	answers chan struct{} // gets a value at an answer, unless it holds one

	// These belong to whoever has the pen.
	on            modes
	width, height int
	lent          bool // another program may have used the terminal
}

// pending is what waits for the terminal.
type pending struct {
	sequences     []sequence
	bytes         int // of the sequences
	view          bool
	clear         bool // the contents of the screen are not known
	width, height int
	graphemes     bool                 // the terminal counts the cells of a text by its graphemes from now on
	setGraphemes  bool                 // graphemes needs the mode to be set
	margins       bool                 // the terminal scrolls columns
	cjk           bool                 // the terminal draws characters of ambiguous width in two cells
	marks         bool                 // the terminal draws U+200E in a cell
	profile       colorprofile.Profile // of the frames from now on; 0 changes nothing
	drags         Drags                // the terminal reports drags from now on; "" changes nothing
}

// sequence is written to the terminal besides frames.
type sequence struct {
	text string
	asks bool // the terminal answers it
}

// newPainter returns a painter that draws once it is given the terminal by resume.
func newPainter(out io.Writer, c *canvas, pause time.Duration, ask, end func(), report crash.Report) *painter {
	p := &painter{
		out: out, canvas: c, pause: pause, ask: ask, end: end, report: report, patience: usualPatience,
		pen: make(chan struct{}, 1), wake: make(chan struct{}, 1), quit: make(chan struct{}),
		answers: make(chan struct{}, 1),
	}
	go p.run()
	return p
}

// change changes what waits for the terminal.
func (p *painter) change(f func(*pending)) {
	p.mu.Lock()
	f(&p.next)
	p.mu.Unlock()
	select {
	case p.wake <- struct{}{}:
	default: // it is awake
	}
}

// isFree reports whether a view would be drawn at once. If not, the painter asks for one as soon as it
// would be, so changes until then cost one view.
func (p *painter) isFree() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	wait := p.untilNext()
	p.owed = p.busy || wait > 0
	if p.owed && !p.busy {
		p.askAfter(wait)
	}
	return !p.owed
}

// postpone asks for a view soon, after the pause at most, unless one is made before.
func (p *painter) postpone() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.owed = true
	p.askAfter(p.pause)
}

// untilNext returns how long the next frame has to wait. p.mu is held.
func (p *painter) untilNext() time.Duration { return p.pause - time.Since(p.drawn) }

// askAfter asks for a view after a time, if one is still owed then. There is a timer only while a
// view is owed, so a resting screen wakes nothing. p.mu is held.
func (p *painter) askAfter(d time.Duration) {
	if p.timed {
		return
	}
	p.timed = true
	time.AfterFunc(d, func() {
		p.mu.Lock()
		p.timed = false
		ask := p.owed && !p.busy // a busy painter asks when it has written
		p.owed = p.owed && p.busy
		p.mu.Unlock()
		if ask {
			p.ask()
		}
	})
}

// show draws a view.
func (p *painter) show(v tea.View) {
	if v.Content == "" {
		return // the program is not ready to draw, or is about to end
	}
	p.change(func(next *pending) { p.current, next.view = v, true })
}

// send writes a sequence before the next frame.
func (p *painter) send(text string) { p.add(sequence{text: text}) }

// sendQuestion writes a question before the next frame.
func (p *painter) sendQuestion(question string) { p.add(sequence{question + endOfQuestion, true}) }

func (p *painter) add(s sequence) {
	p.change(func(next *pending) {
		next.add(s)
		for next.bytes > maxQueued {
			next.bytes -= len(next.sequences[0].text)
			next.sequences = next.sequences[1:]
		}
	})
}

func (n *pending) add(s sequence) {
	n.sequences, n.bytes = append(n.sequences, s), n.bytes+len(s.text)
}

// resize sets the size of the screen for the views that follow.
func (p *painter) resize(width, height int) {
	p.change(func(next *pending) { next.width, next.height = width, height })
}

// redraw draws the whole screen again: other programs may have written to it.
func (p *painter) redraw() {
	p.change(func(next *pending) { next.view, next.clear = p.current.Content != "", true })
}

// run draws until close.
func (p *painter) run() {
	for {
		select {
		case <-p.wake:
		case <-p.quit:
			return
		}
		time.Sleep(p.early())
		select {
		case <-p.pen:
		case <-p.quit:
			return
		}
		p.begin()
		p.paint()
		p.pen <- struct{}{}
		p.rest()
	}
}

// early returns how long the next view has to wait still; 0 if none waits.
func (p *painter) early() time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.next.view {
		return 0
	}
	return p.untilNext()
}

func (p *painter) begin() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.busy = true
}

// rest asks for a view once the pause is over, if one is owed.
func (p *painter) rest() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.busy = false
	if p.owed {
		p.askAfter(p.untilNext())
	}
}

// paint writes everything that waits. The caller has the pen.
func (p *painter) paint() {
	p.mu.Lock()
	next, view, synced := p.next, p.current, p.synced
	if next.view {
		p.drawn = time.Now()
	}
	p.next = pending{width: next.width, height: next.height}
	var out bytes.Buffer
	if time.Since(p.asked) > p.patience.answer {
		p.due = 0 // those answers do not come any more
	}
	for _, s := range next.sequences {
		if s.asks && p.holding {
			p.next.add(s)
			continue
		}
		out.WriteString(s.text)
		if s.asks {
			p.asking, p.asked = true, time.Now()
			p.due += 1 + strings.Count(s.text, ansi.RequestPrimaryDeviceAttributes)
		}
	}
	if !next.view {
		p.next.clear = next.clear || next.graphemes || next.cjk || next.marks // the next view clears
	}
	p.mu.Unlock()

	p.canvas.margins, p.canvas.cjk, p.canvas.marks = p.canvas.margins || next.margins, p.canvas.cjk || next.cjk, p.canvas.marks || next.marks
	if next.profile != 0 {
		p.canvas.profile = next.profile
	}
	if out.Len() > 0 { // a question may move the cursor
		p.canvas.x, p.canvas.y = -1, -2
	}
	if next.graphemes {
		p.canvas.page.Method = ansi.GraphemeWidth
	}
	if next.setGraphemes {
		p.on.graphemes = true
		out.WriteString(ansi.SetModeUnicodeCore)
	}
	if next.drags != "" {
		p.on.drags = next.drags
		out.WriteString(next.drags.Sequence())
	}
	if next.view && p.failed() == nil {
		p.guard(func() {
			p.on.follow(&out, view)
			p.drawFrame(&out, view, next, synced)
		})
	}
	p.write(&out)
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.asking {
		p.asking, p.asked = false, time.Now()
	}
}

// guard ends the program at the first panic in f. The caller keeps the pen.
func (p *painter) guard(f func()) {
	err := p.report.Guard(func() error { f(); return nil })
	if err == nil || p.failed() != nil {
		return
	}
	p.mu.Lock()
	p.failure = err
	p.mu.Unlock()
	p.end()
}

// failed returns the first panic.
func (p *painter) failed() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.failure
}

// hold keeps questions that are not written yet until resume: their answers would be for another program.
func (p *painter) hold() {
	p.mu.Lock()
	p.holding = true
	p.mu.Unlock()
}

// awaits returns how much longer the terminal may take to answer; 0 once it has answered everything.
func (p *painter) awaits() time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.due == 0 {
		return 0
	}
	return max(0, p.patience.answer-time.Since(p.asked))
}

// isAsking reports whether a question is being written.
func (p *painter) isAsking() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.asking
}

// answered notes an answer.
func (p *painter) answered() {
	p.mu.Lock()
	p.due = max(0, p.due-1)
	p.mu.Unlock()
	select {
	case p.answers <- struct{}{}:
	default:
	}
}

// write writes to the terminal. A terminal that is gone is noticed where keys are read.
func (p *painter) write(out *bytes.Buffer) {
	if out.Len() > 0 {
		p.guard(func() { _, _ = p.out.Write(out.Bytes()) })
	}
}

func (p *painter) drawFrame(out *bytes.Buffer, view tea.View, next pending, synced bool) {
	c := p.canvas
	c.out.Reset()
	if next.clear || next.graphemes || next.cjk || next.marks || next.width != p.width || next.height != p.height {
		p.width, p.height = next.width, next.height
		c.clear(p.width, p.height)
	}
	c.draw(strings.Split(view.Content, "\n"))
	if c.out.Len() == 0 {
		return
	}
	if synced {
		out.WriteString(ansi.SetModeSynchronizedOutput)
	}
	out.Write(c.out.Bytes())
	if synced {
		out.WriteString(ansi.ResetModeSynchronizedOutput)
	}
}

// resume gives the terminal to the painter, which draws the whole screen.
func (p *painter) resume() {
	var out bytes.Buffer
	if p.lent {
		out.WriteString(forgetModes)
	}
	p.on.enter(&out)
	if p.lent {
		out.WriteString(forgetMargins)
	}
	p.write(&out)
	p.mu.Lock()
	p.holding = false
	p.mu.Unlock()
	p.redraw()
	p.pen <- struct{}{}
}

// suspend takes the terminal from the painter and restores it. It waits until the terminal has
// taken what was sent.
func (p *painter) suspend() {
	<-p.pen
	p.mu.Lock()
	p.next.view = false
	p.mu.Unlock()
	p.paint()
	var out bytes.Buffer
	p.on.leave(&out, p.height)
	p.lent = true
	p.write(&out)
}

// close ends the painter, which draws nothing more.
func (p *painter) close() { close(p.quit) }
