package callback

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"shortlist/api/wire"
	"shortlist/model/modeltest"
)

func TestSlowSendersAreCutOff(t *testing.T) {
	head := "POST / HTTP/1.1\r\nHost: x\r\nX-Webhook-Signature: t=1,v1=00\r\nContent-Length: 100000\r\n\r\n"
	for name, c := range map[string]struct {
		limits Limits
		sent   string
		want   string
	}{
		// The server hangs up on a header that does not come; an answer has no request.
		"header":               {Limits{Header: 20 * time.Millisecond}, "POST / HTTP/1.1\r\nHost:", ""},
		"no byte of the body":  {Limits{Grace: 20 * time.Millisecond}, head, "408"},
		"too few":              {Limits{Grace: 20 * time.Millisecond, Rate: 1 << 20}, head + strings.Repeat("x", 1000), "408"},
		"fast, but endless":    {Limits{Whole: 20 * time.Millisecond, Rate: 1}, head + strings.Repeat("x", 1000), "408"},
		"between two requests": {Limits{Idle: 20 * time.Millisecond}, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			c.limits.Linger = time.Millisecond
			d := serve(t, Options{Limits: c.limits})
			if name == "between two requests" {
				c.sent = fmt.Sprintf("POST / HTTP/1.1\r\nHost: x\r\nX-Webhook-Signature: %s\r\nContent-Length: 0\r\n\r\n", Sign(secret, nil, at))
			}
			conn := d.dial(c.sent)
			_ = conn.SetReadDeadline(time.Now().Add(busyMachine))
			answer, err := io.ReadAll(conn) // to the end: the connection is closed
			if err != nil || !strings.HasPrefix(strings.TrimPrefix(string(answer), "HTTP/1.1 "), c.want) {
				t.Errorf("%q, %v", answer, err)
			}
			if d.finish(); c.want == "408" && !strings.Contains(d.log.String(), "outcome=slow") {
				t.Error(d.log)
			}
		})
	}
}

// TestPaceAllowsASlowSteadySender: a sender that is slow, but not too slow, gets
// through. The test stops the clock for it.
func TestPaceAllowsASlowSteadySender(t *testing.T) {
	begun := time.Now()
	limits := Limits{Grace: time.Second, Rate: 100, Whole: time.Minute}.filled()
	var until time.Time
	p := newPace(strings.NewReader(strings.Repeat("x", 10_000)), http.NewResponseController(deadlines{&until}), limits)
	p.begun = begun
	for read, want := range map[int64]time.Duration{0: time.Second, 100: 2 * time.Second, 1000: 11 * time.Second, 1 << 30: time.Minute} {
		p.read = read
		if _, err := p.Read(make([]byte, 1)); err != nil || !until.Equal(begun.Add(want)) {
			t.Errorf("after %d bytes: %v, %v", read, until.Sub(begun), err)
		}
	}
}

type deadlines struct{ until *time.Time }

func (deadlines) Header() http.Header                   { return nil }
func (deadlines) Write(p []byte) (int, error)           { return len(p), nil }
func (deadlines) WriteHeader(int)                       {}
func (d deadlines) SetReadDeadline(at time.Time) error  { *d.until = at; return nil }
func (d deadlines) SetWriteDeadline(at time.Time) error { return nil }

func TestAHeaderHasABound(t *testing.T) {
	d := serve(t, Options{})
	conn := d.dial("")
	go func() { _, _ = io.WriteString(conn, "POST / HTTP/1.1\r\nHost: x\r\nX: "+strings.Repeat("x", 64<<10)) }() // the server does not read it to its end
	if code := status(t, conn); code != "431" {
		t.Error(code)
	}
}

// TestAGoodCallComesAgainIfNoKeeperIsFree: the receiver rejects a good call only if no
// keeper becomes free while it waits.
func TestAGoodCallComesAgainIfNoKeeperIsFree(t *testing.T) {
	in := newMemory()
	entered, release := make(chan struct{}, 2), make(chan struct{})
	in.before = func(context.Context) {
		entered <- struct{}{}
		<-release
	}
	d := serve(t, Options{Inbox: in, Limits: Limits{Keepers: 2, Wait: 20 * time.Millisecond}})
	codes := make(chan int, 2)
	for i := range 2 {
		go func() {
			code, _ := d.signed(strings.Replace(iryna, "42", fmt.Sprint(i+1), 1))
			codes <- code
		}()
	}
	<-entered
	<-entered
	req, _ := http.NewRequest(http.MethodPost, "http://receiver/", strings.NewReader(iryna))
	req.Header.Set(wire.SignatureHeader, Sign(secret, []byte(iryna), at))
	res, err := d.client.Do(req)
	modeltest.Must(t, err)
	_ = res.Body.Close()
	if res.StatusCode != 503 || res.Header.Get("Retry-After") != "1" {
		t.Errorf("%d, %v", res.StatusCode, res.Header)
	}
	close(release)
	if a, b := <-codes, <-codes; a != 200 || b != 200 {
		t.Error(a, b)
	}
	if code, _ := d.signed(iryna); code != 200 {
		t.Errorf("afterwards: %d", code)
	}
}

