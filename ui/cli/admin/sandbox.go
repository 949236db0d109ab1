package admin

import (
	"context"
	"errors"
	"fmt"
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
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

// sandboxFlags are the flags of sandbox.
type sandboxFlags struct {
	options             sandbox.Options
	limit               *int // nil: the limit of the scenario
	listen              string
	secretFile          string
	faults              []string
	callbackURL, method string
	applyEvery          time.Duration // 0: never
	without             []string      // parts that these applications lack
}

func sandboxCommand(a *command.App) *cobra.Command {
	var f sandboxFlags
	var limit int
	cmd := &cobra.Command{
		Use:   "sandbox",
		Short: lang.Text("Serve the embedded service on an address, for integrators and tests"),
		Long: lang.Text(`Serve the embedded service on an address, for integrators and tests. It prints the address, an e-mail
and a password to the output, and a line for every request to the error stream.

With --callback-url the service sends a signed callback for each new application. Applications arrive only
with --apply-every: a fictional person with a CV applies to the active jobs in turn. --apply-without leaves
parts out, as some services do. A failed callback is reported on the error stream.

%s`, sandbox.FaultsHelp()),
		Args: command.NoArgs,
	}
	cmd.RunE = a.Run(func(ctx context.Context, _ []string) error {
		if cmd.Flags().Changed("limit") {
			f.limit = &limit
		}
		return runSandbox(ctx, a, f)
	})
	s := cmd.Flags()
	s.StringVar(&f.listen, "listen", "127.0.0.1:8787", lang.Text("address to listen on; port 0 takes a free one"))
	command.OneOf(s, &f.options.Country, "country", lang.Text("country of the service: ua, ro or hu (default ua, or the data file's)"), command.Countries()...)
	command.OneOf(s, &f.options.Scenario, "scenario", lang.Text("name of the data: %s (default the demo of the country, or the data file's)", strings.Join(sandbox.Scenarios(), ", ")), sandbox.Scenarios()...)
	s.StringVar(&f.options.Data, "data", "", lang.Text("file that keeps all changes (default: in memory)"))
	s.IntVar(&limit, "limit", -1, lang.Text("largest number of active jobs (default: the scenario's)"))
	s.Lookup("limit").DefValue = "" // the usage text describes it
	s.DurationVar(&f.options.TokenTTL, "token-ttl", sandbox.DefaultTokenTTL, lang.Text("life of an access token, a duration"))
	s.StringVar(&f.callbackURL, "callback-url", "", lang.Text("address that receives new applications"))
	f.method = http.MethodPost
	command.OneOf(s, &f.method, "callback-method", lang.Text("method of the callbacks: GET, POST or PUT"), http.MethodGet, http.MethodPost, http.MethodPut)
	s.DurationVar(&f.applyEvery, "apply-every", 0, lang.Text("how often a person applies, a duration (default: never)"))
	s.Lookup("apply-every").DefValue = "" // the usage text describes it
	command.SomeOf(s, &f.without, "apply-without", lang.Text("parts that these applications lack: any of %s", strings.Join(sandbox.SampleParts(), ", ")), sandbox.SampleParts()...)
	s.StringVar(&f.options.Callback.Source, "callback-source", "", lang.Text("application.source of the callbacks (default: left out)"))
	s.StringVar(&f.secretFile, "callback-secret-file", "", lang.Text("file with the secret that signs the callbacks"))
	s.StringArrayVar(&f.faults, "fault", nil, lang.Text("a fault to inject, see above; may be given several times"))
	command.TakesPaths(cmd, "data", "callback-secret-file")
	return cmd
}

func runSandbox(ctx context.Context, a *command.App, f sandboxFlags) error {
	var faults sandbox.Faults
	for _, spec := range f.faults {
		more, err := sandbox.ParseFaults(spec)
		if err != nil {
			return command.Misuse(err)
		}
		faults = append(faults, more...)
	}
	if f.limit != nil && *f.limit < 0 || f.options.TokenTTL <= 0 || f.applyEvery < 0 {
		return command.Misused(lang.Text("--limit and --apply-every must not be below 0, and --token-ttl must be above 0"))
	}
	if len(f.without) > 0 && f.applyEvery == 0 {
		return command.Misused(lang.Text("--apply-without needs --apply-every"))
	}
	if err := allowListen(a, f.listen); err != nil {
		return err
	}
	if err := f.callback(); err != nil {
		return err
	}
	f.options.Log = a.ListenLog()
	service, err := sandbox.New(f.options)
	if err != nil {
		return err
	}
	a.Closers = append(a.Closers, service.Close)
	service.SetFaults(faults)
	if f.limit != nil {
		service.SetLimit(*f.limit)
	}
	if f.applyEvery > 0 {
		ctx, stop := context.WithCancel(ctx)
		var applying sync.WaitGroup
		applying.Go(func() { peopleApply(ctx, a, service, f) })
		defer applying.Wait()
		defer stop()
	}
	return serve(ctx, a, service, f.listen)
}

// peopleApply adds an application at intervals, to the active jobs in turn, until the context ends.
func peopleApply(ctx context.Context, a *command.App, service *sandbox.Server, f sandboxFlags) {
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
			a.Report(lang.Text("no person could apply: %s", command.Sentence(err)))
		}
	}
}

