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
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/modeltest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// memory is an inbox that records its calls.
type memory struct {
	mu        sync.Mutex
	kept      map[string]model.Arrival
	files     map[string]string // committed and not discarded
	discarded int
	attachErr error
	writeErr  error
	keepErr   error
	drop      bool                  // count the bytes only
	before    func(context.Context) // called in Keep
}

func newMemory() *memory {
	return &memory{kept: map[string]model.Arrival{}, files: map[string]string{}}
}

type memoryFile struct {
	in   *memory
	ref  string
	data bytes.Buffer
}

func (m *memory) Attach() (Attachment, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.attachErr != nil {
		return nil, m.attachErr
	}
	return &memoryFile{in: m}, nil
}

func (m *memory) Keep(ctx context.Context, a model.Arrival) (bool, error) {
	if m.before != nil {
		m.before(ctx)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.keepErr != nil {
		return false, m.keepErr
	}
	if _, ok := m.kept[a.Digest]; ok {
		return false, nil
	}
	m.kept[a.Digest] = a
	return true, nil
}

func (f *memoryFile) Write(p []byte) (int, error) {
	if f.in.writeErr != nil {
		return 0, f.in.writeErr
	}
	if f.in.drop {
		return len(p), nil
	}
	return f.data.Write(p)
}

func (f *memoryFile) Commit() (string, error) {
	f.in.mu.Lock()
	defer f.in.mu.Unlock()
	f.ref = fmt.Sprint("ref", len(f.in.files))
	f.in.files[f.ref] = f.data.String()
	return f.ref, nil
}

func (f *memoryFile) Discard() {
	f.in.mu.Lock()
	defer f.in.mu.Unlock()
	f.in.discarded++
	delete(f.in.files, f.ref)
}

// only returns the one arrival that is kept.
func (m *memory) only(t *testing.T) model.Arrival {
	t.Helper()
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.kept) != 1 {
		t.Fatalf("%d are kept", len(m.kept))
	}
	for _, a := range m.kept {
		return a
	}
	panic("not reached")
}

// lines is an access log.
type lines struct {
	mu sync.Mutex
	bytes.Buffer
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.Buffer.Write(p)
}

func (l *lines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.Buffer.String()
}

// desk is a running receiver.
type desk struct {
	t      *testing.T
	in     *memory
	addr   string
	log    *lines
	temp   string
	client *http.Client
	stop   context.CancelFunc
	end    chan error
}

// serve starts a receiver on a unix socket, and ends it with the test.
func serve(t *testing.T, o Options) *desk {
	t.Helper()
	d := &desk{t: t, log: &lines{}, temp: t.TempDir(), end: make(chan error, 1)}
	if o.Inbox == nil {
		o.Inbox = newMemory()
	}
	d.in, _ = o.Inbox.(*memory)
	if o.Secret == nil {
		o.Secret = secret
	}
	if o.Now == nil {
		o.Now = func() time.Time { return at }
	}
	o.Log = slog.New(slog.NewTextHandler(d.log, nil))
	o.Temp = d.temp
	r, err := New(o)
	modeltest.Must(t, err)
	d.run(r, o.Limits)
	return d
}

func (d *desk) run(h http.Handler, limits Limits) {
	d.t.Helper()
	d.addr = filepath.Join(d.t.TempDir(), "s")
	l, err := Listen("unix:" + d.addr)
	modeltest.Must(d.t, err)
	transport := &http.Transport{DialContext: func(context.Context, string, string) (net.Conn, error) { return net.Dial("unix", d.addr) }}
	d.client = &http.Client{Transport: transport}
	ctx, cancel := context.WithCancel(context.Background())
	d.stop = cancel
	go func() { d.end <- Serve(ctx, l, h, ServeOptions{Limits: limits}) }()
	d.t.Cleanup(func() {
		transport.CloseIdleConnections()
		cancel()
		<-d.end
		d.end <- nil
		if left, _ := os.ReadDir(d.temp); len(left) > 0 {
			d.t.Errorf("%d files are left", len(left))
		}
	})
}

// send sends a body with headers and returns the answer.
func (d *desk) send(method string, body []byte, headers ...string) (int, string) {
	d.t.Helper()
	req, err := http.NewRequest(method, "http://receiver/callback", bytes.NewReader(body))
	modeltest.Must(d.t, err)
	for _, h := range headers {
		req.Header.Add(wire.SignatureHeader, h)
	}
	res, err := d.client.Do(req)
	modeltest.Must(d.t, err)
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	modeltest.Must(d.t, err)
	if method != http.MethodHead && len(text) == 0 {
		d.t.Errorf("%d has no text", res.StatusCode)
	}
	return res.StatusCode, string(text)
}

