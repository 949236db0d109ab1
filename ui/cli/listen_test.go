package cli

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/api/callback"
	"shortlist/api/sandbox"
	"shortlist/api/wire"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
)

const callbackSecret = "correct horse"

// receiver configures the callback beside what is configured, with more lines of it.
func (d *desk) receiver(more string) {
	d.t.Helper()
	file := filepath.Join(d.home, "secret")
	modeltest.Must(d.t, os.WriteFile(file, []byte(callbackSecret+"\n"), 0o600))
	text := fmt.Sprintf(configText, filepath.Join(d.home, "CVs"))
	d.configure(text + fmt.Sprintf("[callback]\nsecret_file = %q\n%s\n", file, more))
}

// listening is the listen command at work.
type listening struct {
	t      *testing.T
	url    string
	first  string // the line with the address
	client *http.Client
	cancel context.CancelFunc
	code   chan int

	mu       sync.Mutex
	out, err bytes.Buffer
}

// Write implements io.Writer for the output.
func (l *listening) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.out.Write(p)
}

// free is an address whose port is not taken.
const free = "127.0.0.1:0"

// runListen starts the command and waits until it listens.
func (d *desk) runListen(args ...string) *listening {
	d.t.Helper()
	ctx, cancel := context.WithCancel(d.ctx)
	l := &listening{t: d.t, cancel: cancel, code: make(chan int, 1)}
	stderr, err := io.Pipe()
	go func() {
		l.code <- Run(ctx, command.Deps{In: strings.NewReader(""), Out: l, Err: err, Client: d.client, Open: d.open, Crash: func(any, []byte) string { return "" }}, append([]string{"listen"}, args...))
		_ = err.Close()
	}()
	lines := bufio.NewScanner(stderr)
	if !lines.Scan() {
		d.t.Fatalf("exit %d, nothing printed", <-l.code)
	}
	l.first = lines.Text()
	l.err.WriteString(l.first + "\n")
	go func() { // the command waits for whoever reads
		for lines.Scan() {
			l.mu.Lock()
			l.err.WriteString(lines.Text() + "\n")
			l.mu.Unlock()
		}
	}()
	_, at, _ := strings.Cut(strings.ReplaceAll(l.first, `"`, ""), "address")
	at, _, _ = strings.Cut(strings.TrimLeft(at, "=:"), " ")
	at, _, _ = strings.Cut(at, ",")
	transport := &http.Transport{}
	l.url = "http://" + at + "/hooks"
	if strings.HasPrefix(at, "/") {
		l.url = "http://receiver/hooks"
		transport.DialContext = func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "unix", at)
		}
	}
	l.client = &http.Client{Transport: transport}
	d.t.Cleanup(func() {
		cancel()
		transport.CloseIdleConnections()
	})
	return l
}

// stop interrupts the command and returns what it left.
func (l *listening) stop() result {
	l.t.Helper()
	l.client.CloseIdleConnections()
	l.cancel()
	code := <-l.code
	l.mu.Lock()
	defer l.mu.Unlock()
	return result{code, l.out.String(), l.err.String()}
}

// send sends a body with a signature and returns the answer's status and text.
func (l *listening) send(method, body, signature string) (int, string) {
	l.t.Helper()
	req, err := http.NewRequestWithContext(l.t.Context(), method, l.url, strings.NewReader(body))
	modeltest.Must(l.t, err)
	if signature != "" {
		req.Header.Set(wire.SignatureHeader, signature)
	}
	resp, err := l.client.Do(req)
	modeltest.Must(l.t, err)
	answer, err := io.ReadAll(resp.Body)
	modeltest.Must(l.t, err)
	modeltest.Must(l.t, resp.Body.Close())
	return resp.StatusCode, string(answer)
}

// sign is the signature of a body that is sent now.
func sign(body string) string {
	return callback.Sign([]byte(callbackSecret), []byte(body), time.Now())
}

