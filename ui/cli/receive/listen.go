package receive

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
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
)

// listenFlags are the flags of listen.
type listenFlags struct {
	addr, socket string
	maxBody      string
	observe      bool
}

// defaultAddr is the receiver's address without a flag, a setting or a socket of systemd.
const defaultAddr = "127.0.0.1:8788"

func listenCommand(a *command.App) *cobra.Command {
	var f listenFlags
	cmd := &cobra.Command{
		Use: "listen", Short: lang.Text("Receive new applications by callback"), Long: sayListen(), Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error { return runListen(ctx, a, f) }),
	}
	s := cmd.Flags()
	s.StringVar(&f.addr, "addr", "", lang.Text("HOST:PORT to listen on; without a host only this computer can connect, port 0 takes a free one"))
	s.StringVar(&f.socket, "socket", "", lang.Text("path of a unix socket to listen on instead, for this user alone"))
	command.TakesPaths(cmd, "socket")
	s.StringVar(&f.maxBody, "max-body", "64MiB", lang.Text("largest callback to accept, with its files"))
	s.BoolVar(&f.observe, "observe", false, lang.Text("only report how callbacks are signed; keep none"))
	return cmd
}

func runListen(ctx context.Context, a *command.App, f listenFlags) (err error) {
	terminated := awaitSIGTERM(ctx)
	defer func() { // SIGTERM ends a service in order, and is no error; an interrupt by a person is one
		if byService := terminated(); err == nil && !byService {
			err = ctx.Err()
		}
	}()
	s, err := a.Setup()
	if err != nil {
		return err
	}
	limits, err := f.limits()
	if err != nil {
		return err
	}
	// This comes before the start of any other program, which would inherit the socket.
	l, err := callback.Activated()
	if err != nil {
		return err
	}
	if l != nil && (f.addr != "" || f.socket != "") {
		return errors.Join(command.Misused(lang.Text("systemd has opened a socket to listen on; leave out --addr and --socket")), l.Close())
	}
	at, err := f.address(s.Config.Callback.Listen)
	if err != nil {
		return err
	}
	secret, err := s.Config.CallbackSecret(ctx)
	if err != nil {
		return cmp.Or(ctx.Err(), error(command.Misuse(err)))
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	r := receiving{app: a, setup: s, secret: secret, limits: limits, log: a.ListenLog(), stop: stop}
	handler, err := r.handler(ctx, f.observe)
	if err != nil {
		return err
	}
	if l == nil {
		if l, err = callback.Listen(at); errors.Is(err, callback.ErrInUse) {
			return errors.New(lang.Text("%s is in use by another receiver, dashboard or program", at))
		}
		if err != nil {
			return err
		}
	}
	r.announce(l.Addr(), f.observe)
	endEvents, err := r.events(ctx)
	if err != nil {
		return errors.Join(err, l.Close())
	}
	defer endEvents()
	if r.acct != nil {
		var receiving sync.WaitGroup
		receiving.Go(func() { r.acct.Receiving(ctx) })
		defer receiving.Wait()
		defer stop(nil)
	}
	err = callback.Serve(ctx, l, handler, callback.ServeOptions{Limits: limits, Log: r.log, Crash: a.Deps.Crash})
	if cause := context.Cause(ctx); !errors.Is(cause, context.Canceled) { // a report could not be printed
		err = errors.Join(err, cause)
	}
	return err
}

// awaitSIGTERM reports whether SIGTERM ended the context. A second SIGTERM ends the program
// at once.
func awaitSIGTERM(ctx context.Context) (terminated func() bool) {
	heard := make(chan os.Signal, 1)
	signal.Notify(heard, syscall.SIGTERM)
	stop := sync.OnceFunc(func() { signal.Stop(heard) }) // a signal that arrived before Stop is in the channel
	unwatch := context.AfterFunc(ctx, stop)
	return func() bool {
		unwatch()
		stop()
		return len(heard) > 0
	}
}

// limits returns the receiver's limits.
func (f listenFlags) limits() (callback.Limits, error) {
	const least = 1000 // a smaller body holds no application
	n, err := humanize.ParseBytes(f.maxBody)
	if err != nil || n < least || n > math.MaxInt64 {
		return callback.Limits{}, command.Misused(lang.Text("--max-body is %q; it needs a size from 1KB, like \"64MiB\"", f.maxBody))
	}
	return callback.Limits{Body: int64(n)}, nil
}

// address returns the address to listen on, unless systemd hands over a socket.
func (f listenFlags) address(configured string) (string, error) {
	if f.socket != "" && f.addr != "" {
		return "", command.Misused(lang.Text("--addr and --socket name two places; choose one"))
	}
	if f.socket != "" {
		path, err := filepath.Abs(filesystem.Expand(f.socket))
		if err != nil {
			return "", fmt.Errorf("--socket: %w", err)
		}
		return callback.UnixPrefix + path, nil
	}
	if f.addr != "" {
		if !isHostPort(f.addr) {
			return "", command.Misused(command.SayNotAnAddress(f.addr, defaultAddr))
		}
		return f.addr, nil
	}
	return Address(configured)
}

// Address returns the address to listen on that the configuration names, or the usual one.
func Address(configured string) (string, error) {
	path, isSocket := strings.CutPrefix(configured, callback.UnixPrefix)
	path = filesystem.Expand(path)
	switch {
	case configured == "":
		return defaultAddr, nil
	case isSocket && !filepath.IsAbs(path):
		return "", command.Misused("callback.listen: " + command.SayNotAnAddress(configured, callback.UnixPrefix+"/path"))
	case isSocket:
		return callback.UnixPrefix + path, nil
	case !isHostPort(configured):
		return "", command.Misused("callback.listen: " + command.SayNotAnAddress(configured, defaultAddr))
	}
	return configured, nil
}

// isHostPort reports whether an address is a host, which may be empty, and a port.
func isHostPort(addr string) bool {
	_, port, err := net.SplitHostPort(addr)
	if err == nil {
		_, err = strconv.ParseUint(port, 10, 16)
	}
	return err == nil
}

// receiving is a running listen command.
type receiving struct {
	app    *command.App
	setup  command.Setup
	secret []byte
	limits callback.Limits
	log    *slog.Logger
	stop   context.CancelCauseFunc
	acct   *account.Account // nil with --observe
}

// handler returns the receiver, or the observer.
func (r *receiving) handler(ctx context.Context, observe bool) (http.Handler, error) {
	if observe {
		return callback.NewObserver(callback.ObserverOptions{
			Secret: r.secret, Report: r.report, Limits: r.limits, Crash: r.app.Deps.Crash,
		})
	}
	acct, err := r.app.Open(ctx, r.setup)
	if err != nil {
		return nil, err
	}
	r.acct = acct
	return receiver(r.app, r.setup, r.secret, acct, r.log, r.limits)
}

// receiver returns a receiver that puts callbacks into an account.
func receiver(a *command.App, s command.Setup, secret []byte, acct *account.Account, log *slog.Logger, limits callback.Limits) (*callback.Receiver, error) {
	return callback.New(callback.Options{
		Secret: secret, Scheme: s.Config.Callback.Scheme(), Inbox: acct, Limits: limits, Temp: filepath.Dir(s.Paths().Store), Log: log, Crash: a.Deps.Crash,
	})
}

// events erases old applications as the dashboard does, and runs the configured program for each
// new application, whichever window received it, until end is called or the context ends.
func (r *receiving) events(ctx context.Context) (end func(), err error) {
	if r.acct == nil {
		return func() {}, nil
	}
	h, off, err := NewHook(r.app)
	if err != nil {
		return nil, err
	}
	if off != "" {
		r.log.Warn(off)
	}
	h.SendMissed(r.acct)
	ctx, stop := context.WithCancel(ctx)
	var running sync.WaitGroup
	running.Go(func() {
		for e := range r.acct.Events(ctx) {
			h.Send(r.acct, e.New)
		}
	})
	return func() {
		stop()
		running.Wait()
		h.Close()
	}, nil
}

// announce logs the address, the account and the expected signing of callbacks.
func (r *receiving) announce(at net.Addr, observe bool) {
	attrs := []any{"address", at.String(), "account", r.setup.Name}
	if observe {
		r.log.Info("observing", attrs...)
	} else {
		s := r.setup.Config.Callback.Scheme()
		r.log.Info("listening", append(attrs, "signed", s.Signed, "encoding", s.Encoding, "tolerance", s.Tolerance)...)
	}
	if tcp, ok := at.(*net.TCPAddr); ok && !tcp.IP.IsLoopback() {
		r.log.Warn(lang.Text("other computers can reach this address, and it is not encrypted: use a reverse proxy with TLS, see: shortlist listen --help"))
	}
}

func sayListen() string {
	return lang.Text(`Receive the service's callback for every new application. listen checks its signature
with the secret of the configuration. It keeps the application and its files before it
answers. Every window of the account shows the application within a second. No sign-in is needed.

The configuration names the secret, in a file for you alone (chmod 600), and may name
the address:

  [callback]
  secret_file = "~/.config/shortlist/callback-secret"
  listen = "127.0.0.1:8788"

Without --addr and --socket it listens there, or at 127.0.0.1:8788. A socket from systemd
comes before both. Each callback writes a line to the error stream, without data of
the applicant. SIGTERM ends the command once it has answered the callbacks in progress.

hooks.new_application in the configuration names a program that runs for each new
application, as with watch: see shortlist watch --help. It is off in restricted mode.

A reverse proxy adds TLS. You choose the path. The proxy has to pass on bodies, also of
GET requests, and must not store applicants' files in a folder of its own. nginx:

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

On a computer with other users, any of them can take the port first, or send requests to
it. The signature protects you from false applications, but not from a blocked port. Use
a unix socket there: --socket, or listen = "unix:/path", makes one for this user alone. A
proxy that runs as another user uses a socket from systemd: ListenStream=/path in the
socket unit. Only you and the proxy's group may enter its folder (chmod 710). nginx forwards to it with proxy_pass http://unix:/path, Caddy with unix//path.

systemd starts it for an account, here acme. A package has the units; in the source tree:

  mkdir -p ~/.config/systemd/user && cp assets/systemd/* ~/.config/systemd/user/
  systemctl --user enable --now shortlist-listen@acme.socket
  loginctl enable-linger            # also while you are not logged in

Services sign in different ways. --observe prints how each callback is signed, and the
lines of the configuration that match. It trusts and keeps nothing, and answers 503, so
that the service sends the callback again.`)
}

// listenAgain is how often a dashboard checks whether the receiver at its address is gone.
const listenAgain = 5 * time.Second

// Beside returns a function that receives callbacks beside the dashboard until its context
// ends; nil if the configuration names no address. While another program listens at the
// address, it waits and then takes over. It returns an error if nothing can be received;
// trouble gets the reason why nothing is received for the moment. received waits until the
// function has returned, so that the account can be closed.
func Beside(a *command.App, s command.Setup, acct *account.Account) (receive func(ctx context.Context, trouble func(error)) error, received func()) {
	var running sync.WaitGroup
	if s.Config.Callback.Listen == "" {
		return nil, running.Wait
	}
	return func(ctx context.Context, trouble func(error)) error {
		running.Add(1)
		defer running.Done()
		at, err := Address(s.Config.Callback.Listen)
		if err != nil {
			return err
		}
		secret, err := s.Config.CallbackSecret(ctx)
		if err != nil {
			return err
		}
		receiver, err := receiver(a, s, secret, acct, s.Log, callback.Limits{})
		if err != nil {
			return err
		}
		for tries := 1; ctx.Err() == nil; tries++ {
			l, err := callback.Listen(at)
			switch {
			case err == nil:
				running.Go(func() { acct.Receiving(ctx) })
				err = callback.Serve(ctx, l, receiver, callback.ServeOptions{Log: s.Log, Crash: a.Deps.Crash})
				if errors.Is(err, callback.ErrCut) { // the service sends a cut callback again
					err = nil
				}
				return err
			case !errors.Is(err, callback.ErrInUse):
				return fmt.Errorf("listen at %s: %w", at, err)
			case tries == 2: // a receiver that holds the address has registered meanwhile
				if another, err := acct.AnotherReceives(ctx); err == nil && !another {
					err := errors.New(lang.Text("%s is in use by another program (or systemd). Retrying", at))
					s.Log.Warn("callbacks are not received", "error", err)
					trouble(err)
				}
			}
			timer := time.NewTimer(cmp.Or(a.Deps.ListenAgain, listenAgain))
			select {
			case <-timer.C:
			case <-ctx.Done():
				timer.Stop()
			}
		}
		return nil
	}, running.Wait
}
