package api

import (
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/cenkalti/backoff/v5"

	"shortlist/model/amount"
)

// The kinds of failure. Every error of this package is one of them by
// errors.Is; the details are in *Error.
var (
	// ErrSignIn: the service does not accept the token or the password (401).
	ErrSignIn = errors.New("sign-in needed")
	// ErrForbidden: not an employer account, or not this account's job (403,
	// CONTRACT 36).
	ErrForbidden = errors.New("not allowed")
	// ErrNotFound: there is no such job (404).
	ErrNotFound = errors.New("not found")
	// ErrRefused: the service understood and refused, as for a broken rule or a
	// business error (400 and other 4xx).
	ErrRefused = errors.New("refused by the service")
	// ErrBusy: the service asks to come back later (429, 503, 408).
	ErrBusy = errors.New("service busy")
	// ErrServer: the service failed (5xx).
	ErrServer = errors.New("service failed")
	// ErrNetwork: the service could not be reached, or the line was cut.
	ErrNetwork = errors.New("network failed")
	// ErrAnswer: an answer came that is not the service's.
	ErrAnswer = errors.New("answer not understood")
	// ErrDamaged: an answer came that its own checksum contradicts. It comes
	// together with ErrAnswer.
	ErrDamaged = errors.New("it is damaged")
	// ErrOutcomeUnknown: a create was sent and nobody knows whether it was done
	// (CONTRACT 11). It comes together with what went wrong.
	ErrOutcomeUnknown = errors.New("outcome unknown")
	// ErrNotEmployer: the account is not an employer's (§5 rule 5). It comes
	// together with ErrForbidden.
	ErrNotEmployer = errors.New("not an employer account")
	// ErrNoPassword: a sign-in is needed and there is no password at hand; it
	// has to be asked for.
	ErrNoPassword = errors.New("no password at hand")
)

// errNoCall is the cause of a 404 where none is documented (§7).
var errNoCall = errors.New("no such call")

// Error is a failed call. Code and Message are the service's words: strangers'
// text (CONTRACT 48).
type Error struct {
	Kind       error  // one of the Err values above
	Call       string // what was asked, as a phrase: "list the jobs"
	Host       string // who was asked
	Account    string // who was signed in, where the service says it may not (403)
	Status     int    // HTTP status; 0 when there was no answer
	Code       string // business code (§7); "" when there is none
	Message    string
	RetryAfter time.Duration // what the service asked for; 0 when it did not
	HTML       bool          // a web page came instead of data: a proxy, most likely
	Sent       bool          // the call was to change something, left at one of its tries, and no answer says that it was not carried out
	Unknown    bool          // the same of a create (CONTRACT 11)
	Renewed    bool          // the sign-in had run out and is renewed: it only has to be sent again
	Err        error         // the cause below, if any

	inSignIn bool // the call was not sent: its sign-in failed, which has had its own retries
}

// Error is one sentence a person can act on.
func (e *Error) Error() string {
	said := "could not " + e.Call + ": " + e.Reason()
	if e.Unknown {
		said += "; whether it was done is unknown"
	}
	return said
}

// Reason is what went wrong, without which call it was and what that means: it
// goes on a sentence that says so.
func (e *Error) Reason() string {
	var b strings.Builder
	switch {
	case e.Renewed:
		b.WriteString("the sign-in had run out and is renewed now; nothing was done, so send it again")
	case errors.Is(e.Err, ErrNoPassword):
		b.WriteString("a sign-in is needed")
	case unknownHost(e.Err):
		fmt.Fprintf(&b, "there is no site called %s; check the address", e.Host)
	case e.Kind == ErrNetwork:
		fmt.Fprintf(&b, "%s %s", e.Host, networkCause(e.Err))
	case e.refusedLogin():
		e.loginText(&b)
	case e.HTML && e.Call == signInCall && e.Status < http.StatusInternalServerError:
		fmt.Fprintf(&b, "%s answered with a web page (%d). Is the address right?", e.Host, e.Status)
	case e.HTML:
		fmt.Fprintf(&b, "%s answered %d with a web page instead of data, so something in between may have failed", e.Host, e.Status)
	case e.Kind == ErrAnswer:
		fmt.Fprintf(&b, "the answer of %s was not understood", e.Host)
		if e.Err != nil {
			fmt.Fprintf(&b, " (%s)", plain(e.Err))
		}
		e.says(&b)
	case e.Status != 0:
		e.statusText(&b)
	case e.Err != nil:
		b.WriteString(plain(e.Err))
	default:
		b.WriteString(e.Kind.Error())
	}
	if e.RetryAfter > 0 {
		fmt.Fprintf(&b, "; it asks to wait %s", e.RetryAfter.Round(time.Second))
	}
	return b.String()
}