// application is a callback's body, with a CV unless it is "".
func application(job int64, name, cv string) string {
	files := ""
	if cv != "" {
		files = fmt.Sprintf(`{"name":"cv of %s.txt","data":%q,"type":"CV","content_type":"text/plain"}`, name, base64.StdEncoding.EncodeToString([]byte(cv)))
	}
	return fmt.Sprintf(`{"candidate":{"first_name":%q,"last_name":"Довженко","email_address":"oles.%s@example.com","phone_number":"+380671234567","location":{"city":"Київ","country":"UA"}},
		"application":{"job_id":"%d"},"attachments":[%s]}`, name, name, job, files)
}

// arrived are the applications that are kept for an account.
func arrived(t *testing.T) []model.Arrival {
	t.Helper()
	s, err := store.Open(config.PathsOf("acme").Store)
	modeltest.Must(t, err)
	defer func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}()
	people, err := s.Arrivals(t.Context(), 0)
	modeltest.Must(t, err)
	return people
}

func TestListenAnswersWhatArrives(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.receiver("")
	d.dial = bareDial // no network is needed
	for _, where := range []string{"port", "socket"} {
		args := []string{"--max-body", "10KB", "--read-only"}
		if where == "socket" {
			args = append(args, "--socket", filepath.Join(d.home, "s"))
		} else {
			args = append(args, "--addr", free)
		}
		l := d.runListen(args...)
		has(t, l.first, "msg=listening", "account=acme", "signed=t.body", "encoding=hex", "tolerance=5m0s")
		names := map[string]bool{}
		for _, method := range []string{"GET", "POST", "PUT"} {
			name := "Олесь-" + where + method
			names[name] = true
			body := application(5, name, "Досвід "+name)
			if code, text := l.send(method, body, sign(body)); code != 200 || text != "kept\n" {
				t.Errorf("%s: %d %q", method, code, text)
			}
			if code, text := l.send(method, body, sign(body)); code != 200 || text != "kept already\n" {
				t.Errorf("%s again: %d %q", method, code, text)
			}
		}
		body := application(5, "Олесь-"+where, "")
		names["Олесь-"+where] = true
		good := sign(body)
		if code, _ := l.send("POST", body, good+",v1="+strings.Repeat("0", 64)); code != 200 {
			t.Errorf("two signatures: %d", code)
		}
		if code, _ := l.send("POST", body, good); code != 200 {
			t.Errorf("replayed: %d", code)
		}
		bad := application(5, "Ворог", "")
		large := application(5, "Ворог", strings.Repeat("x", 10_000))
		for name, c := range map[string]struct {
			method, body, signature string
			code                    int
		}{
			"DELETE":             {"DELETE", bad, sign(bad), 405},
			"PATCH":              {"PATCH", bad, sign(bad), 405},
			"unsigned":           {"POST", bad, "", 401},
			"nonsense":           {"POST", bad, "hello", 401},
			"another's":          {"POST", bad, good, 401},
			"another secret":     {"POST", bad, callback.Sign([]byte("x"), []byte(bad), time.Now()), 401},
			"late":               {"POST", bad, callback.Sign([]byte(callbackSecret), []byte(bad), time.Now().Add(-6*time.Minute)), 401},
			"early":              {"POST", bad, callback.Sign([]byte(callbackSecret), []byte(bad), time.Now().Add(6*time.Minute)), 401},
			"not JSON":           {"POST", "{", sign("{"), 400},
			"empty":              {"GET", "", sign(""), 400},
			"too large":          {"POST", large, sign(large), 413},
			"large and unsigned": {"POST", large, "t=1,v1=00", 413},
		} {
			if code, _ := l.send(c.method, c.body, c.signature); code != c.code {
				t.Errorf("%s: %d, want %d", name, code, c.code)
			}
		}
		r := l.stop()
		if r.code != command.ExitInterrupted || r.out != "" {
			t.Errorf("exit %d, printed %q", r.code, r.out)
		}
		has(t, r.err, "outcome=kept status=200 method=GET", "outcome=duplicate status=200", "level=WARN msg=callback", "job=5")
		for _, private := range []string{"Олесь", "Довженко", "oles.", "380671234567", "Київ", "Досвід", "cv of", "Ворог", "DELETE", callbackSecret, "v1="} {
			if strings.Contains(r.err, private) {
				t.Errorf("%q is in the log:\n%s", private, r.err)
			}
		}
		for _, a := range arrived(t) {
			if strings.Contains(a.FirstName, where) && !names[a.FirstName] {
				t.Errorf("kept twice, or never sent: %s", a.FirstName)
			}
			delete(names, a.FirstName)
		}
		if len(names) > 0 {
			t.Errorf("lost: %v", names)
		}
	}
	if n := len(arrived(t)); n != 8 {
		t.Errorf("%d are kept", n)
	}
	// Nothing of a body is left but what was kept, and that for this user alone.
	err := filepath.WalkDir(filepath.Dir(config.PathsOf("acme").Store), func(path string, e os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if info, err := e.Info(); err == nil && info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s is %v", path, info.Mode())
		}
		if strings.Contains(path, "shortlist-callback") {
			t.Errorf("%s is left over", path)
		}
		return nil
	})
	modeltest.Must(t, err)
}

