//go:build unix

package e2e

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"shortlist/api/callback"
	"shortlist/api/sandbox"
	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

const callbackSecret = "correct horse"

// mailbox is the home folder of an account that receives callbacks. Its service cannot be
// reached.
type mailbox struct {
	*testing.T
	home string

	mu  sync.Mutex
	log bytes.Buffer // what all receivers logged
}

func newMailbox(t *testing.T) *mailbox {
	t.Helper()
	home := homeOf(t)
	dir := filepath.Join(home, "config", "shortlist")
	modeltest.Must(t, os.MkdirAll(dir, 0o700))
	config := "[accounts.acme]\nbase_url = \"http://127.0.0.1:1\"\ncountry = \"ua\"\nemail = \"hr@example.com\"\n[callback]\nsecret_file = \"~/secret\"\n"
	for name, text := range map[string]string{filepath.Join(dir, "config.toml"): config, filepath.Join(home, "secret"): callbackSecret + "\n"} {
		modeltest.Must(t, os.WriteFile(name, []byte(text), 0o600))
	}
	return &mailbox{T: t, home: home}
}

// env returns the environment of the programs.
func (m *mailbox) env(more ...string) []string {
	return append([]string{
		"GORACE=atexit_sleep_ms=0", "HOME=" + m.home, "XDG_CONFIG_HOME=" + m.home + "/config", "XDG_DATA_HOME=" + m.home + "/data",
		"XDG_CACHE_HOME=" + m.home + "/cache", "XDG_STATE_HOME=" + m.home + "/state", "PATH=" + os.Getenv("PATH"), "LANG=C.UTF-8",
	}, more...)
}

// receiver is a running `shortlist listen`.
type receiver struct {
	*mailbox
	cmd   *exec.Cmd
	ready chan struct{} // closed when it listens, or has ended
	ended chan error    // gets what Wait returned, once
}

// startReceiver starts a command that listens.
func (m *mailbox) startReceiver(cmd *exec.Cmd) *receiver {
	m.Helper()
	r := &receiver{mailbox: m, cmd: cmd, ready: make(chan struct{}), ended: make(chan error, 1)}
	stderr, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	modeltest.Must(m, err)
	go func() {
		heard := sync.OnceFunc(func() { close(r.ready) })
		for lines := bufio.NewScanner(stderr); lines.Scan(); {
			m.mu.Lock()
			m.log.WriteString(lines.Text() + "\n")
			m.mu.Unlock()
			if strings.Contains(lines.Text(), "msg=listening") {
				heard()
			}
		}
		heard()
		r.ended <- cmd.Wait()
	}()
	m.Cleanup(func() { _ = cmd.Process.Kill() }) // in a test that passes it has ended before
	return r
}

// listenAt starts a receiver at a socket in the home folder and waits until it listens.
func (m *mailbox) listenAt(socket string, more ...string) *receiver {
	m.Helper()
	cmd := exec.Command(binary(m.T), "listen", "--socket", filepath.Join(m.home, socket))
	cmd.Env = m.env(more...)
	r := m.startReceiver(cmd)
	<-r.ready
	return r
}

// exits waits for the end and returns the exit code, which is less than 0 after a kill.
func (r *receiver) exits() int {
	r.Helper()
	select {
	case <-r.ended:
		return r.cmd.ProcessState.ExitCode()
	case <-time.After(deadline):
		r.Fatal("the receiver still runs")
		return 0
	}
}

func (r *receiver) signal(s os.Signal) {
	r.Helper()
	modeltest.Must(r, r.cmd.Process.Signal(s))
}

// logText returns what all receivers have logged so far.
func (m *mailbox) logText() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.log.String()
}

// clientOf returns a client that sends to a socket in the home folder.
func (m *mailbox) clientOf(socket string) *http.Client {
	transport := &http.Transport{DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "unix", filepath.Join(m.home, socket))
	}}
	m.Cleanup(transport.CloseIdleConnections)
	return &http.Client{Transport: transport}
}

// call sends a callback and returns the status and the text of the answer. It returns an
// error if the receiver has ended.
func call(client *http.Client, method, body string) (int, string, error) {
	req, err := http.NewRequest(method, "http://receiver/", strings.NewReader(body))
	if err != nil {
		return 0, "", err
	}
	req.Header.Set(wire.SignatureHeader, callback.Sign([]byte(callbackSecret), []byte(body), time.Now()))
	resp, err := client.Do(req)
	if err != nil {
		return 0, "", err
	}
	text, err := io.ReadAll(resp.Body)
	_ = resp.Body.Close()
	return resp.StatusCode, string(text), err
}