func TestAStopFinishesRequestsInProgress(t *testing.T) {
	in := newMemory()
	entered, release := make(chan struct{}), make(chan struct{})
	in.before = func(context.Context) {
		close(entered)
		<-release
	}
	d := serve(t, Options{Inbox: in})
	code := make(chan int, 1)
	go func() {
		c, _ := d.signed(iryna)
		code <- c
	}()
	<-entered
	d.stop()
	for { // until the server accepts no more connections
		conn, err := net.Dial("unix", d.addr)
		if err != nil {
			break
		}
		_ = conn.Close()
		runtime.Gosched()
	}
	select {
	case err := <-d.end:
		t.Fatalf("it ended with a request under way: %v", err)
	default:
	}
	close(release)
	if c := <-code; c != 200 {
		t.Error(c)
	}
	err := <-d.end
	d.end <- err
	if err != nil {
		t.Error(err)
	}
	in.only(t)
}

func TestAStopCutsSlowRequests(t *testing.T) {
	d := serve(t, Options{Limits: Limits{Stop: time.Millisecond}})
	conn := d.dial("POST / HTTP/1.1\r\nHost: x\r\nX-Webhook-Signature: t=1,v1=00\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n")
	if code := status(t, conn); code != "100" { // the body is being read
		t.Fatal(code)
	}
	d.stop()
	err := <-d.end
	d.end <- err
	if !errors.Is(err, ErrCut) {
		t.Error(err)
	}
}

func TestServeReturnsItsFailure(t *testing.T) {
	l, err := Listen("127.0.0.1:0")
	modeltest.Must(t, err)
	_ = l.Close()
	if err := Serve(t.Context(), l, http.NotFoundHandler(), ServeOptions{}); !errors.Is(err, net.ErrClosed) {
		t.Error(err)
	}
}

func TestListenOnThisMachineAlone(t *testing.T) {
	l, err := Listen(":0")
	modeltest.Must(t, err)
	defer l.Close()
	if host, _, _ := net.SplitHostPort(l.Addr().String()); host != "127.0.0.1" {
		t.Error(l.Addr())
	}
	if _, err := Listen(l.Addr().String()); !errors.Is(err, ErrInUse) {
		t.Error(err)
	}
	for _, addr := range []string{"", "here", "127.0.0.1", "127.0.0.1:", "unix:relative", "unix:", "unix:/no/such/folder/s"} {
		if l, err := Listen(addr); err == nil {
			_ = l.Close()
			t.Errorf("%q passes", addr)
		}
	}
}

func TestListenOnASocket(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "callback.sock")
	l, err := Listen("unix:" + path)
	modeltest.Must(t, err)
	info, err := os.Lstat(path)
	if err != nil || info.Mode() != os.ModeSocket|0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("%v", entries)
	}
	if l.Addr().String() != path {
		t.Error(l.Addr())
	}
	if _, err := Listen("unix:" + path); !errors.Is(err, ErrInUse) || !strings.Contains(err.Error(), path) {
		t.Errorf("in use: %v", err)
	}
	conn, err := net.Dial("unix", path) // the second Listen did not disturb the first
	modeltest.Must(t, err)
	_ = conn.Close()
	_ = l.Close()
	if _, err := os.Lstat(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("it is left: %v", err)
	}

	stale, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	modeltest.Must(t, err)
	stale.SetUnlinkOnClose(false)
	_ = stale.Close()
	first, err := Listen("unix:" + path)
	if err != nil {
		t.Fatalf("where a killed one was: %v", err)
	}
	// A second socket takes the place, and closing the first must not remove it.
	_ = os.Remove(path)
	second, err := Listen("unix:" + path)
	modeltest.Must(t, err)
	_ = first.Close()
	if _, err := os.Lstat(path); err != nil {
		t.Error("the other one's socket is gone")
	}
	_ = second.Close()

	modeltest.Must(t, os.WriteFile(path, []byte("a letter"), 0o600))
	if _, err := Listen("unix:" + path); err == nil {
		t.Error("a file is replaced")
	}
	if data, _ := os.ReadFile(path); string(data) != "a letter" {
		t.Error("a file is gone")
	}
	if _, err := Listen("unix:" + filepath.Join(dir, strings.Repeat("x", 200))); err == nil {
		t.Error("a path that no socket can have")
	}
}

