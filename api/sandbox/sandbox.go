// Package sandbox is the whole service of the specification as an http.Handler
// on an embedded SQLite database: the demo, the test double of every other
// package and the server that integrators try their client against.
//
// Section numbers (§) and CONTRACT numbers refer to api/CONTRACT.md. Where the
// specification is silent the sandbox takes the strict side (CONTRACT 58), so
// that a careless client is caught here first.
package sandbox

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"path"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"shortlist/assets"
	"shortlist/model"
)

// The accounts of every scenario besides its own. The password of all of them is
// Password.
const (
	Password         = "sandbox"
	OtherEmail       = "other.hr@example.com" // another employer, with jobs of its own
	NonEmployerEmail = "seeker@example.com"   // may log in; everything else is 403 (§5 rule 5)
)

// DefaultTokenTTL is the life of an access token (§8).
const DefaultTokenTTL = 24 * time.Hour

// Options describe the service. The zero value is the demo in memory.
type Options struct {
	Country    model.Country    // ua, ro or hu; "" is the data file's, or ua
	Scenario   string           // of Scenarios; "" is the data file's, or the demo of the country
	Data       string           // database file, which survives kill -9; "" is in memory
	Limit      int              // active job limit; 0 means the scenario's. SetLimit can set 0
	TokenTTL   time.Duration    // 0 is DefaultTokenTTL; in whole seconds, rounded up
	Now        func() time.Time // nil is time.Now
	Callback   Callback         // the receiver of new applications; no URL, no callbacks
	PublicHost string           // host of job links; "" is jobs.example.com
	Log        *slog.Logger     // nil discards; no token, password or candidate's data is logged
	Large      Sizes            // of the scenario large; zero is its full size

	files fs.FS         // scenarios and CVs; nil is assets.Scenarios
	pause time.Duration // before the second callback attempt; 0 is callbackPause
}

// Callback describes where and how new applications are sent (§6.1).
type Callback struct {
	URL    string
	Method string // GET, POST or PUT; "" is POST
	Secret []byte // signs the body; must not be empty
	Source string // application.source of each; "" leaves it out

	// Dial makes the connections; nil makes them over the network.
	Dial func(ctx context.Context, network, addr string) (net.Conn, error)
}

// Server is the service. It is safe for concurrent use.
type Server struct {
	opts    Options
	log     *slog.Logger
	now     func() time.Time
	files   fs.FS
	db      *store
	mux     http.Handler
	unknown http.Handler // answers requests without an endpoint

	ctx    context.Context // ends with Close
	cancel context.CancelFunc
	wg     sync.WaitGroup // the goroutines Close waits for
	once   sync.Once

	account      string // e-mail of the scenario's account
	key          []byte // signs access tokens
	legacy       atomic.Bool
	integration  atomic.Bool
	subscription atomic.Bool
	overLimit    atomic.Bool
	limit        atomic.Int64 // below 0: the account's own
	samples      atomic.Int64 // made-up applicants so far

	faults    faultState
	requests  requestLog
	callbacks callbackQueue
	pipe      *Pipe
	piped     *http.Server // serves it
}

// Scenarios returns the values of Options.Scenario.
func Scenarios() []string {
	return []string{"demo", "demo-ro", "demo-hu", English, "empty", "large", "hostile", "legacy"}
}

// English is the demo in English.
const English = "demo-en"

// Demo returns the scenario with people of a country.
func Demo(c model.Country) string {
	if c == model.Romania || c == model.Hungary {
		return "demo-" + string(c)
	}
	return "demo"
}

// countryOf returns the country whose people a scenario has; Ukraine for scenarios that belong to no country.
func countryOf(scenario string) model.Country {
	for _, c := range model.Countries() {
		if Demo(c) == scenario {
			return c
		}
	}
	return model.Ukraine
}

// New opens the service, and fills an empty database from the scenario. Close ends it.
// An error names the fault in the options or in the data file; nothing is left running
// then.
func New(opts Options) (_ *Server, err error) {
	if err := check(&opts); err != nil {
		return nil, err
	}
	s := &Server{opts: opts, log: opts.Log, now: opts.Now, files: cmp.Or(opts.files, assets.Scenarios)}
	s.ctx, s.cancel = context.WithCancel(context.Background())
	s.SetLimit(cmp.Or(opts.Limit, -1))
	s.db, err = openStore(opts.Data)
	if err != nil {
		s.cancel()
		return nil, err
	}
	if err := s.load(); err != nil {
		s.cancel()
		return nil, errors.Join(err, s.db.close())
	}
	s.mux = s.routes()
	s.callbacks.init()
	s.servePipe()
	if opts.Callback.URL != "" {
		s.wg.Go(s.sendCallbacks)
	}
	return s, nil
}

// check rejects invalid options and fills in the defaults.
func check(o *Options) error {
	if o.Country != "" && !slices.Contains(model.Countries(), o.Country) {
		return fmt.Errorf("sandbox: country %q is not ua, ro or hu", o.Country)
	}
	if o.Scenario != "" && !slices.Contains(Scenarios(), o.Scenario) && o.files == nil {
		return fmt.Errorf("sandbox: scenario %q is not one of %s", o.Scenario, strings.Join(Scenarios(), ", "))
	}
	if o.Limit < 0 {
		return fmt.Errorf("sandbox: active job limit %d is below 0", o.Limit)
	}
	if o.TokenTTL < 0 {
		return fmt.Errorf("sandbox: token life %v is below 0", o.TokenTTL)
	}
	if err := o.Callback.check(); err != nil {
		return err
	}
	o.TokenTTL = cmp.Or(o.TokenTTL, DefaultTokenTTL)
	o.PublicHost = cmp.Or(o.PublicHost, "jobs.example.com")
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	return nil
}

// ServeHTTP answers one request of the service (§4). A fault that cuts the
// connection ends the handler with http.ErrAbortHandler, which an http.Server
// turns into a cut connection.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if p := r.URL.Path; strings.Contains(p, "//") || path.Clean(p) != strings.TrimSuffix(p, "/") && p != "/" {
		s.unknown.ServeHTTP(w, r) // the mux would redirect it, in HTML
		return
	}
	s.mux.ServeHTTP(w, r)
}

// Close ends pending callbacks, connections made by DialContext and the
// database. It is safe to call more than once.
func (s *Server) Close() (err error) {
	s.once.Do(func() {
		s.cancel()
		err = errors.Join(s.pipe.Close(), s.piped.Close())
		s.wg.Wait()
		err = errors.Join(err, s.db.close())
	})
	return err
}

// Account returns the e-mail address and password of the scenario's account.
func (s *Server) Account() (email, password string) { return s.account, Password }

// Company returns the name of the scenario's employer.
func (s *Server) Company() (company string, err error) {
	err = s.db.db.QueryRow("SELECT company FROM accounts WHERE email = ?", s.account).Scan(&company)
	return company, err
}

// Country returns the country whose currencies the service uses (§2.3).
func (s *Server) Country() model.Country { return s.opts.Country }
