package ui_test

import (
	"cmp"
	"context"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"go.uber.org/goleak"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/store"
	"shortlist/model/store/storetest"
	"shortlist/model/team"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/uitest"
)

func TestMain(m *testing.M) {
	modeltest.Prepare()
	time.Local = time.UTC // the screens are the same wherever the tests run
	// terminal.Run starts what is left out, for half a second.
	goleak.VerifyTestMain(m, goleak.IgnoreTopFunction("charm.land/bubbletea/v2.(*Program).waitForReadLoop"))
}

// morning is the start of every day.
var morning = time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)

// day is a manager at the dashboard: the real service on its pipe, the real
// client, a real store and the real model. It runs the commands that the model
// returns and feeds their messages back; after each input it waits until nothing
// is in progress, so that a test needs no waits and no retries. Only Advance moves
// the time.
type day struct {
	*testing.T
	service *sandbox.Server
	store   *store.Store
	client  *api.Client
	account *account.Account
	dir     string // of saved CVs
	setup   setup
	sent    []model.Draft      // to be created or updated
	full    bool               // no draft can be kept
	news    chan account.Event // from the test
	hark    chan struct{}      // the test waits for news of the account
	refuses atomic.Bool        // the service accepts no new connection
	front   string             // address of the front; "" without one
	known   known
	ended   error                                           // of the last script
	exec    func(tea.ExecCommand, tea.ExecCallback) tea.Cmd // hands the terminal to a program; nil: it runs
	*stage
}

// setup holds the options of a day. The zero value is the demo at 120×40, signed in
// without a question.
type setup struct {
	service    sandbox.Options
	readOnly   bool
	noPassword bool // the person is asked for it
	options    ui.Options
	width      int
	height     int
	storePath  string
	shared     bool   // the store is on a network, where one window at a time may write
	disk       *disk  // of the store; nil: a sound one
	name       string // of the account; "" is acme
	cvLimit    int64  // of the cache, in bytes; 0 is the usual one

	letters *answers.Settings // how letters leave; nil: none are written

	team    string // the team folder; "" without one
	manager string // in the team folder

	// backend wraps the account; nil: nothing does.
	backend func(ui.Backend) ui.Backend

	now time.Time // at the start; zero is morning

	// before changes the service before the dashboard opens; nil: nothing does.
	before func(*day)

	// front wraps the service, over the network; nil: nothing does.
	front func(service http.Handler) http.Handler
}

// begin opens the dashboard and waits until it rests.
func begin(t *testing.T, s setup) *day {
	t.Helper()
	if s.now.IsZero() {
		s.now = morning
	}
	clock := uitest.NewClock(s.now)
	s.service.Now = clock.Now
	service, err := sandbox.New(s.service)
	modeltest.Must(t, err)
	t.Cleanup(func() {
		if err := service.Close(); err != nil {
			t.Error(err)
		}
	})
	s.storePath = filepath.Join(t.TempDir(), "store.db")
	s.width, s.height = cmp.Or(s.width, 120), cmp.Or(s.height, 40)
	d := &day{T: t, service: service, dir: filepath.Join(t.TempDir(), "CVs"), setup: s, news: make(chan account.Event), hark: make(chan struct{})}
	if s.front != nil {
		server := httptest.NewServer(s.front(service))
		t.Cleanup(server.Close)
		d.front = server.Listener.Addr().String()
	}
	if s.before != nil {
		s.before(d)
	}
	d.open(clock)
	return d
}

// open makes an account over the day's service and store, and the dashboard over it.
func (d *day) open(clock *uitest.Clock) {
	d.Helper()
	d.account, d.client, d.store = d.copy(clock)
	o := d.setup.options
	o.Account, o.Now = d.account, clock.Now
	o.Labels = cmp.Or(o.Labels, model.LabelsBoth)
	o.Editor.Exec = func(c tea.ExecCommand, back tea.ExecCallback) tea.Cmd {
		if d.exec != nil {
			return d.exec(c, back)
		}
		return func() tea.Msg { return back(c.Run()) }
	}
	var b ui.Backend = watched{d.T, account.NewSession(d.account), &d.sent, &d.full, d.news, d.hark}
	if d.setup.backend != nil {
		b = d.setup.backend(b)
	}
	d.stage = newStage(d.T, o, b, clock)
	client, kept, stage := d.client, d.store, d.stage
	d.Cleanup(func() {
		stage.End()
		client.Close()
		if err := kept.Close(); err != nil {
			d.Error(err)
		}
	})
	d.start(d.setup.width, d.setup.height)
}

// copy makes an account as one window has it, over the files of the day.
func (d *day) copy(clock *uitest.Clock) (*account.Account, *api.Client, *store.Store) {
	d.Helper()
	st, err := d.openStore("here", false)
	modeltest.Must(d, err)
	cvs, err := files.NewCache(filepath.Join(filepath.Dir(d.setup.storePath), "cv"))
	modeltest.Must(d, err)
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
	modeltest.Must(d, err)
	if d.setup.noPassword { // signed in yesterday
		modeltest.Must(d, client.SignIn(d.Context(), password))
	}
	var shared team.Space
	if d.setup.team != "" {
		shared = team.NewFolder(team.FolderOptions{Path: d.setup.team, Manager: d.setup.manager, Host: "desk", Now: clock.Now, OwnerOf: func(info fs.FileInfo) (string, bool) {
			manager, _, _, ok := team.ParseName(strings.TrimPrefix(info.Name(), ".lock-")) // all files belong to the user of the test
			return manager, ok
		}})
	}
	return account.New(account.Options{
		Team: shared, Answers: d.setup.letters,
		Name: cmp.Or(d.setup.name, "acme"), Client: client, Store: st, CVs: cvs, Country: d.service.Country(),
		Inbox: files.NewInbox(filepath.Join(filepath.Dir(d.setup.storePath), "inbox")), ReadOnly: d.setup.readOnly, CVDir: d.dir, FileName: text.FileName, Lines: text.Lines, Now: clock.Now,
		Scratch: filepath.Join(filepath.Dir(d.setup.storePath), "editing"), ReadCV: readHere, DrawCV: drawHere,
	}), client, st
}

