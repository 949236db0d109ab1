package account

import (
	"context"
	"net"
	"path/filepath"
	"testing"
	"time"

	"go.uber.org/goleak"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/cv"
	"shortlist/model/store"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// desk is an account over a real client, a real store and the embedded service.
type desk struct {
	*Account
	t       *testing.T
	service *sandbox.Server
	store   *store.Store
	dir     string
	cvDir   string
	now     time.Time // zero: the clock
	offline bool      // no connection is made while it is set
}

func newDesk(t *testing.T, o sandbox.Options) *desk {
	t.Helper()
	service, err := sandbox.New(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := service.Close(); err != nil {
			t.Error(err)
		}
	})
	return (&desk{t: t, service: service, dir: t.TempDir()}).open()
}

// another is a second copy of the program on the same files.
func (d *desk) another() *desk {
	d.t.Helper()
	return (&desk{t: d.t, service: d.service, dir: d.dir}).open()
}

func (d *desk) open() *desk {
	t := d.t
	t.Helper()
	st, err := store.Open(filepath.Join(d.dir, "store.db"))
	if err != nil {
		t.Fatal(err)
	}
	d.store, d.cvDir = st, filepath.Join(d.dir, "cv")
	cvs, err := cv.NewCache(d.cvDir)
	if err != nil {
		t.Fatal(err)
	}
	email, password := d.service.Account()
	client, err := api.New(api.Options{
		BaseURL: "http://ua.test.localhost", Email: email, RetryFirst: time.Millisecond, MaxTries: 2,
		Password: func(context.Context) (string, error) { return password, nil },
		Dial: func(ctx context.Context, network, addr string) (net.Conn, error) {
			if d.offline {
				return nil, &net.OpError{Op: "dial", Net: network, Err: context.DeadlineExceeded}
			}
			return d.service.DialContext(ctx, network, addr)
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		client.Close()
		if err := st.Close(); err != nil {
			t.Error(err)
		}
	})
	d.Account = New(Options{
		Name: "acme", Client: client, Store: st, CVs: cvs, Country: d.service.Country(), CVDir: filepath.Join(d.dir, "CVs"),
		FileName: func(s string) string { return s },
		Now: func() time.Time {
			if d.now.IsZero() {
				return time.Now()
			}
			return d.now
		},
	})
	return d
}

// Create publishes a draft that was not kept.
func (d *desk) Create(ctx context.Context, draft model.Draft) (Saved, error) {
	return d.Account.Create(ctx, model.SavedDraft{Draft: draft})
}

// disconnect takes the service away; connections in use are dropped.
func (d *desk) disconnect() {
	d.client.Close()
	d.offline = true
}

func (d *desk) job(key string) model.Job {
	d.t.Helper()
	id, err := d.service.Job(key)
	if err != nil {
		d.t.Fatal(err)
	}
	j, err := d.Job(d.t.Context(), id)
	if err != nil {
		d.t.Fatal(err)
	}
	return j
}

func (d *desk) record(id int64) sandbox.Record {
	d.t.Helper()
	r, err := d.service.Record(id)
	if err != nil {
		d.t.Fatal(err)
	}
	return r
}

func (d *desk) faults(f ...sandbox.Fault) { d.service.SetFaults(f) }

// ledger returns the currency noted for a job; -1 is silence.
func (d *desk) ledger(id int64) model.Currency {
	d.t.Helper()
	entry, ok, err := d.Currency(d.t.Context(), id)
	if err != nil {
		d.t.Fatal(err)
	}
	if !ok {
		return -1
	}
	return entry.Currency
}

func (d *desk) intents() []model.Intent {
	d.t.Helper()
	in, err := d.Intents(d.t.Context())
	if err != nil {
		d.t.Fatal(err)
	}
	return in
}

func ptr[T any](v T) *T { return &v }

// newJob is a draft that breaks no rule.
func newJob() model.Draft {
	return model.Draft{
		Title: "Бариста, ранок", Region: "Одеса", Currency: ptr(model.Currency(1)), SalaryFrom: "100", Rate: ptr(model.Rate(0)),
		Description: "<p>Ми варимо каву на власному обсмаженні й шукаємо людину, яка любить ранки, людей і чисту стійку. Досвід не обов'язковий.</p>",
	}
}
