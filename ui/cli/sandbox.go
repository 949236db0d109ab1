package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/sandbox"
	"shortlist/api/wire"
	"shortlist/config"
	"shortlist/model"
	"shortlist/ui/text"
)

// sandboxFlags are what the sandbox command was called with.
type sandboxFlags struct {
	options             sandbox.Options
	limit               *int // nil: the scenario's
	listen, country     string
	secretFile          string
	faults              []string
	callbackURL, method string
	applyEvery          time.Duration // 0: nobody does by themselves
	without             []string      // what those people lack
}

func (a *app) sandboxCommand() *cobra.Command {
	var f sandboxFlags
	var limit int
	cmd := &cobra.Command{
		Use:   "sandbox",
		Short: "Serve the embedded service on an address, for integrators and tests",
		Long: "Serve the embedded service on an address, for integrators and tests. The address, an e-mail and a\n" +
			"password to sign in with are printed to the output, a line for every request to the error stream.\n\n" +
			"With --callback-url the service sends a signed callback for each new application. Applications arrive only\n" +
			"with --apply-every: a made-up person with a CV applies to one active job after the other; --apply-without\n" +
			"leaves out parts, for the optional forms of a callback. A callback that fails is reported on the error stream.\n\n" +
			sandbox.FaultsHelp(),
		Args: noArgs,
	}
	cmd.RunE = a.run(func(ctx context.Context, _ []string) error {
		if cmd.Flags().Changed("limit") {
			f.limit = &limit
		}
		return a.sandbox(ctx, f)
	})
	s := cmd.Flags()
	s.StringVar(&f.listen, "listen", "127.0.0.1:8787", "address to listen on; port 0 takes a free one")
	s.StringVar(&f.country, "country", "", "country of the service: ua, ro or hu (default ua, or the data file's)")
	s.StringVar(&f.options.Scenario, "scenario", "", "name of the data: "+strings.Join(sandbox.Scenarios(), ", ")+" (default the demo of the country, or the data file's)")
	s.StringVar(&f.options.Data, "data", "", "file that keeps what happens (default: in memory)")
	s.IntVar(&limit, "limit", -1, "number of jobs that may be active (default: the scenario's)")
	s.Lookup("limit").DefValue = "" // said in words
	s.DurationVar(&f.options.TokenTTL, "token-ttl", sandbox.DefaultTokenTTL, "life of an access token, a duration")
	s.StringVar(&f.callbackURL, "callback-url", "", "address that new applications are sent to")
	s.StringVar(&f.method, "callback-method", "POST", "method of these calls: GET, POST or PUT")
	s.DurationVar(&f.applyEvery, "apply-every", 0, "how often somebody applies, a duration (default: nobody does)")
	s.Lookup("apply-every").DefValue = "" // said in words
	s.StringSliceVar(&f.without, "apply-without", nil, "what these people lack: any of "+strings.Join(sandbox.SampleParts(), ", "))
	s.StringVar(&f.options.Callback.Source, "callback-source", "", "application.source of these calls (default: left out)")
	s.StringVar(&f.secretFile, "callback-secret-file", "", "file with the secret that signs them")
	s.StringArrayVar(&f.faults, "fault", nil, "a fault to commit, see above; may be given several times")
	takesPaths(cmd, "data", "callback-secret-file")
	return cmd
}

func (a *app) sandbox(ctx context.Context, f sandboxFlags) error {
	f.options.Country = model.Country(strings.ToLower(f.country))
	if err := checkService(f.options.Scenario, f.options.Country); err != nil {
		return err
	}
	var faults sandbox.Faults
	for _, spec := range f.faults {
		more, err := sandbox.ParseFaults(spec)
		if err != nil {
			return usage{err}
		}
		faults = append(faults, more...)
	}
	if f.limit != nil && *f.limit < 0 || f.options.TokenTTL <= 0 || f.applyEvery < 0 {
		return usagef("--limit and --apply-every must not be below 0, and --token-ttl must be above 0")
	}
	for _, part := range f.without {
		if !slices.Contains(sandbox.SampleParts(), part) {
			return usagef("--apply-without: %q is not one of %s", part, strings.Join(sandbox.SampleParts(), ", "))
		}
	}
	if len(f.without) > 0 && f.applyEvery == 0 {
		return usagef("--apply-without needs --apply-every")
	}
	if err := a.allowListen(f.listen); err != nil {
		return err
	}
	if err := f.callback(); err != nil {
		return err
	}
	a.deps.Err = &sharedWriter{to: a.deps.Err} // requests and callbacks write at the same time
	f.options.Log = a.listenLog()
	service, err := sandbox.New(f.options)
	if err != nil {
		return err
	}
	a.closers = append(a.closers, service.Close)
	service.SetFaults(faults)
	if f.limit != nil {
		service.SetLimit(*f.limit)
	}
	if f.applyEvery > 0 {
		ctx, stop := context.WithCancel(ctx)
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			a.peopleApply(ctx, service, f)
		}()
		defer func() {
			stop()
			<-ended
		}()
	}
	return a.serve(ctx, service, f.listen)
}

