package api

import (
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/cenkalti/backoff/v5"

	"shortlist/api/wire"
	"shortlist/model/amount"
	"shortlist/model/lang"
)

// The kinds of failure. errors.Is matches every error of this package with one of
// them; the details are in *Error.
var (
	// ErrSignIn: the service rejected the token or the password (401).
	ErrSignIn = errors.New("sign-in needed")
	// ErrForbidden: not an employer account, or not this account's job (403,
	// CONTRACT 36).
	ErrForbidden = errors.New("not allowed")
	// ErrNotFound: there is no such job (404).
	ErrNotFound = errors.New("not found")
	// ErrRefused: the service rejected the request, for example because of a broken
	// rule or a business error (400 and other 4xx).
	ErrRefused = errors.New("refused by the service")
	// ErrBusy: the service asks to come back later (429, 503, 408).
	ErrBusy = errors.New("service busy")
	// ErrServer: the service failed (5xx).
	ErrServer = errors.New("service failed")
	// ErrNetwork: the service could not be reached, or the connection broke.
	ErrNetwork = errors.New("network failed")
	// ErrAnswer: the answer does not have the service's form.
	ErrAnswer = errors.New("answer not understood")
	// ErrDamaged: the answer does not match its own checksum. It comes together
	// with ErrAnswer.
	ErrDamaged = lang.NewError("it is damaged")
	// ErrOutcomeUnknown: a create was sent and may or may not have been carried out
	// (CONTRACT 11). It comes together with the failure.
	ErrOutcomeUnknown = errors.New("outcome unknown")
	// ErrNotEmployer: the account is not an employer's (§5 rule 5). It comes
	// together with ErrForbidden.
	ErrNotEmployer = errors.New("not an employer account")
	// ErrNoPassword: a sign-in is needed and no password is stored; ask for it.
	ErrNoPassword = errors.New("no password stored")
)

// errNoCall is the cause of a 404 from a call that is not about a job (§7).
var errNoCall = errors.New("no such call")

// errEmpty is the cause of an answer without content where a list was expected.
var errEmpty = errors.New("it is empty")

// Error is a failed call. Code and Message are the service's own text, which is not
// trusted (CONTRACT 48).
type Error struct {
	Kind       error  // one of the Err values above
	Call       string // the call as a phrase: "list the jobs"
	Host       string // the service's host
	Account    string // e-mail address of the signed-in account, with a 403
	Status     int    // HTTP status; 0 without an answer
	Code       string // business code (§7); "" without one
	Message    string
	RetryAfter time.Duration // the wait that the service asks for; 0 for no wait
	HTML       bool          // a web page came instead of data, probably from a proxy
	Sent       bool          // the call would change something, was sent, and may have been carried out
	Unknown    bool          // Sent, for a create (CONTRACT 11)
	Renewed    bool          // the sign-in had expired and was renewed: sending the call again is enough
	Err        error         // the underlying cause; may be nil

	inSignIn bool // the call was not sent, because its sign-in failed after its own retries
}

// WrongList is the error of a list of jobs that was read and cannot be right; why is the reason.
func (c *Client) WrongList(why string) *Error {
	return &Error{Kind: ErrAnswer, Call: lang.Text("list the jobs"), Host: c.base.Host, Err: errors.New(why)}
}

// WrongApplicants is the same error for the list of a job's applicants.
func (c *Client) WrongApplicants(jobID int64, why string) *Error {
	return &Error{Kind: ErrAnswer, Call: sayReadApplicants(jobID), Host: c.base.Host, Err: errors.New(why)}
}

// Error is one sentence a person can act on.
func (e *Error) Error() string {
	text := sayCouldNot(e.Call, e.Reason())
	if e.Unknown {
		text = lang.Text("%s; the outcome is unknown", text)
	}
	return text
}

// Reason is the cause of the failure without the name of the call, for use within a
// sentence that names it.
func (e *Error) Reason() string {
	reason := e.cause()
	if e.RetryAfter > 0 {
		reason = lang.Text("%s; it asks to wait %s", reason, amount.Duration(e.RetryAfter))
	}
	return reason
}

func (e *Error) cause() string {
	switch {
	case e.Renewed:
		return lang.Text("the sign-in had expired and was renewed; nothing was changed, so send it again")
	case errors.Is(e.Err, ErrNoPassword):
		return lang.Text("a sign-in is needed")
	case unknownHost(e.Err):
		return lang.Text("there is no site called %s; check the address", e.Host)
	case e.Kind == ErrNetwork:
		return lang.Text("%s %s", e.Host, networkCause(e.Err))
	case errors.Is(e.Err, ErrNotEmployer):
		return e.withDetails(e.withAccount(lang.Text("this is not an employer account")))
	case e.refusedLogin() && e.Code == wire.CodeCredentials:
		return withStatus(lang.Text("wrong e-mail or password"), e.Status, e.Code) // the message would repeat it
	case e.refusedLogin():
		return e.withDetails(lang.Text("wrong e-mail or password"))
	case e.HTML && e.Call == signInCall() && e.Status < http.StatusInternalServerError:
		return lang.Text("%s answered with a web page (%d). Is the address right?", e.Host, e.Status)
	case e.HTML:
		return lang.Text("%s answered with a web page (%d) instead of data", e.Host, e.Status)
	case errors.Is(e.Err, errEmpty):
		return lang.Text("%s sent an empty answer", e.Host)
	case e.Kind == ErrAnswer:
		why := ""
		if e.Err != nil {
			why = plain(e.Err)
		}
		return e.withMessage(sayUnreadableAnswer(e.Host, why))
	case e.Status != 0:
		return e.withDetails(e.statusCause())
	case e.Kind == ErrSignIn && e.Err != nil: // the source of the password failed
		return short(e.Err.Error())
	case e.Err != nil:
		return plain(e.Err)
	}
	return e.Kind.Error()
}