// applicationOf returns the body of a callback, with a CV unless cv is "".
func applicationOf(name, cv string) string {
	files := ""
	if cv != "" {
		files = fmt.Sprintf(`{"name":"cv of %s.txt","data":%q,"type":"CV","content_type":"text/plain"}`, name, base64.StdEncoding.EncodeToString([]byte(cv)))
	}
	return fmt.Sprintf(`{"candidate":{"first_name":%q,"last_name":"Довженко","email_address":"oles@example.com","phone_number":"+380671234567","location":{"country":"UA"}},`+
		`"application":{"job_id":"5"},"attachments":[%s]}`, name, files)
}

// cvsByName returns the text of the CV of each application that is kept, by first name. It
// fails the test if one is kept twice.
func (m *mailbox) cvsByName() map[string]string {
	m.Helper()
	data := filepath.Join(m.home, "data", "shortlist", "acme")
	s, err := store.Open(filepath.Join(data, "store.db"))
	modeltest.Must(m, err)
	defer func() {
		if err := s.Close(); err != nil {
			m.Error(err)
		}
	}()
	arrivals, err := s.Arrivals(m.Context(), 0)
	modeltest.Must(m, err)
	out := map[string]string{}
	offered := map[string]bool{}
	in := files.NewInbox(filepath.Join(data, "inbox"))
	for _, a := range arrivals {
		if _, double := out[a.FirstName]; double {
			m.Errorf("%s is kept twice", a.FirstName)
		}
		out[a.FirstName] = ""
		for _, file := range a.Attachments {
			offered[file.Ref] = true
			out[a.FirstName] = m.attachmentText(in, file)
		}
	}
	if fresh, err := s.NewApplications(m.Context(), 0, len(out)+1); err != nil || len(fresh) != len(out) {
		m.Errorf("%d are reported as new, %d are kept, %v", len(fresh), len(out), err)
	}
	// A sweep removes the files that killed receivers left, and nothing else.
	if err := in.Sweep(func(ref string) bool { return offered[ref] }, time.Now().Add(time.Hour)); err != nil {
		m.Error(err)
	}
	left, err := os.ReadDir(filepath.Join(data, "inbox"))
	if err != nil && !os.IsNotExist(err) || len(left) != len(offered) {
		m.Errorf("%d files for %d attachments, %v", len(left), len(offered), err)
	}
	return out
}

func (m *mailbox) attachmentText(in *files.Inbox, file model.CV) string {
	m.Helper()
	f, err := in.Open(file.Ref, file.Size)
	if err != nil {
		m.Errorf("an attachment: %v", err)
		return ""
	}
	defer func() { _ = f.Close() }()
	text, err := io.ReadAll(f)
	if err != nil {
		m.Error(err)
	}
	return string(text)
}

// checkLogIsPrivate fails the test if the log holds data of candidates, or errors.
func (m *mailbox) checkLogIsPrivate() {
	m.Helper()
	log := m.logText()
	for _, private := range []string{"Олесь", "Довженко", "oles@", "38067", "cv of", "досвід", callbackSecret, "v1="} {
		if strings.Contains(log, private) {
			m.Errorf("%q is in the log", private)
		}
	}
	if strings.Contains(log, "level=ERROR") {
		m.Error("the log has errors")
	}
}

func TestAReceiverThatIsKilledAfterItsAnswerHasKeptTheApplication(t *testing.T) {
	m := newMailbox(t)
	client := m.clientOf("s")
	const times = 10
	for i := range times {
		r := m.listenAt("s")
		code, text, err := call(client, http.MethodPost, applicationOf("Олесь"+strconv.Itoa(i), "досвід "+strconv.Itoa(i)))
		r.signal(syscall.SIGKILL)
		if code != 200 || text != "kept\n" || err != nil {
			t.Fatalf("%d %q, %v\n%s", code, text, err, m.logText())
		}
		if code := r.exits(); code >= 0 {
			t.Errorf("it ended by itself with exit code %d", code)
		}
	}
	kept := m.cvsByName()
	for i := range times {
		if cv := kept["Олесь"+strconv.Itoa(i)]; cv != "досвід "+strconv.Itoa(i) {
			t.Errorf("%d: the CV is %q", i, cv)
		}
	}
	if len(kept) != times {
		t.Errorf("%d are kept", len(kept))
	}
	m.checkLogIsPrivate()
}

// replaceable is a receiver that is killed and replaced by a new one.
type replaceable struct {
	socket string

	mu sync.Mutex
	r  *receiver
}

func (p *replaceable) current() *receiver {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.r
}