// refusedLogin reports whether the service does not let this account in: its
// password is wrong, or it is no employer's.
func (e *Error) refusedLogin() bool {
	return errors.Is(e.Err, ErrNotEmployer) || e.Call == signInCall && e.Kind == ErrSignIn && e.Status == http.StatusUnauthorized
}

// loginText says what that means for the person first, details after.
func (e *Error) loginText(b *strings.Builder) {
	if errors.Is(e.Err, ErrNotEmployer) {
		b.WriteString("this is not an employer account")
		if e.Account != "" {
			fmt.Fprintf(b, ", %s", e.Account)
		}
	} else {
		b.WriteString("wrong e-mail or password")
	}
	e.status(b)
	e.says(b)
}

// status gives the number and the business code of an answer.
func (e *Error) status(b *strings.Builder) {
	fmt.Fprintf(b, " (%d", e.Status)
	if e.Code != "" {
		fmt.Fprintf(b, " %s", short(e.Code))
	}
	b.WriteString(")")
}

func (e *Error) statusText(b *strings.Builder) {
	switch e.Kind {
	case ErrSignIn:
		b.WriteString("the service does not accept the sign-in")
	case ErrForbidden:
		b.WriteString("not allowed for this account")
		if e.Account != "" {
			fmt.Fprintf(b, ", %s", e.Account)
		}
	case ErrNotFound:
		if errors.Is(e.Err, errNoCall) {
			fmt.Fprintf(b, "%s does not know this call, so the address may be wrong", e.Host)
		} else {
			b.WriteString("there is no such job")
		}
	case ErrBusy:
		b.WriteString("the service is busy")
	case ErrServer:
		b.WriteString("the service failed")
	default:
		b.WriteString("the service refused")
	}
	e.status(b)
	e.says(b)
}

func (e *Error) says(b *strings.Builder) {
	if words := short(e.Message); words != "" && words != http.StatusText(e.Status) {
		if !strings.HasSuffix(words, "..") {
			words = strings.TrimSuffix(words, ".") // the sentence goes on
		}
		fmt.Fprintf(b, `; it says "%s"`, words)
	}
}

// short is the service's text as it stands within a sentence: on one line, and
// no longer than can be taken in.
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

// plain is the text of an error without the chain of who passed it on.
func plain(err error) string {
	text := short(err.Error())
	if i := strings.LastIndex(text, ": "); i >= 0 {
		text = text[i+2:]
	}
	return text
}

// Unwrap gives the kind and the cause, so that errors.Is and errors.As see both.
// A wait the service asked for is there in the words of the retry helper.
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

// RecordError is one unreadable record in a page of applies; the page goes on
// (CONTRACT 22).
type RecordError struct {
	Index int // from 0
	Err   error
}

// Error says which record it was.
func (e *RecordError) Error() string {
	return fmt.Sprintf("record %d could not be read: %v", e.Index+1, e.Err)
}

// Unwrap gives the cause.
func (e *RecordError) Unwrap() error { return e.Err }

// JobsError is that some jobs of a list could not be read; the others stand.
type JobsError struct {
	Bad int
}

// Error counts them.
func (e *JobsError) Error() string {
	return amount.Plural(e.Bad, "job") + " of the answer could not be read"
}
