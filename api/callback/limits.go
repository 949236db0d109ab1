package callback

import (
	"errors"
	"io"
	"net/http"
	"sync"
	"time"
)

// Limits bound the costs of a sender. The zero value of each is its default.
//
// Bodies are read from every connection at once, so that slow senders do not block
// others. Their cost together is bounded:
//
//   - Memory: for each connection a buffer and the first maxMemory bytes of a body,
//     48 KiB, and what net/http needs, less than 32 KiB; for each keeper less than
//     2 MiB. By default that is 256 · 80 KiB + 8 · 2 MiB = 36 MiB at worst.
//   - Disk: Spool, by default 512 MiB, in files without a name.
//   - Both are free again once the body is kept or rejected, after Whole + Keep.
//
// If connections or the spool are full, the slowest sender without a verified
// signature is dropped for the next one (budget).
type Limits struct {
	Body       int64 // bytes of a body; 64 MiB
	Attachment int64 // bytes of one file in it; the same as Body
	Keepers    int   // verified arrivals that are kept at a time, 8; more wait for their turn
	Spool      int64 // bytes on disk of all bodies that are being read; 8 times Body

	Header time.Duration // for the header of a request; 5 s
	Whole  time.Duration // for the whole body; 60 s
	Grace  time.Duration // before Rate applies to a body; 5 s
	Rate   int64         // average bytes a second that a body needs after Grace; 1 KiB
	Idle   time.Duration // of a connection between two requests; 30 s
	Wait   time.Duration // for a keeper or for a part of a budget while none becomes free; 2 s
	Keep   time.Duration // for the inbox to keep an arrival, with the wait for a keeper; 10 s
	Linger time.Duration // for reading on from a rejected body; 500 ms
	Stop   time.Duration // for the requests in progress when the receiver stops; 10 s

	HeaderBytes int // of a request; 16 KiB
	Connections int // at a time, 256; for one more the slowest stranger is dropped
}

func (l Limits) filled() Limits {
	fill(&l.Body, 64<<20)
	fill(&l.Attachment, l.Body)
	fill(&l.Keepers, 8)
	fill(&l.Spool, 8*l.Body)
	fill(&l.Header, 5*time.Second)
	fill(&l.Whole, time.Minute)
	fill(&l.Grace, 5*time.Second)
	fill(&l.Rate, 1<<10)
	fill(&l.Idle, 30*time.Second)
	fill(&l.Wait, 2*time.Second)
	fill(&l.Keep, 10*time.Second)
	fill(&l.Linger, 500*time.Millisecond)
	fill(&l.Stop, 10*time.Second)
	fill(&l.HeaderBytes, 16<<10)
	fill(&l.Connections, 256)
	return l
}

func fill[T ~int | ~int64](v *T, byDefault T) {
	if *v <= 0 {
		*v = byDefault
	}
}

// pace reads a body and enforces its sender's rate: each read must end before the sender falls behind. A read that
// takes longer returns os.ErrDeadlineExceeded.
type pace struct {
	body    io.Reader
	control *http.ResponseController
	begun   time.Time
	limits  Limits
	read    int64
	client  *client // the sender; nil without a budget

	mu      sync.Mutex // of dropped, and of the deadline while a body is read
	dropped bool
}

func newPace(body io.Reader, control *http.ResponseController, limits Limits) pace {
	return pace{body: body, control: control, begun: time.Now(), limits: limits}
}

// Read implements io.Reader.
func (p *pace) Read(b []byte) (int, error) {
	if err := p.setDeadline(); err != nil {
		return 0, err
	}
	n, err := p.body.Read(b)
	p.read += int64(n)
	if p.client == nil {
		return n, err
	}
	p.client.countBytes(n)
	if err != nil && p.client.isDropped() {
		err = errDropped
	}
	return n, err
}

// setDeadline gives the next read the time that the sender has earned.
func (p *pace) setDeadline() error {
	earned := time.Duration(float64(p.read) / float64(p.limits.Rate) * float64(time.Second))
	until := p.begun.Add(min(p.limits.Grace+earned, p.limits.Whole))
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.dropped {
		return errDropped
	}
	if err := p.control.SetReadDeadline(until); err != nil && !errors.Is(err, http.ErrNotSupported) {
		return err
	}
	return nil
}

// drop ends the current read and all later ones with errDropped. The reader gives back
// what it holds.
func (p *pace) drop() (left bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.dropped = true
	_ = p.control.SetReadDeadline(time.Unix(1, 0))
	return false
}

// done removes the deadline: a connection that times out while an arrival is being kept
// would look as if the sender had hung up.
func (p *pace) done() { _ = p.control.SetReadDeadline(time.Time{}) }