// refusedLogin reports whether the service rejects this account: its password is
// wrong, or it is not an employer's.
func (e *Error) refusedLogin() bool {
	return errors.Is(e.Err, ErrNotEmployer) || e.Call == signInCall() && e.Kind == ErrSignIn && e.Status == http.StatusUnauthorized
}

func (e *Error) statusCause() string {
	switch e.Kind {
	case ErrSignIn:
		return lang.Text("the service rejected the sign-in")
	case ErrForbidden:
		return e.withAccount(lang.Text("not allowed for this account"))
	case ErrNotFound:
		if errors.Is(e.Err, errNoCall) {
			return lang.Text("%s does not know this call, so the address may be wrong", e.Host)
		}
		return lang.Text("there is no such job")
	case ErrBusy:
		return lang.Text("the service is busy")
	case ErrServer:
		return lang.Text("the service failed")
	}
	return lang.Text("the service rejected the request")
}

func (e *Error) withAccount(reason string) string {
	if e.Account == "" {
		return reason
	}
	return reason + ", " + e.Account
}

// withDetails adds the status and the business code of an answer, and its message.
func (e *Error) withDetails(reason string) string {
	return e.withMessage(withStatus(reason, e.Status, short(e.Code)))
}

// withMessage adds the service's message, unless it only repeats the status.
func (e *Error) withMessage(reason string) string {
	message := short(e.Message)
	if message == "" || message == http.StatusText(e.Status) {
		return reason
	}
	if !strings.HasSuffix(message, "..") {
		message = strings.TrimSuffix(message, ".") // the sentence goes on
	}
	return lang.Text("%s; the service's message is \"%s\"", reason, message)
}

// short is the service's text for use within a sentence: on one line, and at most
// 300 characters.
func short(text string) string {
	const most = 300
	text = strings.Join(strings.Fields(text[:min(len(text), 8*most)]), " ")
	if n := 0; len(text) > most {
		for i := range text {
			if n++; n > most {
				return strings.ToValidUTF8(text[:i], "") + "…"
			}
		}
	}
	return strings.ToValidUTF8(text, "")
}

// plain is the text of an error without the prefixes of the functions that wrapped it.
func plain(err error) string {
	text := short(err.Error())
	if i := strings.LastIndex(text, ": "); i >= 0 {
		text = text[i+2:]
	}
	return text
}

// Unwrap returns the kind and the cause, so that errors.Is and errors.As find both.
// RetryAfter is among them as the error that the backoff package looks for.
func (e *Error) Unwrap() []error {
	out := []error{e.Kind}
	if e.Unknown {
		out = append(out, ErrOutcomeUnknown)
	}
	if e.RetryAfter > 0 {
		out = append(out, &backoff.RetryAfterError{Duration: e.RetryAfter})
	}
	if e.Err != nil {
		out = append(out, e.Err)
	}
	return out
}

// RecordError is one unreadable record in a page of applications; the page goes on
// (CONTRACT 22).
type RecordError struct {
	Index int // from 0
	Err   error
}

// Error names the record by its number, from 1.
func (e *RecordError) Error() string {
	return lang.Text("record %d could not be read: %v", e.Index+1, e.Err)
}

// Unwrap returns the cause.
func (e *RecordError) Unwrap() error { return e.Err }

// JobsError reports that some jobs of a list could not be read; the others are valid.
type JobsError struct {
	Bad int
}

// Error gives their number.
func (e *JobsError) Error() string {
	return lang.Plural(e.Bad, "%d job of the answer could not be read", "%d jobs of the answer could not be read")
}

func withStatus(reason string, status int, code string) string {
	if code == "" {
		return fmt.Sprintf("%s (%d)", reason, status)
	}
	return fmt.Sprintf("%s (%d %s)", reason, status, code)
}

func sayUnreadableAnswer(host string, why string) string {
	if why == "" {
		return lang.Text("%s sent an answer that shortlist cannot read", host)
	}
	return lang.Text("%s sent an answer that shortlist cannot read (%s)", host, why)
}

// sayCouldNot names the request that failed, and why.
func sayCouldNot(call string, reason string) string {
	return lang.Text("could not %s: %s", call, reason)
}
