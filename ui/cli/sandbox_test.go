package cli

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httptrace"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"shortlist/api/callback"
	"shortlist/api/wire"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// serving runs the sandbox command until stop, which returns its exit code and
// what it printed to the error stream.
func serving(t *testing.T, args ...string) (lines []string, stop func() (int, string)) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	out, in := io.Pipe()
	var log strings.Builder
	code := make(chan int, 1)
	go func() {
		code <- Run(ctx, command.Deps{In: strings.NewReader(""), Out: in, Err: &log}, append([]string{"sandbox", "--listen", "127.0.0.1:0"}, args...))
		_ = in.Close() // always nil
	}()
	printed := bufio.NewScanner(out)
	plain := ""
	for len(lines) < 3 && printed.Scan() {
		if strings.HasPrefix(printed.Text(), "the same") {
			plain = printed.Text()
			continue
		}
		lines = append(lines, printed.Text())
	}
	if len(lines) == 3 {
		lines = append(lines, plain)
	}
	stop = func() (int, string) {
		cancel()
		_, _ = io.Copy(io.Discard, out)
		return <-code, log.String()
	}
	t.Cleanup(cancel)
	if len(lines) < 3 {
		_, printed := stop()
		t.Fatalf("printed %q\n%s", lines, printed)
	}
	return lines, stop
}

// value returns the value of a line, such as the base URL or the password.
func value(line string) string { return line[strings.LastIndexByte(line, ' ')+1:] }

func TestSandboxServesUntilItIsStopped(t *testing.T) {
	d := bareDesk(t)
	lines, stop := serving(t, "--country", "hu", "--scenario", "demo", "--limit", "3", "--token-ttl", "1h", "--fault", "allJobs:latency=1ms", "--fault", "job:status=500")
	base, email, password := value(lines[0]), value(lines[1]), value(lines[2])
	plain, _, _ := strings.Cut(value(lines[3]), "/employer")
	if want := strings.Replace(value(lines[3]), "127.0.0.1", "hu.localhost", 1); base != want || !strings.HasPrefix(plain, "http://127.0.0.1:") {
		t.Errorf("base URL %s, want %s", base, want)
	}
	d.dial = nil
	d.in = password + "\n"
	d.must("login", "--base-url", base, "--email", email, "--account", "s")
	has(t, d.must("jobs", "list").out, "Ügyfélszolgálat")
	d.fails(command.ExitNetwork, "500", "jobs", "show", "5")
	code, log := stop()
	if code != command.ExitDone {
		t.Errorf("exit %d", code)
	}
	has(t, log, "POST /employer/api/v2/AtsJob/login 200", "GET /employer/api/v2/AtsJob/allJobs 200", "GET /employer/api/v2/AtsJob/5 500", "shortlist login --account sandbox --base-url http://hu.localhost:")
	if strings.Contains(log, email+"\n") && strings.Contains(log, password+"\n") {
		t.Error("a password is in the access log")
	}
}

// A name below localhost is dialled at 127.0.0.1, which is not where this one is.
func TestSandboxAtAnotherAddressOfThisMachine(t *testing.T) {
	lines, stop := serving(t, "--country", "ro", "--listen", "127.0.0.2:0")
	_, log := stop()
	if base := value(lines[0]); !strings.HasPrefix(base, "http://127.0.0.2:") || lines[3] != "" {
		t.Errorf("printed %q", lines)
	}
	has(t, log, "--base-url http://127.0.0.2:", "--country ro")
}

func TestSandboxStopsThoughARequestHangs(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "waits for the service to stop")
	lines, stop := serving(t, "--fault", "login:hang")
	asked := make(chan error, 1)
	serving := make(chan struct{}) // the handler reads the body
	ctx := httptrace.WithClientTrace(t.Context(), &httptrace.ClientTrace{Got100Continue: func() { close(serving) }})
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, value(lines[3])+"/AtsJob/login", strings.NewReader(`{"email":"a","password":"b"}`))
	modeltest.Must(t, err)
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Expect", "100-continue")
	transport := &http.Transport{ExpectContinueTimeout: time.Minute}
	defer transport.CloseIdleConnections()
	go func() {
		resp, err := transport.RoundTrip(req)
		if err == nil {
			err = resp.Body.Close()
		}
		asked <- err
	}()
	<-serving
	if code, _ := stop(); code != command.ExitDone {
		t.Errorf("exit %d", code)
	}
	if <-asked == nil {
		t.Error("a request that hangs was answered")
	}
}

