package account

import (
	"bytes"
	"context"
	"net"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/reading/isolated"
	"shortlist/model/store"
	"shortlist/model/store/storetest"
	"shortlist/model/team"
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(fakeMail); dir != "" {
		os.Exit(receiveMail(dir))
	}
	if len(os.Args) > 1 && os.Args[1] == isolated.Command { // a process that reads CVs
		os.Exit(isolated.Child(os.Args[2:], os.Stdin, os.Stdout))
	}
	modeltest.Prepare()
	goleak.VerifyTestMain(m)
}

// desk is an account over a real client, a real store and the embedded service.
type desk struct {
	*Account
	t       testing.TB
	service *sandbox.Server
	store   *store.Store
	dir     string
	cvDir   string
	ahead   atomic.Int64 // nanoseconds by which its clock is fast
	offline bool         // no connection is made while it is set
	proxy   string       // address of a proxy before the service; "" without one

	team team.Space // nil: there is no team folder
	mark string     // the file that shows how far the journal of letters is; "" without one

	held atomic.Pointer[held] // requests that wait
}

// held are the requests whose first lines hold a word: they wait until they are
// released.
type held struct {
	word    string
	once    sync.Once
	reached chan struct{}
	let     chan struct{}
}

// gate holds the requests with a word in their path. reached is closed at the first
// one; open releases them.
func (d *desk) gate(word string) (reached <-chan struct{}, open func()) {
	h := &held{word: word, reached: make(chan struct{}), let: make(chan struct{})}
	d.held.Store(h)
	return h.reached, sync.OnceFunc(func() {
		d.held.Store(nil)
		close(h.let)
	})
}

// gated is a connection that a gate can hold.
type gated struct {
	net.Conn
	desk *desk
}

func (g gated) Write(p []byte) (int, error) {
	if h := g.desk.held.Load(); h != nil && bytes.Contains(p, []byte(h.word)) {
		h.once.Do(func() { close(h.reached) })
		<-h.let
	}
	return g.Conn.Write(p)
}

// newDeskWithJobs has read the jobs of a service.
func newDeskWithJobs(t testing.TB) *desk {
	t.Helper()
	d := newDesk(t, sandbox.Options{})
	_, err := d.FetchJobs(t.Context())
	modeltest.Must(t, err)
	return d
}

func newDesk(t testing.TB, o sandbox.Options) *desk {
	t.Helper()
	service, err := sandbox.New(o)
	modeltest.Must(t, err)
	t.Cleanup(func() {
		if err := service.Close(); err != nil {
			t.Error(err)
		}
	})
	return (&desk{t: t, service: service, dir: t.TempDir()}).open()
}

// another returns a second window on the same files.
func (d *desk) another() *desk {
	d.t.Helper()
	return (&desk{t: d.t, service: d.service, dir: d.dir}).open()
}

func (d *desk) open() *desk {
	t := d.t
	t.Helper()
	st, err := storetest.OpenWith(filepath.Join(d.dir, "store.db"), store.Options{JournalMark: d.mark})
	modeltest.Must(t, err)
	d.store, d.cvDir = st, filepath.Join(d.dir, "cv")
	cvs, err := files.NewCache(d.cvDir)
	modeltest.Must(t, err)
	email, password := d.service.Account()
	client, err := api.New(api.Options{
		BaseURL: "http://ua.test.localhost", Email: email, RetryFirst: time.Millisecond, MaxTries: 2,
		Password: func(context.Context) (string, error) { return password, nil },
		Dial: func(ctx context.Context, network, addr string) (net.Conn, error) {
			if d.offline {
				return nil, &net.OpError{Op: "dial", Net: network, Err: context.DeadlineExceeded}
			}
			dial := d.service.DialContext
			if d.proxy != "" {
				dial = func(ctx context.Context, network, _ string) (net.Conn, error) {
					return (&net.Dialer{}).DialContext(ctx, network, d.proxy)
				}
			}
			conn, err := dial(ctx, network, addr)
			return gated{conn, d}, err
		},
	})
	modeltest.Must(t, err)
	t.Cleanup(func() {
		client.Close()
		if err := st.Close(); err != nil {
			t.Error(err)
		}
	})
	d.Account = New(Options{
		Name: "acme", Client: client, Store: st, CVs: cvs, Inbox: files.NewInbox(filepath.Join(d.dir, "inbox")), Country: d.service.Country(), CVDir: filepath.Join(d.dir, "CVs"),
		FileName: func(s string) string { return s },
		Now:      func() time.Time { return time.Now().Add(time.Duration(d.ahead.Load())) },
		Team:     d.team,
	})
	return d
}

// Create publishes a draft that was not stored.
func (d *desk) Create(ctx context.Context, draft model.Draft) (Saved, error) {
	return d.Account.Create(ctx, model.SavedDraft{Draft: draft})
}

// disconnect makes the service unreachable; open connections are dropped.
func (d *desk) disconnect() {
	d.client.Close()
	d.offline = true
}

func (d *desk) job(key string) model.Job {
	d.t.Helper()
	id, err := d.service.Job(key)
	modeltest.Must(d.t, err)
	j, err := d.Job(d.t.Context(), id)
	modeltest.Must(d.t, err)
	return j
}

func (d *desk) record(id int64) sandbox.Record {
	d.t.Helper()
	r, err := d.service.Record(id)
	modeltest.Must(d.t, err)
	return r
}

func (d *desk) faults(f ...sandbox.Fault) { d.service.SetFaults(f) }

// ledger returns the ledger's currency of a job; -1 without an entry.
func (d *desk) ledger(id int64) model.Currency {
	d.t.Helper()
	entry, ok, err := d.Currency(d.t.Context(), id)
	modeltest.Must(d.t, err)
	if !ok {
		return -1
	}
	return entry.Currency
}

func (d *desk) intents() []model.Intent {
	d.t.Helper()
	in, err := d.Intents(d.t.Context())
	modeltest.Must(d.t, err)
	return in
}

func ptr[T any](v T) *T { return &v }

// newJob returns a draft that breaks no rule.
func newJob() model.Draft {
	return model.Draft{
		Title: "Бариста, ранок", Region: "Одеса", Currency: ptr(model.Currency(1)), SalaryFrom: "100", Rate: ptr(model.Rate(0)),
		Description: "<p>Ми варимо каву на власному обсмаженні й шукаємо людину, яка любить ранки, людей і чисту стійку. Досвід не обов'язковий.</p>",
	}
}
