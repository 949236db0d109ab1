package ui

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
	"unicode"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"go.uber.org/goleak"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/cv"
	"shortlist/model/cv/reading"
	"shortlist/model/inbox"
	"shortlist/model/store"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/workspace"
)

func TestMain(m *testing.M) {
	time.Local = time.UTC // what is seen does not hang on where the tests run
	goleak.VerifyTestMain(m)
}

// morning is when every day begins.
var morning = time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)

// day is a manager at the dashboard: the real service on its pipe, the real
// client, a real store and the real model. It runs the commands that the model
// returns and feeds their messages back; after each input it waits until nothing
// is under way, so that what a test then says is said once, without waiting or
// trying again. Time stands still but for Advance.
type day struct {
	*testing.T
	service *sandbox.Server
	store   *store.Store
	client  *api.Client
	account *account.Account
	dir     string // CVs are saved here
	setup   setup
	sent    []model.Draft // to be created or updated
	full    bool          // no draft can be kept
	refuses atomic.Bool   // the service accepts no new connection
	front   string        // address of what stands before the service; "" for nothing
	*stage
}

// setup is what a day begins with. The zero value is the demo at 120×40, signed
// in without being asked.
type setup struct {
	service    sandbox.Options
	readOnly   bool
	noPassword bool // none is at hand: the person is asked
	options    Options
	width      int
	height     int
	storePath  string
	name       string // of the account; "" is acme
	cvLimit    int64  // of the cache, in bytes; 0 is the usual one

	// front stands before the service, over the network; nil: nothing does.
	front func(service http.Handler) http.Handler
}

// begin opens the dashboard and waits until it rests.
func begin(t *testing.T, s setup) *day {
	t.Helper()
	clock := &manual{now: morning}
	s.service.Now = clock.Now
	service, err := sandbox.New(s.service)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := service.Close(); err != nil {
			t.Error(err)
		}
	})
	s.storePath = filepath.Join(t.TempDir(), "store.db")
	s.width, s.height = cmp.Or(s.width, 120), cmp.Or(s.height, 40)
	d := &day{T: t, service: service, dir: filepath.Join(t.TempDir(), "CVs"), setup: s}
	if s.front != nil {
		server := httptest.NewServer(s.front(service))
		t.Cleanup(server.Close)
		d.front = server.Listener.Addr().String()
	}
	d.open(clock)
	return d
}

// open makes an account over the day's service and store, and the dashboard over
// it.
func (d *day) open(clock *manual) {
	d.Helper()
	d.account, d.client, d.store = d.copy(clock)
	o := d.setup.options
	o.Account, o.Now = d.account, clock.Now
	o.Labels = cmp.Or(o.Labels, model.LabelsBoth)
	o.Editor.Exec = func(c tea.ExecCommand, back tea.ExecCallback) tea.Cmd {
		return func() tea.Msg { return back(c.Run()) }
	}
	d.stage = newStage(d.T, o, clock)
	d.model.use(watched{d.T, account.NewWindow(d.account), &d.sent, &d.full})
	client, kept, stage := d.client, d.store, d.stage
	d.Cleanup(func() {
		stage.end()
		client.Close()
		if err := kept.Close(); err != nil {
			d.Error(err)
		}
	})
	d.start(d.setup.width, d.setup.height)
}

