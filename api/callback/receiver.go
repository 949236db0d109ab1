package callback

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/crash"
)

// Inbox keeps arrivals durably. Several goroutines use it at once. Its errors go to the
// log, so they hold no part of an arrival.
type Inbox interface {
	// Attach begins to keep a file of an arrival.
	Attach() (Attachment, error)
	// Keep makes an arrival and its committed attachments durable before it returns.
	// fresh is false if the same content (Arrival.Digest) is kept already. Then, and
	// after an error, the attachments are discarded.
	Keep(ctx context.Context, a model.Arrival) (fresh bool, err error)
}

// Attachment is a file in transfer into the inbox. The receiver commits it, discards
// it, or both. After an error of an attachment the sender tries again.
type Attachment interface {
	io.Writer
	Commit() (ref string, err error) // on disk, durably
	Discard()                        // also after Commit, if the arrival is not kept
}

// Options are the options of a Receiver.
type Options struct {
	Secret []byte // of the signatures; there is no receiver without one (CONTRACT 42)
	Scheme Scheme
	Inbox  Inbox
	Limits Limits
	Temp   string       // folder for bodies being read; "" is the system's
	Log    *slog.Logger // the access log; nil: none
	Crash  crash.Report // records panics; nil: panics are not recorded
	Now    func() time.Time
}

// Receiver answers the service's new-application callback (§6.1, CONTRACT
// 41–47), at any path. Its answers:
//
//	200  the application is kept, now or since an earlier call
//	400  signed well, but empty, not JSON, or not in the form of §6.1
//	401  the signature is malformed, wrong or late
//	405  neither GET, POST nor PUT
//	408  sent too slowly
//	413  larger than the limit
//	503  dropped for others, no keeper in time, or not kept: to be sent again
//
// The text of an answer gives the reason, and holds no part of the request.
type Receiver struct {
	opts    Options
	spools  *budget       // bytes of bodies on disk
	keepers chan struct{} // a place for each arrival that is being kept
	freed   atomic.Int64  // how often a keeper became free
	journal *journal
}

// New returns a receiver. The error means that there is no secret or no inbox, or that
// the scheme is unknown.
func New(o Options) (*Receiver, error) {
	if len(o.Secret) == 0 {
		return nil, errors.New("the receiver needs the callback secret")
	}
	if o.Inbox == nil {
		return nil, errors.New("the receiver needs an inbox")
	}
	if err := o.Scheme.Check(); err != nil {
		return nil, err
	}
	o.Limits = o.Limits.filled()
	if o.Now == nil {
		o.Now = time.Now
	}
	return &Receiver{
		opts: o, spools: newBudget(o.Limits.Spool, o.Limits.Wait), keepers: make(chan struct{}, o.Limits.Keepers), journal: newJournal(o.Log),
	}, nil
}

// verdict is the result of a request: its status, its word in the access log, and the
// reason for the reader of the answer.
type verdict struct {
	status  int
	outcome string
	why     string
	again   time.Duration // when to try again; 0 leaves it open
}

var (
	kept         = verdict{status: http.StatusOK, outcome: "kept", why: "kept"}
	duplicate    = verdict{status: http.StatusOK, outcome: "duplicate", why: "kept already"}
	badMethod    = verdict{status: http.StatusMethodNotAllowed, outcome: "bad method", why: "only GET, POST and PUT are accepted"}
	malformed    = verdict{status: http.StatusUnauthorized, outcome: "malformed signature", why: ErrMalformed.Error()}
	badSignature = verdict{status: http.StatusUnauthorized, outcome: "bad signature", why: ErrSignature.Error()}
	late         = verdict{status: http.StatusUnauthorized, outcome: "late", why: ErrLate.Error()}
	tooLarge     = verdict{status: http.StatusRequestEntityTooLarge, outcome: "too large"}
	compressed   = verdict{status: http.StatusUnsupportedMediaType, outcome: "compressed", why: "the body is compressed; send it as it is"}
	busy         = verdict{status: http.StatusServiceUnavailable, outcome: "busy", why: "too many callbacks at once", again: time.Second}
	slow         = verdict{status: http.StatusRequestTimeout, outcome: "slow", why: "the body came too slowly"}
	cut          = verdict{status: http.StatusBadRequest, outcome: "cut", why: "the body ended early"}
	empty        = verdict{status: http.StatusBadRequest, outcome: "empty", why: "there is no body"}
	failed       = verdict{status: http.StatusServiceUnavailable, outcome: "failed", why: "it could not be kept", again: 5 * time.Second}
)

// adviceEmpty goes to the log with a request without a body. Such a request may be
// signed, since the signature covers the body that was sent (CONTRACT 41).
const adviceEmpty = "the body did not arrive: a proxy may have dropped it, as some do with GET; the application is found by polling all the same"

// exchange is one request until its verdict.
type exchange struct {
	req    *http.Request
	body   pace
	whole  bool // the body was read to its end
	job    int64
	err    error // an error of shortlist's own, for the log
	advice string
}

// ServeHTTP implements http.Handler.
func (r *Receiver) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	begun := time.Now()
	control := http.NewResponseController(w)
	x := &exchange{req: req, body: newPace(req.Body, control, r.opts.Limits)}
	v := failed
	if err := r.opts.Crash.Guard(func() error {
		v = r.receive(x)
		return nil
	}); err != nil {
		v, x.err = failed, err
	}
	answer(w, control, v, x.whole, r.opts.Limits.Linger)
	r.journal.write(req, v, x, time.Since(begun))
}

