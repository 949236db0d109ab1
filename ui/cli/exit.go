package cli

import (
	"errors"
	"fmt"
	"strings"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/text"
)

// The exit codes.
const (
	exitDone        = 0
	exitFailed      = 1
	exitUsage       = 2
	exitSignIn      = 3
	exitNotYours    = 4 // not found, or not this account's
	exitRefused     = 5 // a rule is broken here, or refused by the service
	exitNetwork     = 6 // not reached, busy, failed, or an answer that is not the service's
	exitUnknown     = 7
	exitInterrupted = 130
)

// usage is an error in how the program was called or configured.
type usage struct{ error }

func (u usage) Unwrap() error { return u.error }

func usagef(format string, args ...any) error { return usage{fmt.Errorf(format, args...)} }

// ErrInterrupted is returned by ReadPassword when the person breaks it off.
var ErrInterrupted = errors.New("interrupted")

// interrupted is the end of a command that a person or a signal stopped.
type interrupted struct{ error }

func (interrupted) Error() string   { return "interrupted" }
func (i interrupted) Unwrap() error { return i.error }

// coded is an error whose exit code its kind does not tell.
type coded struct {
	error
	code int
}

func (c coded) Unwrap() error { return c.error }

// noAccount is told where a command needs an account and none is configured.
var noAccount = coded{errors.New("no account is configured yet; set one up with: shortlist login --base-url ADDRESS --email ADDRESS"), exitSignIn}

// exitCode maps an error to the program's exit code. The order matters: an
// unknown outcome is that whatever caused it, and a web page is from something
// between here and the service whatever status it came with.
func exitCode(err error) int {
	var given coded
	var call *api.Error
	var problems model.Problems
	var conflict *account.Conflict
	switch {
	case err == nil:
		return exitDone
	case errors.As(err, &interrupted{}):
		return exitInterrupted
	case errors.As(err, &given):
		return given.code
	case errors.Is(err, api.ErrOutcomeUnknown):
		return exitUnknown
	case errors.As(err, &usage{}), errors.Is(err, account.ErrReadOnly):
		return exitUsage
	case errors.As(err, &call) && call.HTML, account.Offline(err):
		return exitNetwork
	case errors.Is(err, api.ErrSignIn):
		return exitSignIn
	case errors.Is(err, api.ErrForbidden), errors.Is(err, api.ErrNotFound), errors.Is(err, account.ErrNone), errors.Is(err, account.ErrNoCV):
		return exitNotYours
	case errors.As(err, &problems), errors.As(err, &conflict), errors.Is(err, api.ErrRefused):
		return exitRefused
	default:
		return exitFailed
	}
}

// tell says what went wrong in one sentence; broken rules stand below it, one a
// line.
func (a *app) tell(err error) {
	a.sayf("shortlist: %s", sentence(err))
	var problems model.Problems
	if errors.As(err, &problems) {
		for _, p := range problems {
			a.sayf("%s: %s", p.Field, text.Line(p.Message))
		}
	}
}

// sayf prints a line of talk. Strangers' words in args are cleaned by the caller
// or by sentence.
func (a *app) sayf(format string, args ...any) {
	line := fmt.Sprintf(format, args...)
	if strings.HasSuffix(line, "..") && !strings.HasSuffix(line, "...") {
		line = strings.TrimSuffix(line, ".") // what was told ends a sentence itself
	}
	_, _ = fmt.Fprintln(a.deps.Err, line) // there is nowhere left to tell
}

// sentence words an error on one line that no terminal acts on.
func sentence(err error) string {
	var problems model.Problems
	switch {
	case errors.As(err, &interrupted{}):
		return "interrupted"
	case errors.As(err, &problems) && len(problems) == 1:
		return "nothing was sent, a rule is broken:"
	case errors.As(err, &problems):
		return fmt.Sprintf("nothing was sent, %d rules are broken:", len(problems))
	}
	words := text.Line(err.Error())
	switch {
	case account.SubscriptionPending(err):
		words += "; the job is fine, but publishing is blocked until the subscription is approved: try again later"
	case errors.Is(err, api.ErrNoPassword):
		words += "; run: shortlist login"
	}
	return strings.TrimSpace(words)
}