func TestOneOfManyTakesAStaleSocket(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	stale, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	modeltest.Must(t, err)
	stale.SetUnlinkOnClose(false)
	_ = stale.Close()
	taken := make(chan net.Listener, 8)
	for range cap(taken) {
		go func() {
			l, err := Listen("unix:" + path)
			if err != nil && !errors.Is(err, ErrInUse) {
				t.Error(err)
			}
			taken <- l
		}()
	}
	got := 0
	for range cap(taken) {
		if l := <-taken; l != nil {
			got++
			defer l.Close()
		}
	}
	if got != 1 {
		t.Errorf("%d have it", got)
	}
}

func TestSystemdIsNotified(t *testing.T) {
	path := filepath.Join(t.TempDir(), "notify")
	socket, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: path, Net: "unixgram"})
	modeltest.Must(t, err)
	defer socket.Close()
	t.Setenv("NOTIFY_SOCKET", path)
	t.Setenv("WATCHDOG_USEC", "2000")
	t.Setenv("WATCHDOG_PID", fmt.Sprint(os.Getpid()))
	l, err := Listen("127.0.0.1:0")
	modeltest.Must(t, err)
	ctx, stop := context.WithCancel(t.Context())
	end := make(chan error)
	go func() { end <- Serve(ctx, l, http.NotFoundHandler(), ServeOptions{}) }()
	expect := func(want string) {
		t.Helper()
		_ = socket.SetReadDeadline(time.Now().Add(busyMachine))
		for word := make([]byte, 100); ; {
			n, err := socket.Read(word)
			if err != nil {
				t.Fatalf("%s: %v", want, err)
			}
			if string(word[:n]) == want {
				return
			}
		}
	}
	expect("READY=1")
	expect("WATCHDOG=1")
	stop()
	expect("STOPPING=1")
	if err := <-end; err != nil {
		t.Error(err)
	}
}

// TestTheLastRejectionsAreSummedUp, also if the receiver stops within the second.
func TestTheLastRejectionsAreSummedUp(t *testing.T) {
	var out bytes.Buffer
	r, err := New(Options{Secret: secret, Inbox: disk{t.TempDir()}, Log: slog.New(slog.NewTextHandler(&out, nil))})
	modeltest.Must(t, err)
	r.journal.begun, r.journal.lines = time.Now().Add(time.Hour), linesASecond // a long second, whose lines are written
	l, err := net.Listen("tcp", "127.0.0.1:0")
	modeltest.Must(t, err)
	ctx, stop := context.WithCancel(t.Context())
	end := make(chan error, 1)
	go func() { end <- Serve(ctx, l, r, ServeOptions{}) }()
	answer, err := http.Post("http://"+l.Addr().String(), "application/json", strings.NewReader("{}"))
	modeltest.Must(t, err)
	if err := answer.Body.Close(); err != nil {
		t.Error(err)
	}
	stop()
	if err := <-end; err != nil {
		t.Error(err)
	}
	if !strings.Contains(out.String(), "callbacks refused\" more=1") {
		t.Errorf("the log has %q", out.String())
	}
}

func TestAFloodOfRefusalsIsSummedUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out bytes.Buffer
		j := newJournal(slog.New(slog.NewTextHandler(&out, nil)))
		req, _ := http.NewRequest(http.MethodPost, "/", nil)
		for second := range 3 {
			for range 1000 {
				j.write(req, badSignature, &exchange{}, 0)
			}
			for range 100 {
				j.write(req, late, &exchange{}, 0)
			}
			j.write(req, kept, &exchange{job: 7}, 0)
			time.Sleep(time.Second)
			synctest.Wait()
			text := out.String()
			out.Reset()
			if strings.Count(text, "\n") != linesASecond+2 || !strings.Contains(text, "more=1090 \"bad signature\"=990 late=100") || !strings.Contains(text, "outcome=kept") {
				t.Errorf("in second %d:\n%s", second, text)
			}
		}
	})
}