// allowListen rejects an address that other computers can reach: anyone could sign in there with the fixed password.
func allowListen(a *command.App, address string) error {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return command.Misused(command.SayNotAnAddress(address, "127.0.0.1:8787"))
	}
	ip, err := netip.ParseAddr(host)
	if host == "localhost" || err == nil && ip.IsLoopback() || a.Yes {
		return nil
	}
	return command.Misused(lang.Text("other computers can reach %s, and its password is public; --yes listens there anyway", address))
}

func (f *sandboxFlags) callback() error {
	if f.callbackURL == "" {
		if f.secretFile != "" || f.options.Callback.Source != "" {
			return command.Misused(lang.Text("--callback-secret-file and --callback-source need --callback-url"))
		}
		return nil
	}
	u, err := url.Parse(f.callbackURL)
	switch {
	case err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "":
		return command.Misused(lang.Text("--callback-url: %q is not a web address", f.callbackURL))
	case f.secretFile == "":
		return command.Misused(lang.Text("--callback-url needs --callback-secret-file, because callbacks are signed"))
	}
	secret, err := config.ReadSecret(filesystem.Expand(f.secretFile))
	if err != nil {
		return fmt.Errorf("--callback-secret-file: %w", err)
	}
	f.options.Callback = sandbox.Callback{URL: f.callbackURL, Method: f.method, Secret: []byte(secret), Source: f.options.Callback.Source}
	return nil
}

// stopWait is how long requests under way may take when the sandbox is stopped.
const stopWait = 2 * time.Second

func serve(ctx context.Context, a *command.App, service *sandbox.Server, address string) error {
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", address)
	if err != nil {
		return fmt.Errorf("%s: %w", lang.Text("could not listen on %s", address), err)
	}
	var running sync.WaitGroup
	server := &http.Server{Handler: accessLog(a, service, &running), ReadHeaderTimeout: 10 * time.Second}
	if err := announce(a, service, listener.Addr().String()); err != nil {
		return errors.Join(err, listener.Close())
	}
	stopped := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		wait, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopWait)
		defer cancel()
		// Faults make requests that never end; they are cut.
		if server.Shutdown(wait) != nil {
			_ = server.Close()
		}
		close(stopped)
	})
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		stop()
		return fmt.Errorf("%s: %w", lang.Text("the sandbox ended"), err)
	}
	<-stopped
	err = service.Close() // ends requests that a fault keeps open
	running.Wait()
	return err
}

// announcement holds the address and sign-in for an integrator.
type announcement struct {
	BaseURL  string `json:"baseUrl"`
	PlainURL string `json:"plainUrl"` // the same address with the IP address as its host
	Email    string `json:"email"`
	Password string `json:"password"`
}

// announce prints the address of the service. The name below localhost shows clients the
// country; a client that cannot resolve it uses the IP address.
func announce(a *command.App, service *sandbox.Server, address string) error {
	email, password := service.Account()
	plain := "http://" + address + wire.BasePath
	n := announcement{BaseURL: plain, PlainURL: plain, Email: email, Password: password}
	country := " --country " + string(service.Country())
	// Names below localhost reach this address.
	if host, port, err := net.SplitHostPort(address); err == nil && host == "127.0.0.1" {
		n.BaseURL, country = "http://"+string(service.Country())+".localhost:"+port+wire.BasePath, ""
	}
	if a.JSON {
		return a.Document(n)
	}
	at, same, mail, secret := lang.Text("base URL"), lang.Text("the same"), lang.Text("e-mail"), lang.Text("password")
	lines := [][2]string{{at, n.BaseURL}, {same, n.PlainURL}, {mail, n.Email}, {secret, n.Password}}
	for i, line := range lines {
		if i == 1 && n.PlainURL == n.BaseURL {
			continue
		}
		a.Printf("%-9s %s\n", line[0], line[1])
	}
	a.Report(lang.Text("Sign in with: %s", "shortlist login --account sandbox --base-url "+strings.TrimSuffix(n.BaseURL, wire.BasePath)+" --email "+email+country))
	return a.Failed()
}

// accessLog prints a line for every request, without the bodies of request and answer.
func accessLog(a *command.App, next http.Handler, running *sync.WaitGroup) http.Handler {
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
			a.Report(fmt.Sprintf("%s %s %s %s %s", start.UTC().Format(time.RFC3339), text.Line(r.Method), text.Line(r.URL.EscapedPath()), status, time.Since(start).Round(time.Millisecond)))
		}()
		next.ServeHTTP(seen, r)
	})
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