// TestTheServiceSendsNewApplications from its own sender to what the other commands and
// copies show.
func TestTheServiceSendsNewApplications(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.receiver("tolerance = \"10m\"")
	l := d.runListen("--addr", free, "--json")
	var first map[string]any
	if err := json.Unmarshal([]byte(l.first), &first); err != nil || first["tolerance"] != "10m0s" || first["account"] != "acme" {
		t.Errorf("%v, %v", first, err)
	}
	service, err := sandbox.New(sandbox.Options{Callback: sandbox.Callback{URL: l.url, Secret: []byte(callbackSecret)}})
	modeltest.Must(t, err)
	defer func() {
		if err := service.Close(); err != nil {
			t.Error(err)
		}
	}()
	job, err := service.Job("ua-backend")
	modeltest.Must(t, err)
	who := model.Candidate{FileName: "Олена.txt", Applicant: model.Applicant{Name: "Олена Нова", Contacts: model.Contacts{Phone: "+380671234567", Opened: true}}}
	if _, err := service.Apply(job, who, []byte("Досвід: облік")); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, service.WaitCallbacks(t.Context()))
	r := l.stop()
	for line := range strings.Lines(r.err) {
		if strings.HasPrefix(line, "shortlist: interrupted") {
			continue
		}
		if err := json.Unmarshal([]byte(line), &first); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
	kept := arrived(t)
	if len(kept) != 1 || kept[0].Name() != "Олена Нова" || kept[0].JobID != job || len(kept[0].Attachments) != 1 {
		t.Fatalf("kept are %+v\n%s", kept, r.err)
	}
	opened, err := d.open(command.Setup{Name: "acme", Account: config.Account{BaseURL: "http://ua.test.localhost", Email: "olena.hr@example.com"}, Config: &config.Config{}})
	modeltest.Must(t, err)
	defer func() {
		if err := opened.Close(); err != nil {
			t.Error(err)
		}
	}()
	if text := cvOf(t, opened.Account); text != "Досвід: облік" {
		t.Errorf("the CV is %q", text)
	}
}

// cvOf is the CV of the one in the inbox.
func cvOf(t *testing.T, a *account.Account) string {
	t.Helper()
	in, err := a.Inbox(t.Context())
	if err != nil || len(in) != 1 {
		t.Fatalf("%d in the inbox, %v", len(in), err)
	}
	f, err := a.OpenCV(in[0])
	modeltest.Must(t, err)
	defer func() { _ = f.Close() }()
	text, err := io.ReadAll(f)
	modeltest.Must(t, err)
	return string(text)
}