// TestACallbackIsKeptOnceThoughReceiversAreKilled sends from eight senders to two receivers of an account, and
// kills and starts the receivers at random. Each callback that was answered with 200 is
// kept once, although a sender repeats a callback until it is answered, sometimes once
// more, and sometimes twice at the same time. SHORTLIST_SOAK, of any length, sends 10,000.
func TestACallbackIsKeptOnceThoughReceiversAreKilled(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "sends thousands of callbacks and kills receivers")
	const senders = 8
	callbacks := 2_000
	switch {
	case modeltest.Race: // the race detector makes them several times as slow
		callbacks = 1_000
	case os.Getenv("SHORTLIST_SOAK") != "":
		callbacks = 10_000
	}
	m := newMailbox(t)
	began := time.Now()
	posts := []*replaceable{{socket: "one"}, {socket: "other"}}
	for _, p := range posts {
		p.r = m.listenAt(p.socket)
	}
	name := func(i int) string { return "Олесь" + strconv.Itoa(i) }
	cv := func(i int) string {
		if i%20 != 0 {
			return ""
		}
		return strings.Repeat("досвід "+strconv.Itoa(i), 500)
	}

	answered := make(chan struct{}, callbacks)
	var sending sync.WaitGroup
	var mu sync.Mutex
	attempts, again := 0, 0 // all that were sent, and those answered as kept already
	// send repeats a callback until it is answered with 200.
	send := func(clients []*http.Client, i int) {
		body := applicationOf(name(i), cv(i))
		method := []string{http.MethodPost, http.MethodPut, http.MethodGet}[i%3]
		for {
			to := rand.IntN(len(posts))
			<-posts[to].current().ready
			code, text, err := call(clients[to], method, body)
			mu.Lock()
			attempts++
			if text == "kept already\n" {
				again++
			}
			mu.Unlock()
			switch {
			case err == nil && code == http.StatusOK:
				return
			case err == nil && code != http.StatusServiceUnavailable:
				t.Errorf("callback %d: status %d, %s", i, code, text)
				return
			}
		}
	}
	for s := range senders {
		clients := []*http.Client{m.clientOf(posts[0].socket), m.clientOf(posts[1].socket)}
		sending.Go(func() {
			for i := s; i < callbacks; i += senders {
				var twice sync.WaitGroup
				if i%25 == 24 {
					twice.Go(func() { send(clients, i) })
				}
				send(clients, i)
				twice.Wait()
				if i%25 == 0 {
					send(clients, i)
				}
				answered <- struct{}{}
			}
		})
	}

	kills := 0
	for left, untilKill := callbacks, 100; left > 0; left-- {
		select {
		case <-answered:
		case <-time.After(3 * deadline):
			t.Fatalf("no answer for too long, %d are left\n%s", left, m.logText())
		}
		if untilKill--; untilKill > 0 {
			continue
		}
		untilKill = 1 + rand.IntN(callbacks/16)
		kills++
		p := posts[rand.IntN(len(posts))]
		time.Sleep(rand.N(5 * time.Millisecond)) // any moment of a call
		p.r.signal(syscall.SIGKILL)
		if code := p.r.exits(); code >= 0 {
			t.Fatalf("it ended by itself with exit code %d\n%s", code, m.logText())
		}
		cmd := exec.Command(binary(t), "listen", "--socket", filepath.Join(m.home, p.socket))
		cmd.Env = m.env()
		r := m.startReceiver(cmd)
		p.mu.Lock()
		p.r = r
		p.mu.Unlock()
	}
	sending.Wait()
	for _, p := range posts {
		<-p.r.ready
		p.r.signal(syscall.SIGTERM)
		if code := p.r.exits(); code != 0 {
			t.Errorf("exit %d after SIGTERM", code)
		}
	}
	took := time.Since(began)

	kept := m.cvsByName()
	for i := range callbacks {
		if text, ok := kept[name(i)]; !ok || text != cv(i) {
			t.Errorf("callback %d is acknowledged; kept: %t, its CV: %q", i, ok, text)
		}
	}
	if len(kept) != callbacks {
		t.Errorf("%d are kept", len(kept))
	}
	t.Logf("%v, %.0f callbacks a second; %d kills, %d sent, %d answered as kept already", took.Round(time.Millisecond), float64(callbacks)/took.Seconds(), kills, attempts, again)
	m.checkLogIsPrivate()
}