// copy makes an account as one copy of the program has it, over the files of the
// day.
func (d *day) copy(clock *manual) (*account.Account, *api.Client, *store.Store) {
	d.Helper()
	st, err := store.Open(d.setup.storePath)
	if err != nil {
		d.Fatal(err)
	}
	cvs, err := cv.NewCache(filepath.Join(filepath.Dir(d.setup.storePath), "cv"))
	if err != nil {
		d.Fatal(err)
	}
	cvs.Limit = cmp.Or(d.setup.cvLimit, cvs.Limit)
	email, password := d.service.Account()
	client, err := api.New(api.Options{
		BaseURL: "http://" + string(d.service.Country()) + ".test.localhost", Email: email,
		Dial: func(ctx context.Context, network, addr string) (net.Conn, error) {
			if d.refuses.Load() {
				return nil, &net.OpError{Op: "dial", Net: network, Err: syscall.ECONNREFUSED}
			}
			if d.front != "" {
				return new(net.Dialer).DialContext(ctx, network, d.front)
			}
			return d.service.DialContext(ctx, network, addr)
		},
		Password: func(context.Context) (string, error) {
			if d.setup.noPassword {
				return "", api.ErrNoPassword
			}
			return password, nil
		},
		Now: clock.Now, RetryFirst: time.Millisecond,
	})
	if err != nil {
		d.Fatal(err)
	}
	if d.setup.noPassword { // signed in yesterday
		if err := client.SignIn(d.Context(), password); err != nil {
			d.Fatal(err)
		}
	}
	return account.New(account.Options{
		Name: cmp.Or(d.setup.name, "acme"), Client: client, Store: st, CVs: cvs, Country: d.service.Country(),
		Inbox: inbox.New(filepath.Join(filepath.Dir(d.setup.storePath), "inbox")), ReadOnly: d.setup.readOnly, CVDir: d.dir, FileName: text.FileName, Now: clock.Now,
		Scratch: filepath.Join(filepath.Dir(d.setup.storePath), "editing"), ReadCV: readHere, DrawCV: drawHere,
	}), client, st
}

// readHere reads a CV in this process: the files are the tests' own.
func readHere(ctx context.Context, file io.Reader) (reading.Document, error) {
	data, err := io.ReadAll(file)
	if err != nil {
		return reading.Document{}, err
	}
	return reading.Read(ctx, data)
}

// drawHere draws a page in this process.
func drawHere(ctx context.Context, file io.ReadSeeker, page, widest int) (reading.Picture, error) {
	data, err := io.ReadAll(file)
	if err != nil {
		return reading.Picture{}, err
	}
	return reading.PictureOf(ctx, data, page, widest)
}

// Elsewhere is another copy of the program on the same files, without a screen.
func (d *day) Elsewhere() *account.Account {
	d.Helper()
	other, client, st := d.copy(d.clock)
	d.Cleanup(func() {
		client.Close()
		if err := st.Close(); err != nil {
			d.Error(err)
		}
	})
	return other
}

// Restart ends the program as it stands, without a word to it, and opens it
// again on the same store.
func (d *day) Restart() {
	d.Helper()
	d.stage.end()
	d.clock.stop()
	d.clock.pass(2 * time.Minute) // the process that was there is this one: only silence tells that it is gone
	d.open(d.clock)
}

// Job returns a job of the scenario as the service stores it.
func (d *day) Job(key string) sandbox.Record {
	d.Helper()
	id, err := d.service.Job(key)
	if err != nil {
		d.Fatal(err)
	}
	return d.Record(id)
}

// Record returns a job as the service stores it.
func (d *day) Record(id int64) sandbox.Record {
	d.Helper()
	r, err := d.service.Record(id)
	if err != nil {
		d.Fatal(err)
	}
	return r
}

// Jobs returns all jobs of the account as the service stores them, the newest
// first.
func (d *day) Jobs() []sandbox.Record {
	d.Helper()
	jobs, err := d.service.Jobs()
	if err != nil {
		d.Fatal(err)
	}
	return jobs
}

// Events is how often the service has noted a first view of an application.
func (d *day) Events(applyID int64) int {
	d.Helper()
	n, err := d.service.ViewedEvents(applyID)
	if err != nil {
		d.Fatal(err)
	}
	return n
}

// Person returns who stands under the cursor of the applicants.
func (d *day) Person() model.Candidate {
	d.Helper()
	c, ok := d.model.panes.Applicants.Current()
	if !ok {
		d.Fatal("there is nobody under the cursor" + d.picture())
	}
	return c
}

// ToJob puts the cursor of the jobs on a job of the scenario, by keys.
func (d *day) ToJob(key string) sandbox.Record {
	d.Helper()
	want := d.Job(key)
	d.Press("g")
	for range d.Jobs() {
		if j, ok := d.model.panes.Jobs.Current(); ok && j.ID == want.ID {
			return want
		}
		d.Press("j")
	}
	d.Fatalf("job %s is not in the list%s", key, d.picture())
	return want
}