// openStore opens the store of the day in a window on a host.
func (d *day) openStore(host string, takeOver bool) (*store.Store, error) {
	if !d.setup.shared {
		return storetest.OpenWith(d.setup.storePath, store.Options{Dial: d.setup.disk.dial})
	}
	return store.OpenWith(d.setup.storePath, store.Options{Host: host, TakeOver: takeOver, Shared: func(string) (bool, error) { return true, nil }})
}

// readHere reads a CV in this process: the files are the tests' own.
func readHere(ctx context.Context, file io.ReadSeeker) (reading.Document, error) {
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

// Elsewhere returns another window on the same files, without a screen.
func (d *day) Elsewhere() *account.Account {
	d.Helper()
	other, client, st := d.copy(d.Clock)
	d.Cleanup(func() {
		client.Close()
		if err := st.Close(); err != nil {
			d.Error(err)
		}
	})
	return other
}

// Restart ends the program without notice, and opens it again on the same store.
func (d *day) Restart() {
	d.Helper()
	d.stage.End()
	d.Clock.Stop()
	d.Clock.Pass(2 * time.Minute) // the former process is this one, so only silence shows that it has ended
	d.open(d.Clock)
}

// Job returns a job of the scenario from the service.
func (d *day) Job(key string) sandbox.Record {
	d.Helper()
	id, err := d.service.Job(key)
	modeltest.Must(d, err)
	return d.Record(id)
}

// Record returns a job from the service.
func (d *day) Record(id int64) sandbox.Record {
	d.Helper()
	r, err := d.service.Record(id)
	modeltest.Must(d, err)
	return r
}

// Jobs returns all jobs of the account from the service, the newest first.
func (d *day) Jobs() []sandbox.Record {
	d.Helper()
	jobs, err := d.service.Jobs()
	modeltest.Must(d, err)
	return jobs
}

// Events returns how often the service has noted a first view of an application.
func (d *day) Events(applyID int64) int {
	d.Helper()
	n, err := d.service.ViewedEvents(applyID)
	modeltest.Must(d, err)
	return n
}

// atApplicants begins at the applicants of the job ua-backend.
func atApplicants(t *testing.T) *day {
	t.Helper()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	return d
}

// ToJob moves the cursor of the jobs to a job of the scenario, by keys.
func (d *day) ToJob(key string) sandbox.Record {
	d.Helper()
	want := d.Job(key)
	d.Do(action.Top)
	for range d.Jobs() {
		if j, ok := d.Current(); ok && j.ID == want.ID {
			return want
		}
		d.Do(action.Down)
	}
	d.Fatalf("job %s is not in the list%s", key, d.Picture())
	return want
}

// ToPerson moves the cursor of the applicants to the first for which ok is true, by
// keys.
func (d *day) ToPerson(what string, ok func(model.Candidate) bool) model.Candidate {
	d.Helper()
	d.Do(action.Top)
	for range d.Shown() {
		if c := d.Person(); ok(c) {
			return c
		}
		d.Do(action.Down)
	}
	d.Fatalf("there is no applicant who %s%s", what, d.Picture())
	return model.Candidate{}
}

// Order walks down the applicants and returns their applications in the order of the
// list.
func (d *day) Order() (ids []int64) {
	d.Helper()
	d.Do(action.Top)
	for {
		id := d.Person().ID
		if len(ids) > 0 && ids[len(ids)-1] == id {
			d.Do(action.Top)
			return ids
		}
		ids = append(ids, id)
		d.Do(action.Down)
	}
}

// stage is the dashboard on a stage.
type stage struct {
	*uitest.Stage
	t     testing.TB
	opts  ui.Options
	model *ui.Model
}

// newStage puts the dashboard on a stage, over an account or a double of one; without
// it, the options decide.
func newStage(t testing.TB, o ui.Options, b ui.Backend, clock *uitest.Clock) *stage {
	s := &stage{Stage: uitest.NewStage(t, clock), t: t, opts: o}
	if b == nil {
		s.model = ui.New(o, s.Group())
	} else {
		s.model = ui.Over(o, b, s.Group())
	}
	return s
}

func (s *stage) start(width, height int) {
	s.t.Helper()
	s.Start(s.model, width, height)
}

// Pane returns a pane on the screen.
func (s *stage) Pane(p env.Pane) uitest.Part {
	s.t.Helper()
	c := s.column(p)
	part := s.Columns([...]string{"the jobs", "the applicants", "the detail"}[p], c.X, c.Width)
	if rule := rowRule(part.Lines); c.Row == env.Upper {
		part.Lines = part.Lines[:rule]
	} else if c.Row == env.Lower {
		part.Lines = part.Lines[rule+1:]
	}
	return part
}

// column returns the place of a pane on the screen.
func (s *stage) column(p env.Pane) env.Column {
	s.t.Helper()
	for _, c := range s.columns() {
		if c.Pane == p {
			return c
		}
	}
	s.t.Fatalf("pane %d is not on the screen%s", p, s.Picture())
	return env.Column{}
}

// Cursor returns the text of the rows under the cursor, in the focused pane.
func (s *stage) Cursor() string { return s.Pane(s.focus()).Cursor() }