// TestSIGTERMLetsACallbackEnd also checks each notification to the service manager.
func TestSIGTERMLetsACallbackEnd(t *testing.T) {
	m := newMailbox(t)
	path := filepath.Join(m.home, "notify")
	manager, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: path, Net: "unixgram"})
	modeltest.Must(t, err)
	defer manager.Close()
	notified := func() string {
		t.Helper()
		modeltest.Must(t, manager.SetReadDeadline(time.Now().Add(deadline)))
		buf := make([]byte, 256)
		n, err := manager.Read(buf)
		modeltest.Must(t, err)
		return string(buf[:n])
	}
	r := m.listenAt("s", "NOTIFY_SOCKET="+path)
	if word := notified(); word != "READY=1" {
		t.Errorf("systemd was notified of %q", word)
	}
	body := applicationOf("Олесь", strings.Repeat("досвід", 10_000))
	conn, err := net.Dial("unix", filepath.Join(m.home, "s"))
	modeltest.Must(t, err)
	defer conn.Close()
	if _, err := fmt.Fprintf(conn, "POST / HTTP/1.1\r\nHost: receiver\r\nExpect: 100-continue\r\n%s: %s\r\nContent-Length: %d\r\n\r\n",
		wire.SignatureHeader, callback.Sign([]byte(callbackSecret), []byte(body), time.Now()), len(body)); err != nil {
		t.Fatal(err)
	}
	answers := bufio.NewReader(conn)
	if line, err := answers.ReadString('\n'); err != nil || !strings.Contains(line, "100 Continue") { // it reads the body
		t.Fatalf("%q, %v", line, err)
	}
	half := len(body) / 2
	if _, err := io.WriteString(conn, body[:half]); err != nil {
		t.Fatal(err)
	}
	r.signal(syscall.SIGTERM)
	if word := notified(); word != "STOPPING=1" {
		t.Errorf("systemd was notified of %q", word)
	}
	if _, err := io.WriteString(conn, body[half:]); err != nil {
		t.Fatal(err)
	}
	if _, err := answers.ReadString('\n'); err != nil { // ends the 100
		t.Fatal(err)
	}
	resp, err := http.ReadResponse(answers, nil)
	if err != nil || resp.StatusCode != 200 {
		t.Fatalf("%v, %v\n%s", resp, err, m.logText())
	}
	if code := r.exits(); code != 0 {
		t.Errorf("exit %d", code)
	}
	if kept := m.cvsByName(); len(kept) != 1 || len(kept["Олесь"]) != 10_000*len("досвід") {
		t.Errorf("%d are kept, a CV of %d bytes", len(kept), len(kept["Олесь"]))
	}
	m.checkLogIsPrivate()

	r = m.listenAt("s")
	r.signal(os.Interrupt)
	if code := r.exits(); code != 130 || !strings.HasSuffix(m.logText(), "shortlist: interrupted\n") {
		t.Errorf("an interrupt: exit %d", code)
	}
}

// TestAReceiverTakesTheSocketOfSystemd: the socket outlives the receiver. A callback that
// comes while none runs is answered by the next one.
func TestAReceiverTakesTheSocketOfSystemd(t *testing.T) {
	m := newMailbox(t)
	socket, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(m.home, "s"), Net: "unix"})
	modeltest.Must(t, err)
	defer socket.Close()
	file, err := socket.File()
	modeltest.Must(t, err)
	defer file.Close()
	activated := func(args ...string) *exec.Cmd {
		// The shell knows the number of the process that it becomes.
		cmd := exec.Command("/bin/sh", append([]string{"-c", `LISTEN_PID=$$ exec "$0" "$@"`, binary(t), "listen"}, args...)...)
		cmd.Env = m.env("LISTEN_FDS=1", "LISTEN_FDNAMES=callback")
		cmd.ExtraFiles = []*os.File{file}
		return cmd
	}
	client := m.clientOf("s")
	for i := range 2 {
		answered := make(chan string, 1)
		go func() {
			code, text, err := call(client, http.MethodPut, applicationOf("Олесь"+strconv.Itoa(i), "досвід"))
			answered <- fmt.Sprintf("%d %s %v", code, text, err)
		}()
		r := m.startReceiver(activated())
		select {
		case got := <-answered:
			if got != "200 kept\n <nil>" {
				t.Errorf("answered %q\n%s", got, m.logText())
			}
		case <-time.After(deadline):
			t.Fatal("not answered")
		}
		r.signal(syscall.SIGKILL)
		r.exits()
		client.CloseIdleConnections()
	}
	if kept := m.cvsByName(); len(kept) != 2 {
		t.Errorf("%d are kept", len(kept))
	}
	m.checkLogIsPrivate()
	refused := activated("--addr", "127.0.0.1:0")
	out, err := refused.CombinedOutput()
	if refused.ProcessState.ExitCode() != 2 || !strings.Contains(string(out), "systemd has opened a socket") {
		t.Errorf("%v: %s", err, out)
	}
}