// signed sends a body as the service would.
func (d *desk) signed(body string) (int, string) {
	d.t.Helper()
	return d.send(http.MethodPost, []byte(body), Sign(secret, []byte(body), at))
}

// dial opens a connection and sends a text.
func (d *desk) dial(text string) net.Conn {
	d.t.Helper()
	conn, err := net.Dial("unix", d.addr)
	modeltest.Must(d.t, err)
	d.t.Cleanup(func() { _ = conn.Close() })
	if _, err := io.WriteString(conn, text); err != nil {
		d.t.Fatal(err)
	}
	return conn
}

// status reads the first line of an answer.
func status(t *testing.T, conn net.Conn) string {
	t.Helper()
	_ = conn.SetReadDeadline(time.Now().Add(busyMachine))
	answer, err := io.ReadAll(io.LimitReader(conn, 12))
	modeltest.Must(t, err)
	return strings.TrimPrefix(string(answer), "HTTP/1.1 ")
}

const iryna = `{"candidate":{"first_name":"Ірина","last_name":"Шевченко","email_address":"iryna@example.com","phone_number":"+380501234567","gender":"FEMALE",
	"location":{"city":"Львів","country":"ua"}},"application":{"job_id":"42","source":"Site"},
	"attachments":[{"name":"cv.pdf","data":"aGVsbG8=","type":"CV","content_type":"application/pdf"}]}`

func TestEveryMethodBringsAnApplication(t *testing.T) {
	for _, method := range []string{http.MethodGet, http.MethodPost, http.MethodPut} {
		d := serve(t, Options{})
		if code, text := d.send(method, []byte(iryna), Sign(secret, []byte(iryna), at)); code != 200 {
			t.Fatalf("%s: %d %s", method, code, text)
		}
		a := d.in.only(t)
		if a.Name() != "Ірина Шевченко" || a.JobID != 42 || a.Email != "iryna@example.com" || a.Phone != "+380501234567" || a.Gender != "FEMALE" ||
			a.City != "Львів" || a.Country != "UA" || a.Source != "Site" || !a.Received.Equal(at) || len(a.Digest) != 64 {
			t.Errorf("%s: %+v", method, a)
		}
		if len(a.Attachments) != 1 || !reflect.DeepEqual(a.Attachments[0], model.CV{Name: "cv.pdf", Type: "CV", ContentType: "application/pdf", Size: 5, Ref: "ref0"}) || d.in.files["ref0"] != "hello" {
			t.Errorf("%s: %+v, %v", method, a.Attachments, d.in.files)
		}
	}
}

func TestOtherMethodsAreRefused(t *testing.T) {
	d := serve(t, Options{})
	for _, method := range []string{http.MethodHead, http.MethodDelete, http.MethodPatch, http.MethodOptions, "EVIL"} {
		req, _ := http.NewRequest(method, "http://receiver/", nil)
		res, err := d.client.Do(req)
		modeltest.Must(t, err)
		_ = res.Body.Close()
		if res.StatusCode != 405 || res.Header.Get("Allow") != "GET, POST, PUT" {
			t.Errorf("%s: %d, %v", method, res.StatusCode, res.Header)
		}
	}
	if strings.Contains(d.log.String(), "EVIL") {
		t.Error("a stranger's word is in the log")
	}
}