// receive makes the checks in the order of their costs.
func (r *Receiver) receive(x *exchange) verdict {
	switch x.req.Method {
	case http.MethodGet, http.MethodPost, http.MethodPut:
	default:
		return badMethod
	}
	check, err := r.opts.Scheme.Verifier(r.opts.Secret, strings.Join(x.req.Header.Values(wire.SignatureHeader), ","))
	if err != nil {
		return malformed
	}
	limit := r.opts.Limits.Body
	big := tooLarge
	big.why = fmt.Sprintf("the body is larger than %d bytes", limit)
	if x.req.ContentLength > limit {
		return big
	}

	client := r.spools.enter(x.body.drop)
	defer client.leave()
	x.body.client = client
	raw := &spool{dir: r.opts.Temp, client: client, wait: 2 * r.opts.Limits.Wait, end: x.req.Context().Done()}
	defer raw.Close()
	conn := clientOf(x.req)
	// One byte above the limit shows that there is more.
	n, err := io.CopyBuffer(io.MultiWriter(check, raw), onlyReader{io.LimitReader(&x.body, limit+1)}, make([]byte, bufferSize))
	switch {
	case errors.Is(err, errFull), errors.Is(err, errDropped), err != nil && conn.isDropped():
		return busy
	case raw.err != nil:
		x.err = raw.err
		return failed
	case n > limit:
		return big
	case errors.Is(err, os.ErrDeadlineExceeded):
		return slow
	case err != nil:
		return cut
	}
	x.whole = true
	x.body.done()
	if n == 0 {
		x.advice = adviceEmpty
	}
	switch err := check.Verify(r.opts.Now()); {
	case errors.Is(err, ErrLate):
		return late
	case err != nil:
		return badSignature
	case n == 0:
		return empty
	case !slices.Contains([]string{"", "identity"}, strings.ToLower(x.req.Header.Get("Content-Encoding"))):
		return compressed
	}
	client.setVerified()
	conn.setVerified()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(x.req.Context()), r.opts.Limits.Keep)
	defer cancel()
	if !r.awaitKeeper(ctx) {
		return busy
	}
	defer r.freeKeeper()
	return r.keep(ctx, x, raw)
}

// awaitKeeper waits for a keeper, in order: as long as keepers become free, and for
// Limits.Wait while none does. It reports whether it has one.
func (r *Receiver) awaitKeeper(ctx context.Context) bool {
	timer := time.NewTimer(r.opts.Limits.Wait)
	defer timer.Stop()
	for freed := r.freed.Load(); ; {
		select {
		case r.keepers <- struct{}{}:
			return true
		case <-ctx.Done():
			return false
		case <-timer.C:
			now := r.freed.Load()
			if now == freed {
				return false
			}
			freed = now
			timer.Reset(r.opts.Limits.Wait)
		}
	}
}

func (r *Receiver) freeKeeper() {
	r.freed.Add(1)
	<-r.keepers
}

// keep reads a verified body and lets the inbox keep it. A sender that hangs up
// meanwhile does not undo this; its next call is a duplicate.
func (r *Receiver) keep(ctx context.Context, x *exchange, raw *spool) verdict {
	p := &parser{inbox: r.opts.Inbox, limit: r.opts.Limits.Attachment}
	fresh := false
	defer func() {
		if !fresh { // also if the inbox panics
			p.drop()
		}
	}()
	a, err := p.read(raw.Reader())
	if err == nil {
		x.job = a.JobID
		a.Received = r.opts.Now()
		fresh, err = r.opts.Inbox.Keep(ctx, a)
		if err != nil {
			fresh = false
			err = inboxError{err}
		}
	}
	var why broken
	switch {
	case errors.As(err, &why):
		return verdict{status: http.StatusBadRequest, outcome: "broken", why: why.Error()}
	case err != nil:
		x.err = err
		return failed
	case !fresh:
		return duplicate
	}
	return kept
}

// answer writes a verdict. If the body was not read to its end, the connection cannot
// be used again. Then the answer is sent at once, and a little of the remaining body is
// read, so that no reset overtakes the answer.
func answer(w http.ResponseWriter, control *http.ResponseController, v verdict, whole bool, linger time.Duration) {
	text := v.why + "\n"
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Content-Length", strconv.Itoa(len(text)))
	h.Set("X-Content-Type-Options", "nosniff")
	if v.status == http.StatusMethodNotAllowed {
		h.Set("Allow", "GET, POST, PUT")
	}
	if v.status == http.StatusUnsupportedMediaType {
		h.Set("Accept-Encoding", "identity")
	}
	if v.again > 0 {
		h.Set("Retry-After", strconv.Itoa(int(v.again.Seconds())))
	}
	if v.status == http.StatusUnauthorized { // a stranger keeps no connection
		h.Set("Connection", "close")
	}
	if !whole {
		h.Set("Connection", "close")
		_ = control.EnableFullDuplex() // else the body is awaited before the answer goes out
	}
	w.WriteHeader(v.status)
	_, _ = io.Copy(w, bytes.NewReader([]byte(text)))
	if !whole {
		_ = control.Flush()
		_ = control.SetReadDeadline(time.Now().Add(linger))
	}
}

// onlyReader hides all methods but Read, so that the buffer is used.
type onlyReader struct{ io.Reader }