// callingService starts a service that calls the dashboards of one home. It returns their environment, too, and
// the socket on which one of them receives.
func callingService(t *testing.T) (service *sandbox.Server, home string, env []string, socket string) {
	t.Helper()
	home = homeOf(t)
	socket = filepath.Join(home, "callbacks")
	service, err := sandbox.New(sandbox.Options{Callback: sandbox.Callback{
		URL: "http://receiver/", Secret: []byte(callbackSecret), Dial: dialUnix(socket),
	}})
	modeltest.Must(t, err)
	env = configureService(t, home, service, "[callback]\nlisten = \"unix:~/callbacks\"\nsecret_file = \"~/secret\"\n")
	modeltest.Must(t, os.WriteFile(filepath.Join(home, "secret"), []byte(callbackSecret), 0o600))
	return service, home, env, socket
}

// TestDashboardsReceive: one of two dashboards receives callbacks, the other takes over when
// the first ends, and both show the new applications.
func TestDashboardsReceive(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "waits until a second dashboard takes over, and for a notice to go")
	service, home, env, socket := callingService(t)
	applies := func(dashboards ...*program) {
		t.Helper()
		job, err := service.Job("ua-barista")
		modeltest.Must(t, err)
		if _, err := service.ApplySample(job); err != nil {
			t.Fatal(err)
		}
		for _, p := range dashboards {
			p.sees("Just in: ")
		}
	}
	first := start(t, home, env)
	first.sees("Бариста")
	listensAt(t, socket)
	second := start(t, home, env)
	second.sees("Бариста")
	applies(first, second)
	first.press("q")
	if code, _ := first.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, first.screen)
	}
	second.until("the notice has gone", func(screen string) bool { return !strings.Contains(screen, "Just in: ") })
	listensAt(t, socket) // the second one now
	applies(second)
	if err := service.WaitCallbacks(t.Context()); err != nil { // the screen may show an application before the service has its answer
		t.Fatal(err)
	}
	for _, d := range service.Deliveries() {
		if !d.Done || d.Status != http.StatusOK {
			t.Errorf("a callback ended in %d: %v", d.Status, d.Err)
		}
	}
	second.press("q")
	if code, _ := second.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, second.screen)
	}
}

// listensAt waits for a dashboard that receives callbacks.
func listensAt(t *testing.T, socket string) {
	t.Helper()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for late := time.After(deadline); ; {
		if conn, err := net.Dial("unix", socket); err == nil {
			_ = conn.Close()
			return
		}
		select {
		case <-tick.C:
		case <-late:
			t.Fatal("no dashboard listens")
		}
	}
}

// TestADashboardThatCannotReceiveShowsWhy: everything else in it works.
func TestADashboardThatCannotReceiveShowsWhy(t *testing.T) {
	home := homeOf(t)
	p := start(t, home, configureAccount(t, home, "[callback]\nlisten = \"127.0.0.1:0\"\n"))
	p.sees("Not receiving callbacks")
	p.sees("Бариста")
	p.press("q")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
}

// TestTheUnitsOfSystemd checks that systemd accepts the units, and that they run a command
// that exists.
func TestTheUnitsOfSystemd(t *testing.T) {
	analyze, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("there is no systemd here")
	}
	home := homeOf(t)
	bin := filepath.Join(home, "go", "bin")
	modeltest.Must(t, os.MkdirAll(bin, 0o700))
	modeltest.Must(t, os.Symlink(binary(t), filepath.Join(bin, "shortlist")))
	args := []string{"verify", "--user", "--man=no"}
	for _, of := range []struct{ name, kind, call string }{
		{"listen", ".socket", ""}, {"listen", ".service", "\nExecStart=%h/go/bin/shortlist listen --account %i\n"},
		{"answers", ".timer", ""}, {"answers", ".service", "\nExecStart=%h/go/bin/shortlist answers send --account %i\n"},
	} {
		unit, err := os.ReadFile("assets/systemd/shortlist-" + of.name + "@" + of.kind)
		modeltest.Must(t, err)
		if !strings.Contains(string(unit), of.call) {
			t.Errorf("it does not call%s", of.call)
		}
		name := filepath.Join(home, "shortlist-"+of.name+"@acme"+of.kind)
		modeltest.Must(t, os.WriteFile(name, unit, 0o600))
		args = append(args, name)
	}
	cmd := exec.Command(analyze, args...)
	cmd.Dir = home
	cmd.Env = []string{"HOME=" + home, "XDG_RUNTIME_DIR=" + home, "PATH=" + os.Getenv("PATH")}
	if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("%v: %s", err, out)
	}
}
