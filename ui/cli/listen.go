package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/dustin/go-humanize"
	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/api/callback"
	"shortlist/config"
)

// listenFlags are what the listen command was called with.
type listenFlags struct {
	addr, socket string
	maxBody      string
	observe      bool
}

// defaultAddr is where callbacks are received when nothing else is said.
const defaultAddr = "127.0.0.1:8788"

const listenHelp = `Receive the service's call for every new application, check its signature with the
secret of the configuration, and keep the application and its files before answering.
Every copy of shortlist on the account shows it within a second. No sign-in is needed.

The configuration says the secret, in a file for you alone (chmod 600), and may say
where to listen:

  [callback]
  secret_file = "~/.config/shortlist/callback-secret"
  listen = "127.0.0.1:8788"

Without --addr and --socket it listens there, or at 127.0.0.1:8788; a socket that systemd
hands over comes before that. A line for every call goes to the error stream, with
nothing of the candidate in it. SIGTERM ends it once the calls under way are answered.

hooks.new_application of the configuration names a program that is run for each new
application, as by watch: see shortlist watch --help. Not in restricted mode.

A reverse proxy gives it TLS. The path is yours to choose. The proxy has to pass bodies
on, of GET too, and not to keep candidates' files in a folder of its own. nginx:

  location = /hooks/applications {
      proxy_pass http://127.0.0.1:8788;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      client_max_body_size 64m;
  }

Caddy:

  handle /hooks/applications {
      reverse_proxy 127.0.0.1:8788
  }

On a machine with other users any of them can take the port before it, or call it: the
signature keeps them from being believed, but not from being in the way. There a unix
socket is the way: --socket, or listen = "unix:/path", makes one for this user alone. A
proxy that runs as another user gets to one that systemd makes (ListenStream=/path in
the socket unit), in a folder that only you and the proxy's group may enter (chmod 710).
nginx passes calls on with proxy_pass http://unix:/path, Caddy with unix//path.

systemd starts it for an account, here acme, with the units of assets/systemd:

  mkdir -p ~/.config/systemd/user && cp assets/systemd/* ~/.config/systemd/user/
  systemctl --user enable --now shortlist-listen@acme.socket
  loginctl enable-linger            # also while you are not logged in

Services differ in how they sign. --observe prints how each call is signed and which
lines of the configuration say so. It trusts and keeps nothing, and answers 503, so that
the service calls again.`

func (a *app) listenCommand() *cobra.Command {
	var f listenFlags
	cmd := &cobra.Command{
		Use: "listen", Short: "Receive new applications as the service tells of them", Long: listenHelp, Args: noArgs,
		RunE: a.run(func(ctx context.Context, _ []string) error { return a.listen(ctx, f) }),
	}
	s := cmd.Flags()
	s.StringVar(&f.addr, "addr", "", "HOST:PORT to listen on; without a host this machine alone can call, port 0 takes a free one")
	s.StringVar(&f.socket, "socket", "", "path of a unix socket to listen on instead, for this user alone")
	takesPaths(cmd, "socket")
	s.StringVar(&f.maxBody, "max-body", "64MiB", "size of the largest call that is taken, its files in it")
	s.BoolVar(&f.observe, "observe", false, "only tell how calls are signed; keep none")
	return cmd
}

