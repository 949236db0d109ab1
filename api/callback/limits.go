package callback

import (
	"errors"
	"io"
	"net/http"
	"time"
)

// Limits bound what a sender may cost. The zero value of each is its default.
type Limits struct {
	Body       int64 // bytes of a body; 64 MiB
	Attachment int64 // bytes of one file in it; those of a body
	Concurrent int   // bodies read at a time, 16; more are told to come again

	Header time.Duration // for the header of a request; 5 s
	Whole  time.Duration // for the whole body; 60 s
	Grace  time.Duration // in which a body may be as slow as it likes; 5 s
	Rate   int64         // bytes a second that it has to bring on the whole behind that; 1 KiB
	Idle   time.Duration // of a connection between two requests; 30 s
	Keep   time.Duration // for the inbox to keep an arrival; 10 s
	Linger time.Duration // for a refused body that is on its way; 500 ms
	Stop   time.Duration // for the requests under way when the receiver stops; 10 s

	HeaderBytes int // of a request; 16 KiB
	Connections int // at a time, 256; more wait to be taken
}

func (l Limits) filled() Limits {
	fill(&l.Body, 64<<20)
	fill(&l.Attachment, l.Body)
	fill(&l.Concurrent, 16)
	fill(&l.Header, 5*time.Second)
	fill(&l.Whole, time.Minute)
	fill(&l.Grace, 5*time.Second)
	fill(&l.Rate, 1<<10)
	fill(&l.Idle, 30*time.Second)
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

// pace reads a body and holds its sender to a rate: every read has to end before
// the sender would fall behind it. A read that does not is os.ErrDeadlineExceeded.
type pace struct {
	body    io.Reader
	control *http.ResponseController
	begun   time.Time
	limits  Limits
	read    int64
}

func newPace(body io.Reader, control *http.ResponseController, limits Limits) pace {
	return pace{body: body, control: control, begun: time.Now(), limits: limits}
}

// Read implements io.Reader.
func (p *pace) Read(b []byte) (int, error) {
	earned := time.Duration(float64(p.read) / float64(p.limits.Rate) * float64(time.Second))
	until := p.begun.Add(min(p.limits.Grace+earned, p.limits.Whole))
	if err := p.control.SetReadDeadline(until); err != nil && !errors.Is(err, http.ErrNotSupported) {
		return 0, err
	}
	n, err := p.body.Read(b)
	p.read += int64(n)
	return n, err
}

// done ends the deadline: a connection that times out while an arrival is being
// kept would be taken for one that was hung up.
func (p *pace) done() { _ = p.control.SetReadDeadline(time.Time{}) }