// ToPerson puts the cursor of the applicants on the first for whom ok holds, by
// keys.
func (d *day) ToPerson(what string, ok func(model.Candidate) bool) model.Candidate {
	d.Helper()
	d.Press("g")
	_, of := d.model.panes.Applicants.Position()
	for range of {
		if c := d.Person(); ok(c) {
			return c
		}
		d.Press("j")
	}
	d.Fatalf("there is nobody who %s%s", what, d.picture())
	return model.Candidate{}
}

// Order walks down the applicants and returns their applications as they stand.
func (d *day) Order() (ids []int64) {
	d.Helper()
	d.Press("g")
	for {
		id := d.Person().ID
		if len(ids) > 0 && ids[len(ids)-1] == id {
			d.Press("g")
			return ids
		}
		ids = append(ids, id)
		d.Press("j")
	}
}

// manual is a clock that stands until it is advanced, with its timers.
type manual struct {
	mu     sync.Mutex
	now    time.Time
	timers []timer
}

type timer struct {
	due  time.Time
	fire func() tea.Msg
}

// pass moves the clock on without firing a timer: nobody is there.
func (c *manual) pass(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// stop ends the timers: the program that had them is gone.
func (c *manual) stop() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.timers = nil
}

func (c *manual) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

// timer implements load.Clock. Like the real one it runs from when its command
// is run: a command that is dropped starts none.
func (c *manual) timer(d time.Duration, fire func() tea.Msg) tea.Cmd {
	return func() tea.Msg {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.timers = append(c.timers, timer{c.now.Add(d), fire})
		return nil
	}
}

// runs reports whether a timer comes due within a time.
func (c *manual) runs(within time.Duration) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.ContainsFunc(c.timers, func(t timer) bool { return !t.due.After(c.now.Add(within)) })
}

// next takes the first timer due by an instant and puts the clock on it; with
// none, on the instant.
func (c *manual) next(until time.Time) (timer, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	slices.SortStableFunc(c.timers, func(a, b timer) int { return a.due.Compare(b.due) })
	if len(c.timers) == 0 || c.timers[0].due.After(until) {
		c.now = until
		return timer{}, false
	}
	first := c.timers[0]
	c.timers, c.now = c.timers[1:], first.due
	return first, true
}

// stage runs a model as the program does, one message at a time.
type stage struct {
	t     *testing.T
	model *Model
	clock *manual
	stop  context.CancelFunc

	back      chan answer
	news      chan tea.Msg // what no command brings
	running   int
	left      bool // the program has quit
	unwatched bool // no frame is inspected

	inspected   map[string]bool // lines that were found good at a width
	inspectedAt int
	clipboard   []string // what was sent to the terminal's clipboard
	raw         []string // what was sent to the terminal beside the frames
}

// answer is the message of a command, and the commands to run after it.
type answer struct {
	msg  tea.Msg
	rest []tea.Cmd
}

func newStage(t *testing.T, o Options, clock *manual) *stage {
	ctx, stop := context.WithCancel(context.Background())
	s := &stage{t: t, clock: clock, stop: stop, back: make(chan answer), news: make(chan tea.Msg)}
	group := load.NewGroup(ctx, clock.timer)
	group.SendBy(func(msg tea.Msg) {
		select {
		case s.news <- msg:
		case <-ctx.Done():
		}
	})
	s.model = New(o, group)
	return s
}

func (s *stage) start(width, height int) {
	s.t.Helper()
	s.run(s.model.Init())
	s.Send(tea.WindowSizeMsg{Width: width, Height: height})
	s.Settle()
}

// end stops what is under way and waits for it, also for what sends news: it writes to
// files that go with the test.
func (s *stage) end() {
	s.left = true
	s.stop()
	s.Settle()
	s.model.desk.Group.End(time.Minute)
}

func (s *stage) run(cmd tea.Cmd, rest ...tea.Cmd) {
	if cmd == nil {
		if len(rest) > 0 {
			s.run(rest[0], rest[1:]...)
		}
		return
	}
	s.running++
	go func() { s.back <- answer{cmd(), rest} }()
}