func (a *app) listen(ctx context.Context, f listenFlags) (err error) {
	terminated := awaitSIGTERM(ctx)
	defer func() { // an interrupt is a person's, SIGTERM the orderly end of a service
		if byService := terminated(); err == nil && !byService {
			err = ctx.Err()
		}
	}()
	s, err := a.setup()
	if errors.Is(err, config.ErrNoAccount) {
		return noAccount
	}
	if err != nil {
		return err
	}
	limits, err := f.limits()
	if err != nil {
		return err
	}
	// Before another program is started, which would inherit the socket.
	l, err := callback.Activated()
	if err != nil {
		return err
	}
	if l != nil && (f.addr != "" || f.socket != "") {
		return errors.Join(usagef("systemd has opened a socket to listen on; --addr and --socket do not go with that"), l.Close())
	}
	at, err := f.address(s.Config.Callback.Listen)
	if err != nil {
		return err
	}
	secret, err := s.Config.CallbackSecret(ctx)
	if err != nil {
		return cmp.Or(ctx.Err(), error(usage{err}))
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	r := receiving{app: a, setup: s, secret: secret, limits: limits, log: a.listenLog(), stop: stop}
	handler, err := r.handler(f.observe)
	if err != nil {
		return err
	}
	if l == nil {
		if l, err = callback.Listen(at); errors.Is(err, callback.ErrInUse) {
			return fmt.Errorf("%s is taken: a receiver runs there already, or a dashboard that receives, or another program", at)
		}
		if err != nil {
			return err
		}
	}
	r.announce(l.Addr(), f.observe)
	tellHook, err := r.hook(ctx)
	if err != nil {
		return errors.Join(err, l.Close())
	}
	defer tellHook()
	if r.acct != nil {
		var receiving sync.WaitGroup
		receiving.Go(func() { r.acct.Receiving(ctx) })
		defer receiving.Wait()
		defer stop(nil)
	}
	err = callback.Serve(ctx, l, handler, callback.ServeOptions{Limits: limits, Log: r.log, Crash: a.deps.Crash})
	if cause := context.Cause(ctx); !errors.Is(cause, context.Canceled) { // what is observed could not be printed
		err = errors.Join(err, cause)
	}
	return err
}

// awaitSIGTERM hears whether the program is told to end by SIGTERM. A second one ends
// it at once, as without it.
func awaitSIGTERM(ctx context.Context) (terminated func() bool) {
	heard := make(chan os.Signal, 1)
	signal.Notify(heard, syscall.SIGTERM)
	stop := sync.OnceFunc(func() { signal.Stop(heard) }) // one that has come is in the channel when it returns
	unwatch := context.AfterFunc(ctx, stop)
	return func() bool {
		unwatch()
		stop()
		return len(heard) > 0
	}
}

// limits are those of the receiver.
func (f listenFlags) limits() (callback.Limits, error) {
	const least = 1000 // less is no application
	n, err := humanize.ParseBytes(f.maxBody)
	if err != nil || n < least || n > math.MaxInt64 {
		return callback.Limits{}, usagef(`--max-body is %q; it can be a size from 1KB on, like "64MiB"`, f.maxBody)
	}
	return callback.Limits{Body: int64(n)}, nil
}

// address is where to listen, unless systemd says it.
func (f listenFlags) address(configured string) (string, error) {
	if f.socket != "" && f.addr != "" {
		return "", usagef("--addr and --socket say two places; choose one")
	}
	if f.socket != "" {
		path, err := filepath.Abs(config.Expand(f.socket))
		if err != nil {
			return "", fmt.Errorf("--socket: %w", err)
		}
		return callback.UnixPrefix + path, nil
	}
	if f.addr == "" {
		if path, ok := strings.CutPrefix(configured, callback.UnixPrefix); ok {
			configured = callback.UnixPrefix + config.Expand(path)
		}
		return cmp.Or(configured, defaultAddr), nil
	}
	_, port, err := net.SplitHostPort(f.addr)
	if err == nil {
		_, err = strconv.ParseUint(port, 10, 16)
	}
	if err != nil {
		return "", usagef("%q is no address to listen on; write it like %s", f.addr, defaultAddr)
	}
	return f.addr, nil
}

// listenLog is the log on the error stream.
func (a *app) listenLog() *slog.Logger {
	var level slog.Level
	_ = level.UnmarshalText([]byte(cmp.Or(a.logLevel, "info"))) // it was checked for the log file
	o := &slog.HandlerOptions{Level: level, ReplaceAttr: func(_ []string, attr slog.Attr) slog.Attr {
		if attr.Value.Kind() == slog.KindDuration {
			attr.Value = slog.StringValue(attr.Value.Duration().Round(10 * time.Microsecond).String())
		}
		return attr
	}}
	if a.json {
		return slog.New(slog.NewJSONHandler(a.deps.Err, o))
	}
	return slog.New(slog.NewTextHandler(a.deps.Err, o))
}

// receiving is the listen command at work.
type receiving struct {
	app    *app
	setup  Setup
	secret []byte
	limits callback.Limits
	log    *slog.Logger
	stop   context.CancelCauseFunc
	acct   *account.Account // nil where calls are only observed
}

// schemeOf is how callbacks are signed by the configuration.
func schemeOf(c config.Callback) callback.Scheme {
	tolerance, _ := c.ToleranceOf() // a loaded configuration has no error there
	return callback.Scheme{
		Signed: cmp.Or(callback.Signed(c.Signed), callback.TimeAndBody), Encoding: cmp.Or(callback.Encoding(c.Encoding), callback.Hex),
		Tolerance: cmp.Or(tolerance, callback.DefaultTolerance),
	}
}

// handler opens what receives.
func (r *receiving) handler(observe bool) (http.Handler, error) {
	if observe {
		return callback.NewObserver(callback.ObserverOptions{
			Secret: r.secret, Report: r.report, Limits: r.limits, Crash: r.app.deps.Crash,
		})
	}
	acct, err := r.app.open(r.setup)
	if err != nil {
		return nil, err
	}
	r.acct = acct
	return r.app.receiver(r.setup, r.secret, acct, r.log, r.limits)
}

// receiver makes what receives callbacks into an account.
func (a *app) receiver(s Setup, secret []byte, acct *account.Account, log *slog.Logger, limits callback.Limits) (*callback.Receiver, error) {
	return callback.New(callback.Options{
		Secret: secret, Scheme: schemeOf(s.Config.Callback), Inbox: acct, Limits: limits, Temp: bodiesDir(s), Log: log, Crash: a.deps.Crash,
	})
}

// bodiesDir is where bodies lie while they are read: with the account's data.
func bodiesDir(s Setup) string { return filepath.Dir(config.PathsOf(s.Name).Store) }

// hook has the program that the person wants to be told of new applications told of
// those that are received, and of any that this machine hears of, until end is called or
// the context ends.
func (r *receiving) hook(ctx context.Context) (end func(), err error) {
	if r.acct == nil {
		return func() {}, nil
	}
	h, off, err := r.app.hook()
	if err != nil {
		return nil, err
	}
	if off != "" {
		r.log.Warn(off)
	}
	if h == nil {
		return func() {}, nil
	}
	h.TellMissed(r.acct)
	ctx, stop := context.WithCancel(ctx)
	var running sync.WaitGroup
	running.Go(func() {
		for e := range r.acct.Events(ctx) {
			h.Tell(r.acct, e.New)
		}
	})
	return func() {
		stop()
		running.Wait()
		h.Close()
	}, nil
}

// announce says where callbacks are received, for whom, and how they have to be signed.
func (r *receiving) announce(at net.Addr, observe bool) {
	attrs := []any{"address", at.String(), "account", r.setup.Name}
	if observe {
		r.log.Info("observing", attrs...)
	} else {
		s := schemeOf(r.setup.Config.Callback)
		r.log.Info("listening", append(attrs, "signed", s.Signed, "encoding", s.Encoding, "tolerance", s.Tolerance)...)
	}
	if tcp, ok := at.(*net.TCPAddr); ok && !tcp.IP.IsLoopback() {
		r.log.Warn("other machines reach this address, and nothing that they send to it is encrypted: let a reverse proxy give it TLS, see: shortlist listen --help")
	}
}
