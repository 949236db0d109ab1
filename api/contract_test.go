package api_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// The contract suite runs the real client against the real sandbox over HTTP, with
// faults. This file holds the shared parts.

// setup holds the options that a test may change before a desk opens.
type setup struct {
	service sandbox.Options
	client  api.Options
	tcp     bool // a port on loopback instead of the pipe: for cuts
}

// desk is a service and a client of its account. At its end it checks that the log
// holds no secret and no person's name.
type desk struct {
	*testing.T
	*sandbox.Server
	client *api.Client
	tokens *tokenBox
	clock  *clock
	dials  atomic.Int64

	log    logBuffer
	mu     sync.Mutex
	people []string // names seen, which no log may hold
}

// patient is a timeout that no passing test reaches.
const patient = time.Minute

func open(t *testing.T, changes ...func(*setup)) *desk {
	t.Helper()
	d := &desk{T: t, tokens: &tokenBox{}, clock: &clock{}}
	d.clock.set(time.Now())
	s := setup{
		service: sandbox.Options{Now: d.clock.now},
		client: api.Options{
			Password: func(context.Context) (string, error) { return sandbox.Password, nil },
			Tokens:   d.tokens, Now: d.clock.now, Log: slog.New(slog.NewTextHandler(&d.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
			CallTimeout: patient, IdleTimeout: patient, RetryFirst: time.Millisecond, MaxTries: 3,
		},
	}
	for _, change := range changes {
		change(&s)
	}
	var err error
	if d.Server, err = sandbox.New(s.service); err != nil {
		t.Fatal(err)
	}
	if s.client.Email == "" {
		s.client.Email, _ = d.Account()
	}
	switch {
	case s.client.BaseURL != "":
	case s.tcp:
		server := httptest.NewServer(d.Server)
		t.Cleanup(server.Close)
		s.client.BaseURL = server.URL
	default:
		s.client.BaseURL = "http://" + string(d.Country()) + ".test.localhost"
		if s.client.Dial == nil {
			s.client.Dial = func(ctx context.Context, network, addr string) (net.Conn, error) {
				d.dials.Add(1)
				return d.DialContext(ctx, network, addr)
			}
		}
	}
	if d.client, err = api.New(s.client); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.end)
	return d
}

func (d *desk) end() {
	d.client.Close()
	if err := d.Close(); err != nil {
		d.Error(err)
	}
	log := d.log.String()
	for _, secret := range append(d.tokens.all(), sandbox.Password) {
		if strings.Contains(log, secret) {
			d.Errorf("a password or token is in the log:\n%s", log)
		}
	}
	for _, name := range d.people {
		if name != "" && strings.Contains(log, name) {
			d.Errorf("%q is in the log:\n%s", name, log)
		}
	}
}

// signedIn signs in and forgets the request for it.
func (d *desk) signedIn() *desk {
	d.Helper()
	d.ok(d.client.SignIn(d.Context(), sandbox.Password))
	d.ResetRequests()
	return d
}

func (d *desk) ok(err error) {
	d.Helper()
	modeltest.Must(d, err)
}

// faults sets faults, written as on the command line.
func (d *desk) faults(spec string) {
	d.Helper()
	list, err := sandbox.ParseFaults(spec)
	d.ok(err)
	d.SetFaults(list)
}

// requests checks how many requests an endpoint has had.
func (d *desk) requests(name sandbox.Endpoint, want int) {
	d.Helper()
	if got := d.Count(name); got != want {
		d.Errorf("%d requests of %s, want %d", got, name, want)
	}
}

func (d *desk) job(key string) int64 {
	d.Helper()
	id, err := d.Job(key)
	d.ok(err)
	return id
}

// want checks a failure's kind, and that its text is one sentence. It returns the
// details.
func (d *desk) want(err, kind error) *api.Error {
	d.Helper()
	var e *api.Error
	if !errors.As(err, &e) || !errors.Is(err, kind) {
		d.Fatalf("got %v, want the kind %q", err, kind)
	}
	if errors.Is(err, api.ErrOutcomeUnknown) != e.Unknown {
		d.Errorf("%v: Unknown is %v and ErrOutcomeUnknown is not", err, e.Unknown)
	}
	d.sentence(err.Error())
	return e
}

// noise are parts of Go's errors that people need not read.
var noise = []string{
	"Get \"", "Post \"", "Put \"", "context ", "net/http", "http:", "http2:", "json", "EOF", "dial tcp", "read tcp", "tls:", "x509",
	"%!", "\n", "goroutine", "<nil>", "closed pipe", "deadline",
}

// sentence checks that a message is one clear sentence without secrets: the action that
// failed, one colon, and the cause.
func (d *desk) sentence(text string) {
	d.Helper()
	outside := text
	if before, rest, quoted := strings.Cut(text, `"`); quoted { // the service's own words are not checked
		outside = before + rest[strings.LastIndexByte(rest, '"')+1:]
	}
	if !strings.HasPrefix(text, "could not ") || strings.Count(outside, ": ") != 1 || len(text) > 700 {
		d.Errorf("%q is not one clear sentence", text)
	}
	for _, word := range noise {
		if strings.Contains(outside, word) {
			d.Errorf("%q contains %q", text, word)
		}
	}
	for _, secret := range append(d.tokens.all(), sandbox.Password+"\"") {
		if strings.Contains(text, secret) {
			d.Errorf("%q contains a secret", text)
		}
	}
}

// wantText checks the text of a failure.
func (d *desk) wantText(err error, want string) {
	d.Helper()
	if err == nil || err.Error() != want {
		d.Errorf("got  %v\nwant %s", err, want)
	}
}

// applicants reads a job's applicants to the end, with their CVs. errs are the errors
// of single records, and the last error of the page.
func (d *desk) applicants(ctx context.Context, jobID int64) (people []model.Candidate, errs []error, cvs map[int64][]byte) {
	d.Helper()
	s := &cvBox{kept: map[int64][]byte{}}
	for c, err := range d.client.Applies(jobID, s).All(ctx) {
		if err != nil {
			errs = append(errs, err)
			continue
		}
		people = append(people, c)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, c := range people {
		d.people = append(d.people, c.Applicant.Name)
	}
	if s.open != 0 {
		d.Errorf("%d CVs neither kept nor dropped", s.open)
	}
	return people, errs, s.kept
}

// ending returns the last of several errors.
func ending(errs []error) error {
	if len(errs) == 0 {
		return nil
	}
	return errs[len(errs)-1]
}

// cvBox keeps CVs in memory, by apply.
type cvBox struct {
	kept map[int64][]byte
	open int // begun, and neither kept nor dropped yet
	most int // the most that were open at a time
}

type cvInMemory struct {
	box *cvBox
	bytes.Buffer
}

func (s *cvBox) Create(int64) api.Blob {
	s.open++
	s.most = max(s.most, s.open)
	return &cvInMemory{box: s}
}

func (b *cvInMemory) Discard() { b.box.open-- }

func (b *cvInMemory) Commit(c *model.Candidate) (string, error) {
	b.box.open--
	b.box.kept[c.ID] = b.Bytes()
	return "kept", nil
}

// tokenBox is a token store that remembers every token.
type tokenBox struct {
	mu    sync.Mutex
	token api.Token
	seen  []string
}

func (b *tokenBox) Load() (api.Token, bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.token, b.token.Value != ""
}

func (b *tokenBox) Save(t api.Token) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.token, b.seen = t, append(b.seen, t.Value)
	return nil
}

func (b *tokenBox) Clear() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.token = api.Token{}
	return nil
}

func (b *tokenBox) all() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]string(nil), b.seen...)
}

// clock is a time that a test moves.
type clock struct{ at atomic.Pointer[time.Time] }

func (c *clock) now() time.Time       { return *c.at.Load() }
func (c *clock) set(t time.Time)      { c.at.Store(&t) }
func (c *clock) move(d time.Duration) { c.set(c.now().Add(d)) }

type logBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (b *logBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

func (b *logBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.String()
}