// take does with a message what the program does.
func (s *stage) take(a answer) {
	s.t.Helper()
	sequence := func() ([]tea.Cmd, bool) {
		v := reflect.ValueOf(a.msg)
		if a.msg == nil || v.Kind() != reflect.Slice || v.Type().Elem() != reflect.TypeFor[tea.Cmd]() {
			return nil, false
		}
		return v.Convert(reflect.TypeFor[[]tea.Cmd]()).Interface().([]tea.Cmd), true
	}
	switch msg := a.msg.(type) {
	case nil:
	case tea.BatchMsg:
		for _, cmd := range msg {
			s.run(cmd)
		}
	case tea.QuitMsg:
		s.left = true
	case tea.RawMsg:
		s.raw = append(s.raw, fmt.Sprint(msg.Msg))
	default:
		if cmds, ok := sequence(); ok && len(cmds) > 0 {
			s.run(cmds[0], cmds[1:]...)
		} else if reflect.TypeOf(msg).Name() == "setClipboardMsg" {
			if s.clipboard = append(s.clipboard, fmt.Sprint(msg)); strings.ContainsFunc(fmt.Sprint(msg), forbidden) {
				s.t.Fatalf("%q is sent to the clipboard", msg)
			}
		} else if !s.left {
			_, cmd := s.model.Update(msg)
			s.run(cmd)
			if !s.unwatched {
				s.inspect()
			}
		}
	}
	if len(a.rest) > 0 {
		s.run(a.rest[0], a.rest[1:]...)
	}
}

// inspect looks at every frame: no sequence but colours and styles is in it, and
// it fills the screen to the cell.
func (s *stage) inspect() {
	s.t.Helper()
	v := s.model.View()
	if title := v.WindowTitle; strings.ContainsFunc(title, forbidden) {
		s.t.Fatalf("the window's title is %q", title)
	}
	if s.model.width == 0 || s.model.quitting {
		return
	}
	lines := strings.Split(v.Content, "\n")
	if len(s.inspected) > 10_000 || s.inspectedAt != s.model.width {
		s.inspected, s.inspectedAt = map[string]bool{}, s.model.width
	}
	for i, line := range lines {
		if s.inspected[line] {
			continue
		}
		plain := sgr.ReplaceAllString(line, "")
		if at := strings.IndexFunc(plain, forbidden); at >= 0 {
			s.t.Fatalf("line %d holds %q%s", i, plain[at:min(at+30, len(plain))], s.picture())
		}
		// Under an overlay blanks at the end are left out.
		if w := text.Width(plain); w > s.model.width || w < s.model.width && s.model.boxes.Top() == nil {
			s.t.Fatalf("line %d is %d cells wide, the screen %d: %q%s", i, w, s.model.width, plain, s.picture())
		}
		if s.model.boxes.Top() == nil {
			s.inspected[line] = true
		}
	}
	if len(lines) != s.model.height {
		s.t.Fatalf("%d lines on a screen of %d%s", len(lines), s.model.height, s.picture())
	}
}

// sgr is what a frame may hold besides text.
var sgr = regexp.MustCompile("\x1b\\[[0-9;:]*m")

// forbidden is what no text on a screen may hold: controls of both sets, and
// marks that turn the order of letters round.
func forbidden(r rune) bool {
	return unicode.IsControl(r) || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069 || r == 0x200e || r == 0x200f
}

// Send gives the model a message and does not wait for what follows from it.
func (s *stage) Send(msg tea.Msg) {
	s.t.Helper()
	s.take(answer{msg: msg})
}

// stuck is how long work may take before the test fails.
const stuck = 60 * time.Second

// Settle waits until nothing is under way but timers.
func (s *stage) Settle() {
	s.t.Helper()
	late := time.NewTimer(stuck)
	defer late.Stop()
	for s.running > 0 {
		select {
		case a := <-s.back:
			s.running--
			s.take(a)
		case <-late.C:
			s.t.Fatalf("%d commands are still under way after %v%s", s.running, stuck, s.picture())
		}
	}
	if n := s.model.desk.Group.Pending(); n != 0 && !s.left {
		s.t.Fatalf("%d pieces of work are counted as under way, but no command is%s", n, s.picture())
	}
}

