package account

import (
	"errors"

	"shortlist/api"
	"shortlist/api/wire"
	"shortlist/model/store"
)

// NeedsSignIn reports whether a failure is over once a person has signed in.
func NeedsSignIn(err error) bool {
	var e *api.Error
	return errors.Is(err, api.ErrSignIn) && (!errors.As(err, &e) || !e.Renewed)
}

// NotEmployer reports whether the service serves the account nothing, as it is not an
// employer's.
func NotEmployer(err error) bool { return errors.Is(err, api.ErrNotEmployer) }

// Offline reports whether the service could not be reached or was not able to
// answer: what is kept here can be used meanwhile.
func Offline(err error) bool {
	return errors.Is(err, api.ErrNetwork) || errors.Is(err, api.ErrServer) || errors.Is(err, api.ErrBusy) || errors.Is(err, api.ErrAnswer)
}

// Failing reports whether the service was reached, and was not able to answer.
func Failing(err error) bool { return Offline(err) && !errors.Is(err, api.ErrNetwork) }

// NotSent reports whether a failure is that the service could not be asked to
// change anything: it was not reached, or failed at what is read before.
func NotSent(err error) bool {
	var e *api.Error
	return errors.As(err, &e) && !e.Sent && (e.Kind == api.ErrNetwork || e.Kind == api.ErrServer || e.Kind == api.ErrAnswer)
}

// lost reports whether a call that was to change something was sent, and no answer
// tells whether it did.
func lost(err error) bool {
	var e *api.Error
	return errors.As(err, &e) && e.Sent && !refused(err)
}

// Reason is what went wrong, to stand within a sentence that says with what.
func Reason(err error) string {
	var e *api.Error
	if errors.As(err, &e) {
		return e.Reason()
	}
	return err.Error()
}

// byItself reports whether a failure may be of the one call alone: the service was
// reached, and stumbled.
func byItself(err error) bool { return errors.Is(err, api.ErrServer) || errors.Is(err, api.ErrAnswer) }

// OverLimit reports whether the account's limit of active jobs stands in the way
// (CONTRACT 12).
func OverLimit(err error) bool { return hasCode(err, wire.CodeJobsOverLimit) }

// SubscriptionPending reports whether publishing is blocked until a subscription
// is approved: nothing is wrong with the job (CONTRACT 13).
func SubscriptionPending(err error) bool { return hasCode(err, wire.CodeSubscriptionOnApproving) }

func hasCode(err error, code string) bool {
	var e *api.Error
	var h *Held
	return errors.As(err, &e) && e.Code == code || errors.As(err, &h) && h.Code == code
}

// Answered reports whether a failure is an answer of the service: it can be
// reached.
func Answered(err error) bool {
	var e *api.Error
	return errors.As(err, &e) && !Offline(err)
}

// Elsewhere reports whether something has to wait for another copy of the program.
func Elsewhere(err error) bool { return errors.Is(err, errElsewhere) }

// ErrNone is returned for what is not kept here.
var ErrNone = store.ErrNone

// ErrTaken is returned for a draft that another copy of the program has gone on
// with.
var ErrTaken = store.ErrTaken

// ErrOnItsWay is returned for what is being sent to the service right now.
var ErrOnItsWay = store.ErrOnItsWay

// ReadOnly reports whether a failure is ErrReadOnly.
func ReadOnly(err error) bool { return errors.Is(err, ErrReadOnly) }