func TestSignatures(t *testing.T) {
	good := Sign(secret, []byte(iryna), at)
	v1 := strings.TrimPrefix(good, "t=1791000000,")
	bad := "v1=" + strings.Repeat("0", 64)
	for name, c := range map[string]struct {
		headers []string
		scheme  Scheme
		now     time.Time
		want    int
		outcome string
	}{
		"good":                      {headers: []string{good}, want: 200, outcome: "kept"},
		"upper case":                {headers: []string{"t=1791000000,v1=" + strings.ToUpper(v1[3:])}, want: 200, outcome: "kept"},
		"two, one good":             {headers: []string{"t=1791000000," + bad + "," + v1}, want: 200, outcome: "kept"},
		"in two headers":            {headers: []string{"t=1791000000," + bad, v1}, want: 200, outcome: "kept"},
		"at the edge of time":       {headers: []string{good}, now: at.Add(-time.Second).Add(DefaultTolerance), want: 200, outcome: "kept"},
		"another tolerance":         {headers: []string{good}, scheme: Scheme{Tolerance: time.Hour}, now: at.Add(50 * time.Minute), want: 200, outcome: "kept"},
		"another scheme":            {headers: []string{Scheme{Signed: BodyAlone, Encoding: Base64}.Sign(secret, []byte(iryna), at)}, scheme: Scheme{Signed: BodyAlone, Encoding: Base64}, want: 200, outcome: "kept"},
		"the same header twice":     {headers: []string{good, good}, want: 401, outcome: "malformed signature"},
		"none":                      {want: 401, outcome: "malformed signature"},
		"another form":              {headers: []string{"EVIL"}, want: 401, outcome: "malformed signature"},
		"bad":                       {headers: []string{"t=1791000000," + bad}, want: 401, outcome: "bad signature"},
		"wrong length":              {headers: []string{"t=1791000000,v1=00"}, want: 401, outcome: "bad signature"},
		"of another secret":         {headers: []string{Sign([]byte("x"), []byte(iryna), at)}, want: 401, outcome: "bad signature"},
		"replayed an hour later":    {headers: []string{good}, now: at.Add(time.Hour), want: 401, outcome: "late"},
		"from the future":           {headers: []string{good}, now: at.Add(-time.Hour), want: 401, outcome: "late"},
		"late and bad":              {headers: []string{"t=1791000000," + bad}, now: at.Add(time.Hour), want: 401, outcome: "bad signature"},
		"good for the other scheme": {headers: []string{good}, scheme: Scheme{Signed: BodyAlone}, want: 401, outcome: "bad signature"},
	} {
		t.Run(name, func(t *testing.T) {
			o := Options{Scheme: c.scheme}
			if !c.now.IsZero() {
				o.Now = func() time.Time { return c.now }
			}
			d := serve(t, o)
			code, text := d.send(http.MethodPost, []byte(iryna), c.headers...)
			if code != c.want || len(d.in.kept) != map[bool]int{true: 1}[c.want == 200] {
				t.Errorf("%d %s, kept %d", code, text, len(d.in.kept))
			}
			if c.want != 200 && len(d.in.files)+d.in.discarded > 0 {
				t.Error("the inbox was asked")
			}
			d.finish()
			if log := d.log.String(); !strings.Contains(log, c.outcome) || strings.Contains(log, "v1") || strings.Contains(log, "EVIL") || strings.Contains(text, "EVIL") {
				t.Errorf("%s: %s", text, log)
			}
		})
	}
}

// finish stops the receiver, so that its log is whole.
func (d *desk) finish() {
	d.stop()
	err := <-d.end
	d.end <- err
}

func TestTheSameIsKeptOnce(t *testing.T) {
	d := serve(t, Options{})
	again := strings.NewReplacer("\n\t", " ", `"CV"`, `"C\u0056"`, "aGVsbG8=", "aGVs\\nbG8", `"job_id":"42"`, `"job_id":42`).Replace(iryna) // written differently
	for i, body := range []string{iryna, iryna, again} {
		if code, text := d.signed(body); code != 200 || (text == "kept\n") != (i == 0) {
			t.Errorf("%d: %d %s", i, code, text)
		}
	}
	if d.in.only(t); len(d.in.files) != 1 || d.in.discarded != 2 {
		t.Errorf("%d files, %d discarded", len(d.in.files), d.in.discarded)
	}
	for _, other := range []string{strings.Replace(iryna, "42", "43", 1), strings.Replace(iryna, "aGVsbG8=", "aGVsbG9v", 1), strings.Replace(iryna, "cv.pdf", "cv.doc", 1), strings.Replace(iryna, "Львів", "", 1)} {
		d.signed(other)
	}
	if len(d.in.kept) != 5 {
		t.Errorf("%d are kept", len(d.in.kept))
	}
}