// Until waits, without settling, until something holds of the service or the
// model; what comes back meanwhile is taken. It looks again and again: what a command
// under way does at the service, or waits for, brings no message.
func (s *stage) Until(what string, holds func() bool) {
	s.t.Helper()
	late := time.NewTimer(stuck)
	defer late.Stop()
	look := time.NewTicker(time.Millisecond)
	defer look.Stop()
	for !holds() {
		select {
		case <-look.C:
		case a := <-s.back:
			s.running--
			s.take(a)
		case msg := <-s.news:
			s.Send(msg)
		case <-late.C:
			s.t.Fatalf("it has not come about that %s%s", what, s.picture())
		}
	}
}

// Advance lets time pass: timers that come due fire, in order.
func (s *stage) Advance(d time.Duration) {
	s.t.Helper()
	until := s.clock.Now().Add(d)
	for {
		due, ok := s.clock.next(until)
		if !ok {
			return
		}
		s.Send(due.fire())
		s.Settle()
	}
}

// Asleep lets time pass without a timer firing, as on a machine that sleeps.
func (s *stage) Asleep(d time.Duration) {
	s.clock.mu.Lock()
	defer s.clock.mu.Unlock()
	s.clock.now = s.clock.now.Add(d)
}

// Pause is the moment in which a person reads what has come up.
func (s *stage) Pause() {
	s.t.Helper()
	s.Advance(time.Second)
}

// Press presses keys quickly, by the names that the actions use, waits after each,
// and looks up once the cursor rests.
func (s *stage) Press(keys ...string) {
	s.t.Helper()
	for _, k := range keys {
		s.Send(press(k))
		s.Settle()
	}
	if s.model.panes != nil && s.model.panes.Delayed() {
		s.Advance(workspace.CursorDelay)
	}
}

// Type types text, key by key.
func (s *stage) Type(typed string) {
	s.t.Helper()
	for _, r := range typed {
		if r == ' ' {
			s.Press("space")
			continue
		}
		s.Press(string(r))
	}
}

// Paste pastes text as a terminal does.
func (s *stage) Paste(pasted string) {
	s.t.Helper()
	s.Send(tea.PasteMsg{Content: pasted})
	s.Settle()
}

// Resize makes the terminal another size.
func (s *stage) Resize(width, height int) {
	s.t.Helper()
	s.Send(tea.WindowSizeMsg{Width: width, Height: height})
	s.Settle()
}

// press is a key as a terminal without the kitty protocol reports it.
func press(name string) tea.KeyPressMsg {
	k, ok := action.Press(name)
	if !ok {
		panic("no such key: " + name)
	}
	return k
}

// Left reports whether the program has ended.
func (s *stage) Left() bool { return s.left }

// part is a piece of the screen, as text.
type part struct {
	s     *stage
	name  string
	lines []string
}

// Screen is all of the screen.
func (s *stage) Screen() part {
	return part{s, "the screen", strings.Split(ansi.Strip(s.model.View().Content), "\n")}
}

// Pane is a pane that is on the screen.
func (s *stage) Pane(p layout.Pane) part {
	s.t.Helper()
	name := [...]string{"the jobs", "the applicants", "the detail"}[p]
	all := s.Screen().lines
	for _, c := range s.columns() {
		if c.Pane != p {
			continue
		}
		out := part{s, name, nil}
		for _, line := range all[1 : len(all)-1] {
			out.lines = append(out.lines, ansi.Cut(line, c.X, c.X+c.Width))
		}
		return out
	}
	s.t.Fatalf("%s are not on the screen%s", name, s.picture())
	return part{}
}