// peopleApply has somebody apply at intervals, to one active job after the other, until
// the context ends.
func (a *app) peopleApply(ctx context.Context, service *sandbox.Server, f sandboxFlags) {
	tick := time.NewTicker(f.applyEvery)
	defer tick.Stop()
	for n := 0; ; n++ {
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
		jobs, err := service.Jobs()
		jobs = slices.DeleteFunc(jobs, func(j sandbox.Record) bool { return j.Status != model.Activated })
		if err == nil && len(jobs) > 0 {
			_, err = service.ApplySample(jobs[n%len(jobs)].ID, f.without...)
		}
		if err != nil && ctx.Err() == nil {
			a.sayf("nobody could apply: %s", sentence(err))
		}
	}
}

// allowListen refuses an address that others can reach: whoever knows the fixed
// password could sign in there.
func (a *app) allowListen(address string) error {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return usagef("%q is no address to listen on; write it like 127.0.0.1:8787", address)
	}
	ip, err := netip.ParseAddr(host)
	if host == "localhost" || err == nil && ip.IsLoopback() || a.yes {
		return nil
	}
	return usagef("%s can be reached from other machines, and its password is known to everyone; --yes listens there all the same", address)
}

func (f *sandboxFlags) callback() error {
	if f.callbackURL == "" {
		if f.secretFile != "" || f.options.Callback.Source != "" {
			return usagef("--callback-secret-file and --callback-source need --callback-url")
		}
		return nil
	}
	u, err := url.Parse(f.callbackURL)
	method := strings.ToUpper(f.method)
	switch {
	case err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "":
		return usagef("--callback-url: %q is no web address", f.callbackURL)
	case method != http.MethodGet && method != http.MethodPost && method != http.MethodPut:
		return usagef("--callback-method: %q is not GET, POST or PUT", f.method)
	case f.secretFile == "":
		return usagef("--callback-url needs --callback-secret-file, because callbacks are signed")
	}
	secret, err := config.ReadSecret(config.Expand(f.secretFile))
	if err != nil {
		return fmt.Errorf("--callback-secret-file: %w", err)
	}
	f.options.Callback = sandbox.Callback{URL: f.callbackURL, Method: method, Secret: []byte(secret), Source: f.options.Callback.Source}
	return nil
}

// stopWait is how long requests under way may take when the sandbox is stopped.
const stopWait = 2 * time.Second

func (a *app) serve(ctx context.Context, service *sandbox.Server, address string) error {
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", address)
	if err != nil {
		return fmt.Errorf("could not listen on %s: %w", address, err)
	}
	var running sync.WaitGroup
	server := &http.Server{Handler: a.accessLog(service, &running), ReadHeaderTimeout: 10 * time.Second}
	if err := a.announce(service, listener.Addr().String()); err != nil {
		return errors.Join(err, listener.Close())
	}
	stopped := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		wait, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopWait)
		defer cancel()
		// Requests that never end, as faults make them, are cut.
		if server.Shutdown(wait) != nil {
			_ = server.Close()
		}
		close(stopped)
	})
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		stop()
		return fmt.Errorf("the sandbox ended: %w", err)
	}
	<-stopped
	err = service.Close() // ends what hangs on demand
	running.Wait()
	return err
}

// announcement is what an integrator needs.
type announcement struct {
	BaseURL  string `json:"baseUrl"`
	PlainURL string `json:"plainUrl"` // the same by number
	Email    string `json:"email"`
	Password string `json:"password"`
}

// announce prints where the service is. The name below localhost tells clients
// the country; one that cannot look it up takes the number.
func (a *app) announce(service *sandbox.Server, address string) error {
	email, password := service.Account()
	plain := "http://" + address + wire.BasePath
	n := announcement{BaseURL: plain, PlainURL: plain, Email: email, Password: password}
	country := " --country " + string(service.Country())
	// Names below localhost are dialled there.
	if host, port, err := net.SplitHostPort(address); err == nil && host == "127.0.0.1" {
		n.BaseURL, country = "http://"+string(service.Country())+".localhost:"+port+wire.BasePath, ""
	}
	if a.json {
		return a.document(n)
	}
	lines := fmt.Sprintf("base URL  %s\n", n.BaseURL)
	if n.PlainURL != n.BaseURL {
		lines += fmt.Sprintf("the same  %s\n", n.PlainURL)
	}
	if err := a.printf("%se-mail    %s\npassword  %s\n", lines, n.Email, n.Password); err != nil {
		return err
	}
	a.sayf("Sign in with: shortlist login --account sandbox --base-url %s --email %s%s", strings.TrimSuffix(n.BaseURL, wire.BasePath), email, country)
	return nil
}

// accessLog prints a line for every request: what was asked and answered, and
// nothing of what was in it.
func (a *app) accessLog(next http.Handler, running *sync.WaitGroup) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		running.Add(1)
		defer running.Done()
		start := time.Now()
		seen := &statusWriter{ResponseWriter: w}
		defer func() { // a cut connection ends in a panic
			status := "cut"
			if seen.status != 0 {
				status = fmt.Sprint(seen.status)
			}
			a.sayf("%s %s %s %s %s", start.UTC().Format(time.RFC3339), text.Line(r.Method), text.Line(r.URL.EscapedPath()), status, time.Since(start).Round(time.Millisecond))
		}()
		next.ServeHTTP(seen, r)
	})
}

// sharedWriter takes one line at a time.
type sharedWriter struct {
	mu sync.Mutex
	to io.Writer
}

func (w *sharedWriter) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.to.Write(p)
}

type statusWriter struct {
	http.ResponseWriter
	status int
}

func (w *statusWriter) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

func (w *statusWriter) Write(p []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	return w.ResponseWriter.Write(p)
}

// Unwrap lets the service flush.
func (w *statusWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