func TestTheLogHoldsNoCandidateData(t *testing.T) {
	d := serve(t, Options{})
	d.signed(iryna)
	d.signed(iryna)
	d.signed(strings.Replace(iryna, "Ірина", "", 1))
	d.finish()
	log := d.log.String()
	for _, want := range []string{
		fmt.Sprintf("level=INFO msg=callback outcome=kept status=200 method=POST bytes=%d took=", len(iryna)), "job=42",
		"level=INFO msg=callback outcome=duplicate status=200", `level=WARN msg=callback outcome=broken status=400`, `why="candidate.first_name is missing"`,
	} {
		if !strings.Contains(log, want) {
			t.Errorf("%q is not in the log:\n%s", want, log)
		}
	}
	for _, value := range []string{"Ірина", "Шевченко", "iryna", "+380501234567", "501234567", "Львів", "cv.pdf", "aGVs", "v1", "1791000000"} {
		if strings.Contains(log, value) {
			t.Errorf("%q is in the log:\n%s", value, log)
		}
	}
	if strings.Count(log, "\n") != 3 {
		t.Error(log)
	}
}

// TestASpoolGrowsOnce: the spool holds no more memory than its bytes, whatever the
// sizes of the pieces.
func TestASpoolGrowsOnce(t *testing.T) {
	for _, piece := range []int{100, 1000, 5000, bufferSize} {
		s := &spool{dir: t.TempDir()}
		for int(s.size)+piece <= maxMemory {
			if _, err := s.Write(make([]byte, piece)); err != nil {
				t.Fatal(err)
			}
		}
		if got := s.memory.Cap(); got > maxMemory {
			t.Errorf("in pieces of %d, %d bytes are held", piece, got)
		}
		s.Close()
	}
}

func TestASpoolLeavesNothing(t *testing.T) {
	for _, size := range []int{0, 1, maxMemory, maxMemory + 1, 3 * maxMemory} {
		s := &spool{dir: t.TempDir()}
		want := bytes.Repeat([]byte("callback"), size/8+1)[:size]
		for rest := want; len(rest) > 0; {
			n, err := s.Write(rest[:min(len(rest), 100_000)])
			modeltest.Must(t, err)
			rest = rest[n:]
		}
		if s.file != nil {
			if info, err := s.file.Stat(); err != nil || info.Mode().Perm()&0o077 != 0 {
				t.Errorf("%v, %v", info.Mode(), err)
			}
		}
		if got, err := io.ReadAll(s.Reader()); err != nil || !bytes.Equal(got, want) || (s.file != nil) != (size > maxMemory) {
			t.Errorf("%d bytes: %d are read, %v", size, len(got), err)
		}
		s.Close()
		if left, _ := os.ReadDir(s.dir); len(left) > 0 {
			t.Errorf("%d bytes: %v", size, left)
		}
	}
}

func TestABodyThatTheSpoolCannotHoldIsSentAgain(t *testing.T) {
	in := newMemory()
	r, err := New(Options{Secret: secret, Inbox: in, Temp: filepath.Join(t.TempDir(), "none"), Now: func() time.Time { return at }})
	modeltest.Must(t, err)
	d := &desk{t: t, in: in, end: make(chan error, 1), temp: t.TempDir()}
	d.run(r, Limits{})
	if code, text := d.signed(iryna + strings.Repeat(" ", maxMemory)); code != 503 {
		t.Errorf("%d %s", code, text)
	}
	if code, text := d.signed(iryna); code != 200 { // a small one needs no file
		t.Errorf("%d %s", code, text)
	}
}

