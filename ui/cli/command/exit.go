package command

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/store"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// The exit codes.
const (
	ExitDone        = 0
	ExitFailed      = 1
	ExitUsage       = 2
	ExitSignIn      = 3
	ExitNotYours    = 4 // not found, or not of this account
	ExitRefused     = 5 // a rule is broken, or the service rejected the request
	ExitNetwork     = 6 // the service was not reached, was busy or failed, or something else answered
	ExitUnknown     = 7
	ExitInterrupted = 130
)

// usageError is an error in how the program was called or configured.
type usageError struct{ error }

func (u usageError) Unwrap() error { return u.error }

// Misuse marks an error as one in how the program was called or configured.
func Misuse(err error) error { return usageError{err} }

// Misused returns an error in how the program was called or configured.
func Misused(message string) error { return Misuse(errors.New(message)) }

// ErrInterrupted is returned by ReadPassword when the person presses ctrl+c.
var ErrInterrupted = errors.New("interrupted")

// interrupted is the end of a command that a person or a signal stopped.
type interrupted struct{ error }

func (interrupted) Error() string   { return "interrupted" }
func (i interrupted) Unwrap() error { return i.error }

// coded is an error with an exit code that does not follow from its type.
type coded struct {
	error
	code int
}

func (c coded) Unwrap() error { return c.error }

// WithCode gives an error an exit code that does not follow from its type.
func WithCode(err error, code int) error { return coded{err, code} }

// noAccount is the error of a command that needs an account while none is configured.
type noAccount struct{}

func (noAccount) Error() string {
	return lang.Text("no account is configured yet; add one with: shortlist login --base-url ADDRESS --email ADDRESS")
}

func (noAccount) Unwrap() error { return config.ErrNoAccount }

// exitCode maps an error to the program's exit code. The order matters: an unknown outcome is checked before its cause,
// and a web page before its status, since it comes from something between this computer and the service.
func exitCode(err error) int {
	var given coded
	var call *api.Error
	var problems model.Problems
	var conflict *account.Conflict
	switch {
	case err == nil:
		return ExitDone
	case errors.As(err, &interrupted{}):
		return ExitInterrupted
	case errors.As(err, &given):
		return given.code
	case errors.Is(err, api.ErrOutcomeUnknown):
		return ExitUnknown
	case errors.As(err, &usageError{}), errors.As(err, new(*store.OtherIdentityError)), account.ReadOnly(err):
		return ExitUsage
	case errors.As(err, &call) && call.HTML, account.Offline(err):
		return ExitNetwork
	case errors.Is(err, api.ErrSignIn), errors.As(err, &noAccount{}):
		return ExitSignIn
	case errors.Is(err, api.ErrForbidden), errors.Is(err, api.ErrNotFound), errors.Is(err, account.ErrNone), errors.Is(err, account.ErrNoCV):
		return ExitNotYours
	case errors.As(err, &problems), errors.As(err, &conflict), errors.Is(err, api.ErrRefused):
		return ExitRefused
	default:
		return ExitFailed
	}
}

// reportError prints an error as one sentence, and broken rules below it, one a line.
func (a *App) reportError(err error) {
	if a.readOnlyBecause != "" && account.ReadOnly(err) && strings.Contains(err.Error(), a.readOnlyBecause) {
		return // the reason was reported when the account was opened
	}
	a.Report("shortlist: " + Sentence(err))
	var problems model.Problems
	if errors.As(err, &problems) {
		for _, p := range problems {
			a.Report(string(p.Field) + ": " + text.Line(p.Message))
		}
	}
}

// Report prints a line to the error stream. The caller, or sentence, cleans strangers' text in it.
func (a *App) Report(line string) {
	if a.Deps.ErrTerminal {
		line = theme.CharsetOf(os.Getenv).Show(line)
	}
	_, _ = fmt.Fprintln(a.Deps.Err, line) // no other place is left to report an error
}

// sharedWriter serialises what a command, its timers and its servers write.
type sharedWriter struct {
	mu    sync.Mutex
	to    io.Writer
	ended bool
}

func (w *sharedWriter) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.ended {
		return len(p), nil
	}
	return w.to.Write(p)
}

// end drops later writes, such as those of a timer that fired as the command ended.
func (w *sharedWriter) end() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.ended = true
}

// Sentence words an error on one line without anything that a terminal acts on.
func Sentence(err error) string {
	var problems model.Problems
	switch {
	case errors.As(err, &interrupted{}):
		return lang.Text("interrupted")
	case errors.As(err, &problems):
		return lang.Plural(len(problems), "nothing was sent, %d rule is broken:", "nothing was sent, %d rules are broken:")
	}
	parts := slices.Compact(strings.Split(err.Error(), "\n")) // joined errors may be equal
	words := text.Line(strings.Join(parts, "; "))
	switch {
	case account.SubscriptionPending(err):
		words += "; " + lang.Text("the job is fine, but you cannot publish until the subscription is approved: try again later")
	case errors.Is(err, api.ErrNoPassword):
		words += "; " + lang.Text("run: shortlist login")
	}
	return strings.TrimSpace(words)
}