// TestSeveralReceiversKeepOnce what comes to each of them.
func TestSeveralReceiversKeepOnce(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.receiver("")
	one, other := d.runListen("--addr", free), d.runListen("--socket", filepath.Join(d.home, "s"))
	body := application(5, "Олесь", "Досвід")
	var both sync.WaitGroup
	texts := make([]string, 2)
	for i, l := range []*listening{one, other} {
		both.Go(func() { _, texts[i] = l.send("POST", body, sign(body)) })
	}
	both.Wait()
	slices.Sort(texts)
	if !slices.Equal(texts, []string{"kept\n", "kept already\n"}) && !slices.Equal(texts, []string{"kept already\n", "kept\n"}) {
		t.Errorf("answered %q", texts)
	}
	taken := strings.TrimSuffix(strings.TrimPrefix(one.url, "http://"), "/hooks")
	d.fails(command.ExitFailed, taken+" is in use", "listen", "--addr", taken)
	d.fails(command.ExitFailed, "s is in use", "listen", "--socket", filepath.Join(d.home, "s"))
	one.stop()
	other.stop()
	if n := len(arrived(t)); n != 1 {
		t.Errorf("%d are kept", n)
	}
	files, err := os.ReadDir(config.PathsOf("acme").Inbox)
	if err != nil || len(files) != 1 {
		t.Errorf("%d files, %v", len(files), err)
	}
	if _, err := os.Lstat(filepath.Join(d.home, "s")); !os.IsNotExist(err) {
		t.Errorf("the socket is left: %v", err)
	}
}

func TestListenRefusesWhatItShould(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.fails(command.ExitUsage, "there is no secret to check callbacks with: set callback.secret_file or callback.secret_command", "listen")
	d.fails(command.ExitUsage, "there is no secret", "listen", "--observe")
	d.receiver("")
	for call, want := range map[string]string{
		"--addr nonsense":                 "write it like 127.0.0.1:8788",
		"--addr 127.0.0.1:99999":          "write it like 127.0.0.1:8788",
		"--addr unix:/tmp/s":              "write it like 127.0.0.1:8788",
		"--addr 127.0.0.1:0 --socket s":   "choose one",
		"--max-body 5":                    "--max-body",
		"--max-body nonsense":             "--max-body",
		"--max-body 99999999999999999999": "--max-body",
		"now":                             "takes no arguments",
	} {
		d.fails(command.ExitUsage, want, append([]string{"listen"}, strings.Fields(call)...)...)
	}
	for at, want := range map[string]string{"here": "write it like 127.0.0.1:8788", "127.0.0.1:99999": "write it like 127.0.0.1:8788", "unix:s": "write it like unix:/path"} {
		d.receiver("listen = '" + at + "'")
		d.fails(command.ExitUsage, "callback.listen: \""+at+"\" is not an address to listen on; "+want, "listen")
	}
	d.receiver("")
	d.fails(command.ExitFailed, "the path is too long for a socket", "listen", "--socket", "/nonesuch/"+strings.Repeat("x", 200))
	modeltest.Must(t, os.Chmod(filepath.Join(d.home, "secret"), 0o644))
	d.fails(command.ExitUsage, "can be read by others", "listen")
	d.configure(fmt.Sprintf(configText, d.home) + "[callback]\nsecret_command = \"echo x\"\n[limits]\nrestricted = true\n")
	d.fails(command.ExitUsage, "secret_command is off in restricted mode", "listen")
	d.configure("")
	d.fails(command.ExitSignIn, "no account is configured yet", "listen")
}

// TestListenWarnsWhereOthersCanCall and takes its address and its secret from where they
// are configured.
func TestListenWarnsWhereOthersCanCall(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.receiver("")
	l := d.runListen("--addr", "0.0.0.0:0")
	_, port, _ := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(l.url, "http://"), "/hooks"), "]:")
	l.url = "http://127.0.0.1:" + port
	body := application(5, "Олесь", "")
	if code, _ := l.send("POST", body, sign(body)); code != 200 { // the warning was logged before
		t.Error(code)
	}
	has(t, l.stop().err, "level=WARN", "use a reverse proxy with TLS")

	d.configure(fmt.Sprintf(configText, d.home) + fmt.Sprintf("[callback]\nlisten = \"unix:~/s\"\nsecret_command = \"echo '%s'\"\nsigned = \"body\"\nencoding = \"base64\"\n", callbackSecret))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	d.ctx = ctx
	d.fails(command.ExitInterrupted, "interrupted", "listen")
	d.ctx = t.Context()
	l = d.runListen()
	has(t, l.first, "signed=body", "encoding=base64", "address="+filepath.Join(d.home, "s"))
	scheme := callback.Scheme{Signed: callback.BodyAlone, Encoding: callback.Base64}
	body = application(5, "Ольга", "")
	if code, _ := l.send("PUT", body, scheme.Sign([]byte(callbackSecret), []byte(body), time.Now())); code != 200 {
		t.Error(code)
	}
	if r := l.stop(); strings.Contains(r.err, "WARN") {
		t.Error(r.err)
	}
}