func TestBodiesThatAreNotAnApplication(t *testing.T) {
	d := serve(t, Options{})
	without := func(part string) string { return strings.Replace(iryna, part, `"x":"EVIL"`, 1) }
	for name, c := range map[string]struct{ body, want string }{
		"empty":             {"", "there is no body"},
		"no JSON":           {"EVIL", "it is not JSON"},
		"cut":               {iryna[:len(iryna)-3], "it is not JSON"},
		"cut in a file":     {iryna[:strings.Index(iryna, "bG8=")], "it is not JSON"},
		"two":               {iryna + iryna, "it is not JSON"},
		"a list":            {"[" + iryna + "]", "a field is of another type than it should be"},
		"null":              {"null", "candidate.first_name is missing"},
		"no first name":     {without(`"first_name":"Ірина"`), "candidate.first_name is missing"},
		"no last name":      {without(`"last_name":"Шевченко"`), "candidate.last_name is missing"},
		"no country":        {without(`"country":"ua"`), "candidate.location.country is missing"},
		"no job":            {without(`"job_id":"42"`), "application.job_id is missing"},
		"a job's name":      {strings.Replace(iryna, "42", "EVIL", 1), "application.job_id is not the number of a job"},
		"a job below 0":     {strings.Replace(iryna, "42", "-1", 1), "application.job_id is not the number of a job"},
		"a list of names":   {strings.Replace(iryna, `"Ірина"`, `["EVIL"]`, 1), "a field is of another type than it should be"},
		"a person in words": {`{"candidate":"EVIL"}`, "a field is of another type than it should be"},
		"files in words":    {strings.Replace(iryna, `"attachments":[`, `"attachments":"EVIL","x":[`, 1), "a field is of another type than it should be"},
		"a file in words":   {strings.Replace(iryna, `"attachments":[`, `"attachments":["EVIL",`, 1), "a field is of another type than it should be"},
		"deep":              {strings.Replace(iryna, `{`, `{"EVIL":`+strings.Repeat("[", 100)+strings.Repeat("]", 100)+",", 1), "it is nested too deep"},
		"endless":           {strings.Replace(iryna, `{`, `{`+strings.Repeat(`"EVIL":"EVIL",`, 100_000), 1), "the text beside its attachments is too long"},
	} {
		code, text := d.signed(c.body)
		if code != 400 || text != c.want+"\n" {
			t.Errorf("%s: %d %s", name, code, text)
		}
	}
	if len(d.in.kept)+len(d.in.files) > 0 {
		t.Errorf("kept %v, %v", d.in.kept, d.in.files)
	}
	d.finish()
	if strings.Contains(d.log.String(), "EVIL") {
		t.Error(d.log.String())
	}
}

func TestABodyThatAProxyDroppedIsAdvisedOf(t *testing.T) {
	d := serve(t, Options{})
	// The signature covers the body that was sent, not an empty one.
	if code, _ := d.send(http.MethodGet, nil, Sign(secret, []byte(iryna), at)); code != 401 {
		t.Error(code)
	}
	d.finish()
	if !strings.Contains(d.log.String(), adviceEmpty) {
		t.Error(d.log.String())
	}
}

// TestACompressedBodyIsRefusedAsSuch, since the signature covers what was sent.
func TestACompressedBodyIsRefusedAsSuch(t *testing.T) {
	d := serve(t, Options{})
	for encoding, want := range map[string]string{"gzip": "415", "identity": "200"} {
		conn := d.dial(fmt.Sprintf("POST / HTTP/1.1\r\nHost: receiver\r\nConnection: close\r\nContent-Encoding: %s\r\n%s: %s\r\nContent-Length: %d\r\n\r\n%s",
			encoding, wire.SignatureHeader, Sign(secret, []byte(iryna), at), len(iryna), iryna))
		if got := status(t, conn); got != want {
			t.Errorf("%s is answered with %s, want %s", encoding, got, want)
		}
	}
}

func TestATextInLatin1IsDecoded(t *testing.T) {
	d := serve(t, Options{})
	if code, text := d.signed(strings.Replace(iryna, "Ірина", "J\xf6rg", 1)); code != 200 {
		t.Fatalf("%d %s", code, text)
	}
	if a := d.in.only(t); a.FirstName != "Jörg" || a.LastName != "Шевченко" {
		t.Errorf("%+v", a)
	}
}

func TestOddButGood(t *testing.T) {
	d := serve(t, Options{})
	body := strings.NewReplacer(`"gender":"FEMALE"`, `"gender":null,"unknown":{"a":[1,{"b":null}]}`, `"+380501234567"`, `380501234567`, `"city":"Львів",`, ``,
		`"source":"Site"`, `"source":null`, `"first_name":"Ірина"`, `"first_name":"x","first_name":"`+strings.Repeat("Ї", 5000)+`"`).Replace(iryna)
	if code, text := d.signed("\ufeff" + body); code != 200 {
		t.Fatal(code, text)
	}
	a := d.in.only(t)
	if a.Gender != "" || a.Phone != "380501234567" || a.City != "" || a.Source != "" || a.FirstName != strings.Repeat("Ї", maxText/2-1) {
		t.Errorf("%+v", a)
	}
}

