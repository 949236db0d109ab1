package account

import (
	"errors"

	"shortlist/api"
	"shortlist/api/wire"
	"shortlist/model/store"
)

// NeedsSignIn reports whether a sign-in would fix a failure.
func NeedsSignIn(err error) bool {
	var e *api.Error
	return errors.Is(err, api.ErrSignIn) && (!errors.As(err, &e) || !e.Renewed)
}

// NotEmployer reports whether the service rejects the account because it is not an
// employer's.
func NotEmployer(err error) bool { return errors.Is(err, api.ErrNotEmployer) }

// Offline reports whether the service could not be reached or failed, so that stored
// data has to do.
func Offline(err error) bool {
	return errors.Is(err, api.ErrNetwork) || errors.Is(err, api.ErrServer) || errors.Is(err, api.ErrBusy) || errors.Is(err, api.ErrAnswer)
}

// Failing reports whether the service was reached and failed.
func Failing(err error) bool { return Offline(err) && !errors.Is(err, api.ErrNetwork) }

// NotSent reports whether a change failed before it was sent: the service was not
// reached, or a read that comes first failed.
func NotSent(err error) bool {
	var e *api.Error
	return errors.As(err, &e) && !e.Sent && (e.Kind == api.ErrNetwork || e.Kind == api.ErrServer || e.Kind == api.ErrAnswer)
}

// lost reports whether a change was sent and its outcome is unknown.
func lost(err error) bool {
	var e *api.Error
	return errors.As(err, &e) && e.Sent && !refused(err)
}

// Reason is the cause of a failure, for use within a sentence that names the call.
func Reason(err error) string {
	var e *api.Error
	if errors.As(err, &e) {
		return e.Reason()
	}
	return err.Error()
}

// byItself reports whether a failure may concern one call alone: the service was reached
// and failed.
func byItself(err error) bool { return errors.Is(err, api.ErrServer) || errors.Is(err, api.ErrAnswer) }

// OverLimit reports whether the account's limit of active jobs is reached (CONTRACT 12).
func OverLimit(err error) bool { return hasCode(err, wire.CodeJobsOverLimit) }

// SubscriptionPending reports whether publishing is blocked until a subscription
// is approved: nothing is wrong with the job (CONTRACT 13).
func SubscriptionPending(err error) bool { return hasCode(err, wire.CodeSubscriptionOnApproving) }

func hasCode(err error, code string) bool {
	var e *api.Error
	var h *Held
	return errors.As(err, &e) && e.Code == code || errors.As(err, &h) && h.Code == code
}

// Answered reports whether a failure is an answer of the service, which is then online.
func Answered(err error) bool {
	var e *api.Error
	return errors.As(err, &e) && !Offline(err)
}

// Elsewhere reports whether a change has to wait for another window.
func Elsewhere(err error) bool { return errors.Is(err, errElsewhere) }

// ErrNone is returned for a record that is not stored here.
var ErrNone = store.ErrNone

// ErrTaken is returned for a draft that another window has taken over.
var ErrTaken = store.ErrTaken

// ErrOnItsWay is returned for a change that is being sent right now.
var ErrOnItsWay = store.ErrOnItsWay

// OnlyReadable reports whether an error means that the system lets nothing be written to the store. In that case no
// other window has the store.
func OnlyReadable(err error) bool {
	var held *store.ReadOnlyError
	return errors.As(err, &held) && held.Why != nil
}

// ReadOnly reports whether a failure is ErrReadOnly, or that another window has the store.
func ReadOnly(err error) bool {
	return errors.Is(err, ErrReadOnly) || errors.Is(err, store.ErrReadOnly)
}
