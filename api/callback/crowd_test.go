package callback

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"shortlist/api/wire"
	"shortlist/model/modeltest"
)

// crowd is a receiver on TCP whose senders only its own limits restrict.
type crowd struct {
	t      *testing.T
	in     *memory
	r      *Receiver
	addr   string
	client *http.Client
}

// busyMachine is a wait that no passing test reaches, on a machine of any speed.
const busyMachine = time.Minute

func gather(t *testing.T, limits Limits) *crowd {
	t.Helper()
	c := &crowd{t: t, in: newMemory()}
	r, err := New(Options{Secret: secret, Inbox: c.in, Limits: limits, Temp: t.TempDir(), Now: func() time.Time { return at }})
	modeltest.Must(t, err)
	l, err := Listen("127.0.0.1:0")
	modeltest.Must(t, err)
	c.r, c.addr = r, l.Addr().String()
	// A connection for each call, as from a service: a kept one could be dropped
	// meanwhile.
	c.client = &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	ctx, stop := context.WithCancel(context.Background())
	end := make(chan error, 1)
	go func() { end <- Serve(ctx, l, r, ServeOptions{Limits: limits}) }()
	t.Cleanup(func() {
		stop()
		if err := <-end; err != nil && !errors.Is(err, ErrCut) {
			t.Error(err)
		}
		r.spools.mu.Lock()
		defer r.spools.mu.Unlock()
		if held := r.opts.Limits.Spool - r.spools.free; held != 0 || len(r.spools.clients) > 0 || r.spools.coming != 0 || r.spools.wanted != 0 {
			t.Errorf("%d bytes of the spool are still held by %d", held, len(r.spools.clients))
		}
	})
	return c
}

// good sends the application of person n, in a body of the given size, and returns the
// status.
func (c *crowd) good(n, size int) int {
	body := strings.Replace(iryna, "Шевченко", fmt.Sprintf("Шевченко %d", n), 1)
	body += strings.Repeat(" ", max(0, size-len(body)))
	req, err := http.NewRequest(http.MethodPost, "http://"+c.addr, strings.NewReader(body))
	if err != nil {
		c.t.Error(err)
		return 0
	}
	req.Header.Set(wire.SignatureHeader, Sign(secret, []byte(body), at))
	res, err := c.client.Do(req)
	if err != nil {
		c.t.Error(err)
		return 0
	}
	defer res.Body.Close()
	if _, err := io.Copy(io.Discard, res.Body); err != nil {
		c.t.Error(err)
	}
	return res.StatusCode
}

// allGood sends many applications at once and checks that each is kept exactly once.
func (c *crowd) allGood(many, size int) {
	c.t.Helper()
	codes := make(chan int, many)
	for n := range many {
		go func() { codes <- c.good(n, size) }()
	}
	answered := map[int]int{}
	for range many {
		answered[<-codes]++
	}
	if answered[200] != many {
		c.t.Errorf("of %d good calls: %v", many, answered)
	}
	c.in.mu.Lock()
	defer c.in.mu.Unlock()
	if len(c.in.kept) != many || len(c.in.files) != many {
		c.t.Errorf("%d are kept with %d files", len(c.in.kept), len(c.in.files))
	}
}

// stranger begins a body with a well-formed, false signature, and returns once the
// receiver reads it.
func (c *crowd) stranger(sent int) net.Conn {
	c.t.Helper()
	conn, err := net.Dial("tcp", c.addr)
	modeltest.Must(c.t, err)
	c.t.Cleanup(func() { _ = conn.Close() })
	if _, err := fmt.Fprintf(conn, "POST / HTTP/1.1\r\nHost: x\r\nX-Webhook-Signature: t=%d,v1=%064d\r\nContent-Length: %d\r\nExpect: 100-continue\r\n\r\n", at.Unix(), 0, 60<<20); err != nil {
		c.t.Fatal(err)
	}
	_ = conn.SetReadDeadline(time.Now().Add(busyMachine))
	line, err := bufio.NewReader(conn).ReadString('\n')
	if err != nil || !strings.Contains(line, "100") {
		c.t.Fatalf("%q, %v", line, err)
	}
	if _, err := conn.Write(make([]byte, sent)); err != nil {
		c.t.Fatal(err)
	}
	return conn
}

// trickle lets strangers send 1.1 KiB a second each until the test ends.
func (c *crowd) trickle(strangers []net.Conn) {
	ctx, stop := context.WithCancel(context.Background())
	var going sync.WaitGroup
	c.t.Cleanup(func() { stop(); going.Wait() })
	going.Go(func() {
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
			case <-ctx.Done():
				return
			}
			for _, conn := range strangers {
				_, _ = conn.Write(make([]byte, 112)) // fails on a dropped connection
			}
		}
	})
}

func TestAThousandGoodCallsAtOnceAreAllKept(t *testing.T) {
	modeltest.SkipInShort(t, "sends a thousand callbacks")
	gather(t, Limits{Wait: busyMachine, Keep: busyMachine}).allGood(1000, 0)
}