// Overlay is the box that lies over the panes; without one it is empty.
func (s *stage) Overlay() part {
	out := part{s, "the overlay", nil}
	if s.model.boxes.Top() == nil {
		return out
	}
	all := s.Screen().lines
	for i, line := range all {
		from, _, ok := strings.Cut(line, "╭")
		_, after, closed := strings.Cut(line, "╮")
		if !ok || !closed {
			continue
		}
		left := ansi.StringWidth(from)
		right := ansi.StringWidth(line) - ansi.StringWidth(after)
		out.lines = append(out.lines, ansi.Cut(line, left, right)) // its title
		for _, inner := range all[i+1:] {
			row := ansi.Cut(inner, left, right)
			if strings.HasPrefix(row, "╰") {
				return out
			}
			out.lines = append(out.lines, strings.Trim(row, "│"))
		}
	}
	return out
}

func (p part) flat() string { return strings.Join(strings.Fields(strings.Join(p.lines, " ")), " ") }

func (p part) has(said string) bool {
	for _, line := range p.lines {
		if strings.Contains(line, said) {
			return true
		}
	}
	said = strings.Join(strings.Fields(said), " ")
	if strings.Contains(p.flat(), said) {
		return true
	}
	// What is wrapped within a column stands in pieces between those of others.
	var columns []string
	for _, line := range p.lines {
		for i, piece := range strings.Split(line, "│") {
			if i == len(columns) {
				columns = append(columns, "")
			}
			columns[i] += " " + piece
		}
	}
	return slices.ContainsFunc(columns, func(c string) bool {
		return strings.Contains(strings.Join(strings.Fields(c), " "), said)
	})
}

// Sees states that each text stands there, wherever it was wrapped.
func (p part) Sees(texts ...string) {
	p.s.t.Helper()
	for _, said := range texts {
		if !p.has(said) {
			p.s.t.Fatalf("%q is not in %s%s", said, p.name, p.s.picture())
		}
	}
}

// SeesNot states that none of the texts stands there.
func (p part) SeesNot(texts ...string) {
	p.s.t.Helper()
	for _, said := range texts {
		if p.has(said) {
			p.s.t.Fatalf("%q is in %s%s", said, p.name, p.s.picture())
		}
	}
}

// Sees states that each text stands on the screen.
func (s *stage) Sees(texts ...string) {
	s.t.Helper()
	s.Screen().Sees(texts...)
}

// SeesNot states that none of the texts stands on the screen.
func (s *stage) SeesNot(texts ...string) {
	s.t.Helper()
	s.Screen().SeesNot(texts...)
}

// Cursor is the text of the rows under the cursor, in the pane that has the keys.
func (s *stage) Cursor() string {
	var out []string
	for _, line := range s.Pane(s.focus()).lines {
		if row, ok := strings.CutPrefix(line, "▌"); ok {
			out = append(out, row)
		}
	}
	return strings.Join(strings.Fields(strings.Join(out, " ")), " ")
}

// picture is the screen for a failure's message.
func (s *stage) picture() string {
	var b bytes.Buffer
	fmt.Fprintf(&b, "\n%s\n", strings.Repeat("▔", s.model.width))
	for _, line := range s.Screen().lines {
		fmt.Fprintln(&b, strings.TrimRight(line, " "))
	}
	return b.String()
}

// Reading is the applicant who is read.
func (d *day) Reading() model.Candidate { return d.model.reads.Candidate() }

// reading reports whether the reader is in front.
func (d *day) reading() bool { return d.model.screens.Front() == screen.Screen(d.model.reads) }

// queue is the applications that are read one after the other.
func (d *day) queue() []int64 {
	ids, _ := d.model.reads.Queue()
	return ids
}

// queueAt is the application of the queue that is read now.
func (d *day) queueAt() int64 {
	ids, at := d.model.reads.Queue()
	return ids[at]
}

// focus is the pane that has the keys.
func (d *stage) focus() layout.Pane {
	pane, _ := d.model.panes.Focus()
	return pane
}

// columns are the panes as they stand side by side.
func (s *stage) columns() []layout.Column {
	pane, jobDetail := s.model.panes.Focus()
	return layout.Of(s.model.width, s.model.height, pane, jobDetail).Columns
}

// newPeople is the room of the applicants known now, over a backend of a test.
func newPeople(d *desk.Desk, b Backend) *people.People { return people.New(d, b) }