func TestABrokenAttachmentBreaksOnlyItself(t *testing.T) {
	d := serve(t, Options{Limits: Limits{Attachment: 10}})
	file := func(name, data string) string { return `{"name":"` + name + `","data":` + data + `}` }
	list := []string{
		file("good", `"YQ"`), file("no base64", `"!"`), file("empty", `""`), file("short", `"YWFhY"`), file("large", `"`+strings.Repeat("YWFh", 4)+`"`),
		file("number", `7`), `{"name":"none"}`, `{}`, `null`, file("twice", `"eHh4","data":"Yg=="`), file("good too", `"Yw=="`),
	}
	if code, text := d.signed(strings.Replace(iryna, `"attachments":[`, `"attachments":[`+strings.Join(list, ",")+",", 1)); code != 200 {
		t.Fatal(code, text)
	}
	var got []string
	for _, cv := range d.in.only(t).Attachments {
		got = append(got, cv.Name+": "+cv.Broken+d.in.files[cv.Ref])
	}
	want := []string{
		"good: a", "no base64: its data is not base64", "empty: the file is empty", "short: its data ends in the middle", "large: it is larger than the limit",
		"number: no data was sent", "none: no data was sent", "twice: b", "good too: c", "cv.pdf: hello",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") || len(d.in.files) != 4 {
		t.Errorf("%s\n%v", strings.Join(got, "\n"), d.in.files)
	}
}

func TestManyAttachmentsAreCapped(t *testing.T) {
	d := serve(t, Options{})
	many := strings.Repeat(`{"name":"n","data":"YWFh"},`, 1000)
	if code, text := d.signed(strings.Replace(iryna, `"attachments":[`, `"attachments":[`+many, 1)); code != 200 {
		t.Fatal(code, text)
	}
	if n := len(d.in.only(t).Attachments); n != maxAttachments || len(d.in.files) != maxAttachments {
		t.Errorf("%d, %d files", n, len(d.in.files))
	}
}

func TestWhatCannotBeKeptIsSentAgain(t *testing.T) {
	for name, in := range map[string]*memory{"attach": {attachErr: io.ErrClosedPipe}, "write": {writeErr: io.ErrClosedPipe}, "keep": {keepErr: io.ErrClosedPipe}, "panic": {before: func(context.Context) { panic("EVIL") }}} {
		in.kept, in.files = map[string]model.Arrival{}, map[string]string{}
		d := serve(t, Options{Inbox: in})
		if code, text := d.signed(iryna); code != 503 || text != "it could not be kept\n" {
			t.Errorf("%s: %d %s", name, code, text)
		}
		if len(in.files) > 0 {
			t.Errorf("%s: files are left", name)
		}
		*in = memory{kept: in.kept, files: in.files}
		if code, text := d.signed(iryna); code != 200 || text != "kept\n" {
			t.Errorf("%s, again: %d %s", name, code, text)
		}
		d.finish()
		if strings.Contains(d.log.String(), "EVIL") {
			t.Error(d.log.String())
		}
	}
}

func TestAHangUpDoesNotUndoAVerifiedCall(t *testing.T) {
	in := newMemory()
	entered, left := make(chan struct{}), make(chan error, 1)
	var conn net.Conn
	in.before = func(ctx context.Context) {
		close(entered)
		_ = conn.Close()
		left <- ctx.Err()
	}
	d := serve(t, Options{Inbox: in})
	conn = d.dial("")
	fmt.Fprintf(conn, "POST / HTTP/1.1\r\nHost: x\r\n%s: %s\r\nContent-Length: %d\r\n\r\n%s", wire.SignatureHeader, Sign(secret, []byte(iryna), at), len(iryna), iryna)
	<-entered
	if err := <-left; err != nil {
		t.Error(err)
	}
	d.finish()
	in.only(t)
}

func TestBodiesAtAndOverTheLimit(t *testing.T) {
	const limit = 400 << 10 // so large that the spool is a file
	padded := func(n int) string { return iryna + strings.Repeat(" ", n-len(iryna)) }
	d := serve(t, Options{Limits: Limits{Body: limit}})
	if code, text := d.signed(padded(limit)); code != 200 {
		t.Errorf("at the limit: %d %s", code, text)
	}
	if code, text := d.signed(padded(limit + 1)); code != 413 || text != "the body is larger than 409600 bytes\n" {
		t.Errorf("over it: %d %s", code, text)
	}
	// A body whose length is announced is rejected before its first byte.
	conn := d.dial("POST / HTTP/1.1\r\nHost: x\r\nX-Webhook-Signature: t=1,v1=00\r\nContent-Length: 99999999999\r\n\r\n")
	if code := status(t, conn); code != "413" {
		t.Errorf("announced: %s", code)
	}
	// A body without an announced length is rejected at the limit, however much would follow.
	var endless endless
	req, _ := http.NewRequest(http.MethodPost, "http://receiver/", &endless)
	req.Header.Set(wire.SignatureHeader, "t=1,v1=00")
	res, err := d.client.Do(req)
	modeltest.Must(t, err)
	_ = res.Body.Close()
	if res.StatusCode != 413 {
		t.Errorf("endless: %d", res.StatusCode)
	}
	if n := endless.sent.Load(); n > limit+4<<20 {
		t.Errorf("%d bytes were read of an endless body", n)
	}
	d.finish()
	if n := strings.Count(d.log.String(), "too large"); n != 3 {
		t.Errorf("%d lines\n%s", n, d.log)
	}
}