func TestGoodCallsWaitForAKeeper(t *testing.T) {
	c := gather(t, Limits{Keepers: 1, Wait: busyMachine, Keep: busyMachine})
	entered, release := make(chan struct{}, 20), make(chan struct{})
	c.in.before = func(context.Context) {
		entered <- struct{}{}
		<-release
	}
	go func() {
		<-entered // one is being kept, and the others wait
		close(release)
	}()
	c.allGood(20, 0)
}

func TestSlowStrangersKeepNoGoodCallOut(t *testing.T) {
	for name, size := range map[string]int{"small": 0, "with a file": 3 * maxMemory} {
		t.Run(name, func(t *testing.T) {
			c := gather(t, Limits{Wait: busyMachine, Keep: busyMachine})
			var strangers []net.Conn
			for range 64 {
				strangers = append(strangers, c.stranger(560))
			}
			c.trickle(strangers)
			c.allGood(20, size)
		})
	}
}

func TestSilentStrangersKeepNoGoodCallOut(t *testing.T) {
	c := gather(t, Limits{Wait: busyMachine, Keep: busyMachine})
	for range 64 {
		conn, err := net.Dial("tcp", c.addr)
		modeltest.Must(t, err)
		t.Cleanup(func() { _ = conn.Close() })
	}
	c.allGood(20, 0)
}

// TestStrangersThatHoldEveryConnectionAreDropped opens more strangers than connections: the receiver drops a stranger
// for each sender that waits for a place.
func TestStrangersThatHoldEveryConnectionAreDropped(t *testing.T) {
	c := gather(t, Limits{Connections: 4, Header: time.Hour, Grace: time.Hour, Wait: 10 * time.Millisecond, Keep: busyMachine})
	for i := range 12 {
		conn, err := net.Dial("tcp", c.addr)
		modeltest.Must(t, err)
		t.Cleanup(func() { _ = conn.Close() })
		if i%2 == 0 { // others send nothing at all
			if _, err := fmt.Fprintf(conn, "POST / HTTP/1.1\r\nHost: x\r\nX-Webhook-Signature: t=1,v1=00\r\nContent-Length: 1000\r\n\r\nx"); err != nil {
				t.Fatal(err)
			}
		}
	}
	for n := range 20 {
		if code := c.good(n, 0); code != 200 {
			t.Errorf("%d: %d", n, code)
		}
	}
}

// TestAVerifiedCallIsNotDropped: the receiver keeps the connection of a call that the
// inbox is keeping, however long that takes.
func TestAVerifiedCallIsNotDropped(t *testing.T) {
	c := gather(t, Limits{Connections: 2, Header: time.Hour, Wait: time.Millisecond, Keep: busyMachine})
	entered, release := make(chan struct{}, 1), make(chan struct{})
	c.in.before = func(context.Context) {
		entered <- struct{}{}
		<-release
	}
	code := make(chan int)
	go func() { code <- c.good(1, 0) }()
	<-entered
	dropped := make(chan error, 5)
	for range cap(dropped) { // one place is left, for which they drop each other
		conn, err := net.Dial("tcp", c.addr)
		modeltest.Must(t, err)
		t.Cleanup(func() { _ = conn.Close() })
		go func() {
			_, err := conn.Read(make([]byte, 1))
			dropped <- err
		}()
	}
	for range cap(dropped) - 2 { // the last one, and one that waits, may stay
		<-dropped
	}
	close(release)
	if got := <-code; got != 200 {
		t.Error(got)
	}
}

// TestAFullSpoolDropsTheSlowestStranger: a full spool stays within its bound, and a
// good call drops a stranger that filled it.
func TestAFullSpoolDropsTheSlowestStranger(t *testing.T) {
	const size = 300 << 10
	c := gather(t, Limits{Spool: 4 * size, Grace: time.Hour, Wait: 20 * time.Millisecond, Keep: busyMachine, Linger: time.Millisecond})
	var strangers []net.Conn
	for range 4 {
		strangers = append(strangers, c.stranger(size-1))
	}
	for c.spooled() < 4*(size-1) { // until their bodies are on disk
		runtime.Gosched()
	}
	if code := c.good(1, size); code != 200 {
		t.Errorf("beside those that hold the spool: %d", code)
	}
	answers := make(chan string, len(strangers))
	for _, conn := range strangers {
		go func() {
			answer, _ := bufio.NewReader(conn).ReadString('\n') // the others' answers end with the test
			answers <- answer
		}()
	}
	if answer := <-answers; !strings.Contains(answer, " 503 ") {
		t.Errorf("a stranger reads %q", answer)
	}
	if over := c.spooled(); over > 4*size {
		t.Errorf("%d bytes are spooled", over)
	}
}

func (c *crowd) spooled() int64 {
	c.r.spools.mu.Lock()
	defer c.r.spools.mu.Unlock()
	return c.r.opts.Limits.Spool - c.r.spools.free
}