// TestObservePrintsTheSettings and keeps nothing.
func TestObservePrintsTheSettings(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.receiver("")
	body := application(5, "Олесь", "Досвід")
	other := callback.Scheme{Signed: callback.BodyAlone, Encoding: callback.Base64}
	l := d.runListen("--addr", free, "--observe")
	has(t, l.first, "msg=observing")
	for _, signature := range []string{
		sign(body),
		other.Sign([]byte(callbackSecret), []byte(body), time.Now()),
		callback.Sign([]byte(callbackSecret), []byte(body), time.Now().Add(-7*time.Minute-30*time.Second)),
		callback.Sign([]byte("another"), []byte(body), time.Now()),
	} {
		if code, _ := l.send("POST", body, signature); code != 503 {
			t.Error(code)
		}
	}
	out := l.stop().out
	calls := slices.DeleteFunc(strings.Split(out, "POST of "), func(s string) bool { return s == "" })
	if len(calls) != 4 {
		t.Fatalf("%d calls:\n%s", len(calls), out)
	}
	has(t, calls[0], "header         X-Webhook-Signature: t=10 of digits, v1=64 of hex", "t.body with SHA-256 as hex", "pass with the present configuration")
	has(t, calls[1], "body with SHA-256 as base64", config.File(), "[callback]\nsigned = \"body\"\nencoding = \"base64\"\n")
	has(t, calls[2], "7 min 3", " before it arrived", "pass with the present configuration", "But its time is 7 min 3", "the tolerance is 5 min")
	has(t, calls[3], "Is the secret right")
	for _, private := range []string{"Олесь", "Досвід", "380671234567", callbackSecret} {
		if strings.Contains(out, private) {
			t.Errorf("%q is printed", private)
		}
	}
	if _, err := os.Stat(config.PathsOf("acme").Store); !os.IsNotExist(err) {
		t.Errorf("the store was opened: %v", err)
	}

	l = d.runListen("--addr", free, "--observe", "--json")
	l.send("PUT", body, other.Sign([]byte(callbackSecret), []byte(body), time.Now()))
	l.send("GET", "\"\u009b31m", "\x80hello")
	lines := strings.Split(strings.TrimSpace(l.stop().out), "\n")
	if len(lines) != 2 {
		t.Fatalf("%q", lines)
	}
	if got := decode[object](t, lines[0])["callback"]; fmt.Sprint(got) != "map[encoding:base64 signed:body]" {
		t.Errorf("settings %v", got)
	}
	if got := decode[object](t, lines[1]); got["callback"] != nil || got["malformed"] == nil {
		t.Errorf("%v", got)
	}
}

// TestListenErasesOldApplications without a dashboard: at its start, as the dashboard does.
func TestListenErasesOldApplications(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.must("jobs", "list")
	d.receiver("[privacy]\nkeep = '180d'")
	d.kept(func(st *store.Store) {
		old := []model.Candidate{{ID: 71, JobID: 5, Date: time.Now().AddDate(-1, 0, 0), Applicant: model.Applicant{Name: "Olena Koval"}}}
		modeltest.Must(t, st.PutCandidates(t.Context(), 5, old, time.Now()))
	})
	l := d.runListen("--addr", free)
	d.kept(func(st *store.Store) {
		for range st.Changes(t.Context()) {
			if log, err := st.Activity(t.Context(), 0, 1); err != nil {
				t.Fatal(err)
			} else if len(log) == 1 && log[0].Outcome == model.ActivityDone {
				return
			}
		}
	})
	l.stop()
	d.fails(command.ExitNotYours, "", "applicants", "show", "71")
}