// endless is a body without an end.
type endless struct{ sent atomic.Int64 } // atomic: the client may still read it

func (e *endless) Read(p []byte) (int, error) {
	e.sent.Add(int64(len(p)))
	return len(p), nil
}

// TestAMalformedSignatureIsAnsweredAtOnce: the receiver answers a request with a
// malformed signature before its body arrives.
func TestAMalformedSignatureIsAnsweredAtOnce(t *testing.T) {
	d := serve(t, Options{})
	conn := d.dial("POST / HTTP/1.1\r\nHost: x\r\nX-Webhook-Signature: no\r\nContent-Length: 1000\r\n\r\n")
	if code := status(t, conn); code != "401" {
		t.Error(code)
	}
}

// TestARefusalOvertakesTheBody: if the receiver rejects a request while its body is on
// the way, the sender reads the reason, and not a reset.
func TestARefusalOvertakesTheBody(t *testing.T) {
	d := serve(t, Options{Limits: Limits{Body: 100 << 10}})
	for _, size := range []int{1, 50 << 10, 101 << 10, 5 << 20} {
		for range 10 {
			if code, _ := d.send(http.MethodPost, make([]byte, size), "no"); code != 401 {
				t.Errorf("%d bytes: %d", size, code)
			}
			want := map[bool]int{true: 413, false: 401}[size > 100<<10]
			if code, _ := d.send(http.MethodPost, make([]byte, size), "t=1,v1=00"); code != want {
				t.Errorf("%d bytes: %d", size, code)
			}
		}
	}
}

func TestABodyThatEndsEarly(t *testing.T) {
	d := serve(t, Options{})
	conn := d.dial("POST / HTTP/1.1\r\nHost: x\r\nX-Webhook-Signature: t=1,v1=00\r\nContent-Length: 1000\r\n\r\nabc")
	_ = conn.(*net.UnixConn).CloseWrite()
	if code := status(t, conn); code != "400" {
		t.Error(code)
	}
}

func TestNewRefusesWhatCannotBeTrusted(t *testing.T) {
	for name, o := range map[string]Options{
		"no secret":      {Inbox: newMemory()},
		"no inbox":       {Secret: secret},
		"unknown scheme": {Secret: secret, Inbox: newMemory(), Scheme: Scheme{Signed: "x"}},
	} {
		if _, err := New(o); err == nil {
			t.Errorf("%s passes", name)
		}
	}
}

func FuzzBody(f *testing.F) {
	f.Add(iryna)
	f.Add(`{"attachments":[{"data":"x","data":"YQ"},{"data":7}],"attachments":[{"data":"0"}]}`)
	f.Add(`{"candidate":{"first_name":"\ud800"},"candidate":null}`)
	f.Fuzz(func(t *testing.T, body string) {
		in := newMemory()
		p := &parser{inbox: in, limit: 1 << 10}
		a, err := p.read(strings.NewReader(body))
		var why broken
		switch {
		case err != nil:
			if !errors.As(err, &why) || len(in.files) > 0 {
				t.Errorf("%v, %d files", err, len(in.files))
			}
			return
		case a.JobID <= 0 || a.FirstName == "" || a.LastName == "" || a.Country == "" || len(a.Digest) != 64 || len(a.Attachments) > maxAttachments:
			t.Errorf("%q gives %+v", body, a)
		}
		refs := 0
		for _, cv := range a.Attachments {
			if (cv.Ref == "") == (cv.Broken == "") {
				t.Errorf("%q gives %+v", body, cv)
			}
			if cv.Ref != "" {
				refs++
			}
		}
		if refs != len(in.files) {
			t.Errorf("%q: %d refs, %d files", body, refs, len(in.files))
		}
	})
}