// TestAFullSpoolOfFastSendersRefusesTheNext: the budget does not drop a fast sender for
// another one, which must try again.
func TestAFullSpoolOfFastSendersRefusesTheNext(t *testing.T) {
	r := newBudget(100, time.Hour)
	first := r.enter(func() bool { t.Error("it is dropped"); return true })
	defer first.leave()
	modeltest.Must(t, first.acquire(100, 0, nil))
	second := r.enter(func() bool { t.Error("the newcomer is dropped"); return true })
	defer second.leave()
	if err := second.acquire(1, time.Millisecond, nil); !errors.Is(err, errFull) {
		t.Error(err)
	}
	ended := make(chan struct{})
	close(ended)
	if err := second.acquire(1, time.Hour, ended); !errors.Is(err, errFull) {
		t.Error(err)
	}
}

// TestFastStrangersLeaveInTurn: a sender that holds much must send much to count as
// fast. A sender that may wait without limit does not wait until fast strangers become
// slow: the budget drops the first unverified one.
func TestFastStrangersLeaveInTurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const wait = time.Second
		r := newBudget(3, wait)
		left, ended := make(chan string, 3), make(chan struct{})
		var senders sync.WaitGroup
		for _, name := range []string{"verified", "first", "second"} {
			g := r.enter(func() bool { left <- name; return true })
			defer g.leave()
			modeltest.Must(t, g.acquire(1, 0, nil))
			if name == "verified" {
				g.setVerified()
			}
			senders.Go(func() {
				for {
					select {
					case <-ended:
						return
					case <-time.After(wait / 10):
						g.countBytes(windowBytes)
					}
				}
			})
			time.Sleep(wait / 100)
		}
		for _, name := range []string{"first", "second"} {
			begun := time.Now()
			next := r.enter(func() bool { t.Error("a newcomer is dropped"); return true })
			defer next.leave()
			if err := next.acquire(1, 0, nil); err != nil || time.Since(begun) != wait {
				t.Errorf("after %s: %v", time.Since(begun), err)
			}
			next.setVerified()
			if got := <-left; got != name {
				t.Errorf("%s leaves, not %s", got, name)
			}
		}
		close(ended)
		senders.Wait()
	})
}

// TestOnlyKnownSendersBeginANewWindow: the next request of a stranger begins no new
// window; that of a verified sender does.
func TestOnlyKnownSendersBeginANewWindow(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newBudget(1, time.Second)
		g := r.enter(nil)
		defer g.leave()
		entered := g.since
		time.Sleep(time.Millisecond)
		if g.restart(); g.since != entered {
			t.Error("a stranger's window began again")
		}
		g.setVerified()
		if g.restart(); g.since == entered || g.verified {
			t.Errorf("verified %t, since %s", g.verified, g.since)
		}
	})
}

func TestAWindowGrowsWithTheHeldBytes(t *testing.T) {
	r := newBudget(64<<20, time.Hour)
	for held, bring := range map[int64]int{1: windowBytes, 64 << 20: 4 << 20} {
		g := r.enter(nil)
		modeltest.Must(t, g.acquire(held, 0, nil))
		begun := g.since
		if g.countBytes(bring - 1); g.since != begun {
			t.Errorf("a client with %d bytes begins a new window too early", held)
		}
		if g.countBytes(1); g.since == begun || g.got != 0 {
			t.Errorf("a client with %d bytes does not begin a new window", held)
		}
		g.leave()
	}
}

// TestACrowdTakesLittleMemory: each connection holds a body that is larger than the
// part of it in memory.
func TestACrowdTakesLittleMemory(t *testing.T) {
	limits := Limits{Grace: time.Hour, Wait: time.Hour}.filled()
	c := gather(t, limits)
	var before, during runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	const each = maxMemory + bufferSize
	for range limits.Connections {
		c.stranger(each)
	}
	for c.spooled() < int64(limits.Connections)*maxMemory {
		runtime.Gosched()
	}
	runtime.GC()
	runtime.ReadMemStats(&during)
	used := int64(during.HeapInuse+during.StackInuse) - int64(before.HeapInuse+before.StackInuse)
	t.Logf("%d bodies take %d KB, %d KB on disk", limits.Connections, used>>10, c.spooled()>>10)
	if most := int64(limits.Connections) * (80 << 10); used > most {
		t.Errorf("%d KB, more than %d", used>>10, most>>10)
	}
}

// TestAStrangersConnectionEnds: each answer to a stranger ends the connection.
func TestAStrangersConnectionEnds(t *testing.T) {
	c := gather(t, Limits{Wait: busyMachine})
	for asked, want := range map[string]string{
		fmt.Sprintf("POST / HTTP/1.1\r\nHost: x\r\nX-Webhook-Signature: t=%d,v1=%064d\r\nContent-Length: 2\r\n\r\n{}", at.Unix(), 0): "401",
		"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n": "405",
	} {
		conn, err := net.Dial("tcp", c.addr)
		modeltest.Must(t, err)
		defer conn.Close()
		_ = conn.SetDeadline(time.Now().Add(busyMachine))
		if _, err := io.WriteString(conn, asked); err != nil {
			t.Fatal(err)
		}
		answer, err := io.ReadAll(conn) // to the end
		if err != nil || !bytes.HasPrefix(answer, []byte("HTTP/1.1 "+want+" ")) {
			t.Errorf("%q, %v", answer, err)
		}
	}
}