func TestSandboxKeepsWhatHappensInItsFile(t *testing.T) {
	d := bareDesk(t)
	file := filepath.Join(d.home, "service.db")
	d.dial = nil
	lines, stop := serving(t, "--scenario", "empty", "--data", file)
	d.in = "sandbox"
	d.must("login", "--base-url", value(lines[0]), "--email", value(lines[1]), "--account", "a")
	id := strings.TrimSpace(d.must(newJob("--account", "a")...).out)
	stop()
	lines, stop = serving(t, "--data", file)
	defer stop()
	d.must("login", "--base-url", value(lines[0]), "--email", value(lines[1]), "--account", "b")
	has(t, d.must("jobs", "list", "--account", "b").out, id)
}

func TestSandboxWithALimitOfNone(t *testing.T) {
	d := bareDesk(t)
	lines, stop := serving(t, "--limit", "0")
	defer stop()
	d.dial, d.in = nil, "sandbox"
	d.must("login", "--base-url", value(lines[0]), "--email", value(lines[1]), "--account", "a")
	has(t, d.must(newJob()...).err, "saved as Deactivated")
}

func TestSandboxRefusesWhatItShould(t *testing.T) {
	d := bareDesk(t)
	open := filepath.Join(d.home, "open")
	modeltest.Must(t, os.WriteFile(open, []byte("s"), 0o600))
	modeltest.Must(t, os.Chmod(open, 0o644))
	for call, want := range map[string]string{
		"--listen 0.0.0.0:0":                "--yes listens there anyway",
		"--listen :0":                       "--yes listens there anyway",
		"--listen [::]:0":                   "--yes listens there anyway",
		"--listen example.com:80":           "--yes listens there anyway",
		"--listen nonsense":                 "not an address",
		"--country xx":                      "choose ua, ro or hu",
		"--scenario xx":                     "choose demo, demo-ro",
		"--fault nonsense":                  "is not a word of a fault",
		"--limit -1":                        "--limit",
		"--token-ttl 0s":                    "--token-ttl",
		"--callback-url http://127.0.0.1:1": "needs --callback-secret-file",
		"--callback-url nonsense --callback-secret-file x":                                   "not a web address",
		"--callback-url http://127.0.0.1:1 --callback-method PATCH --callback-secret-file x": "choose GET, POST or PUT",
		"--callback-secret-file x":                                                           "need --callback-url",
		"--callback-source x":                                                                "need --callback-url",
		"--apply-without email":                                                              "needs --apply-every",
		"--apply-without email,shoes --apply-every 1s":                                       `--apply-without cannot be "shoes"; choose email, phone, gender, city or cv`,
	} {
		d.fails(command.ExitUsage, want, append([]string{"sandbox"}, strings.Fields(call)...)...)
	}
	d.fails(command.ExitFailed, "can be read by others", "sandbox", "--callback-url", "http://127.0.0.1:1", "--callback-secret-file", open)
}

// TestPeopleApplyToTheSandbox, and it calls back, signed, until somebody has taken it.
func TestPeopleApplyToTheSandbox(t *testing.T) {
	secret := filepath.Join(t.TempDir(), "secret")
	modeltest.Must(t, os.WriteFile(secret, []byte("whsec"), 0o600))
	served := make(chan error, 1)
	receiver := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err == nil {
			err = callback.Verify([]byte("whsec"), r.Header.Get(wire.SignatureHeader), body, time.Now(), 0)
		}
		select {
		case served <- err:
		default:
		}
	}))
	defer receiver.Close()
	_, stop := serving(t, "--callback-url", receiver.URL, "--callback-secret-file", secret, "--apply-every", "10ms")
	if err := <-served; err != nil {
		t.Error(err)
	}
	if code, printed := stop(); code != command.ExitDone || strings.Contains(printed, "no person could apply") {
		t.Errorf("exit code %d: %s", code, printed)
	}
}

// TestTheSandboxReportsFailedCallbacks on the error stream, and has the people of its country.
func TestTheSandboxReportsFailedCallbacks(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "waits for callbacks that are sent again")
	secret := filepath.Join(t.TempDir(), "secret")
	modeltest.Must(t, os.WriteFile(secret, []byte("whsec"), 0o600))
	bodies := make(chan []byte, 8)
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body) // one that is cut is seen below
		select {
		case bodies <- body:
		default:
		}
		w.WriteHeader(http.StatusServiceUnavailable)
	}))
	defer receiver.Close()
	_, stop := serving(t, "--country", "ro", "--apply-every", "1ms", "--apply-without", "email,cv", "--callback-source", "the board",
		"--callback-url", receiver.URL, "--callback-secret-file", secret)
	has(t, string(<-bodies), `"country":"RO"`, `"phone_number":"+40`, `"email_address":"no-email@`, `"source":"the board"`, `"attachments":[]`)
	<-bodies // so the first attempt was reported
	_, log := stop()
	has(t, log, `level=WARN msg="callback failed"`, "attempt=1 of=4 status=503")
	if strings.Contains(log, "whsec") {
		t.Error("the secret is in the log")
	}
}
