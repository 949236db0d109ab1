package api

import (
	"fmt"
	"strconv"
	"time"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the errors of calls. Another language is another type with these methods.
type words interface {
	// An error is one sentence: "could not", the call, and the reason.

	// Calls
	SignIn() string
	ListJobs() string
	AskTime() string
	ReadJob(id int64) string
	CreateJob() string
	UpdateJob(id int64) string
	ChangeStatus(change model.StatusChange, id int64) string
	MarkViewed(id int64) string
	ReadApplicants(jobID int64) string

	// The sentence
	CouldNot(call, reason string) string
	OutcomeUnknownToo(sentence string) string
	AsksToWait(reason string, wait time.Duration) string
	WithMessage(reason, message string) string
	WithStatus(reason string, status int, code string) string
	WithAccount(reason, account string) string

	// Reasons
	Renewed() string
	SignInNeeded() string
	NoSite(host string) string
	WebPageAtSignIn(host string, status int) string
	WebPage(host string, status int) string
	EmptyAnswer(host string) string
	UnreadableAnswer(host, why string) string
	NotEmployer() string
	WrongPassword() string
	SignInRejected() string
	NewSignInRejected() string
	NotAllowed() string
	UnknownCall(host string) string
	NoSuchJob() string
	Busy() string
	Failed() string
	Rejected() string

	// Connections; the host begins the sentence
	Connection(host, cause string) string
	NoAnswer() string
	NotContacted() string
	NotLookedUp() string
	BadCertificate() string
	NotEncrypted() string
	TooSlow() string
	Cancelled() string
	Unreachable(why string) string
	EncryptionRefused(why string) string
	Closed(why string) string

	// Answers
	TooLarge(most int64) string
	NotDocumented() string
	NoChange() string
	Redirects() string
	NoID() string
	NoData() string
	NoEnd() string
	EntryTooLarge() string
	NotAListOfApplicants() string
	NoReadableJob() string
	AnotherJob() string
	NoJobID() string
	NoToken() string
	Damaged() string
	RecordUnread(number int, why error) string
	JobsUnread(n int) string

	// Addresses
	AddressEmpty() string
	NotAnAddress(typed string) string
	WrongScheme(scheme string) string
	NoHost(typed string) string
	NoUserName() string
	NoQuery() string
	Unencrypted(host string) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) SignIn() string            { return "sign in" }
func (*english) ListJobs() string          { return "list the jobs" }
func (*english) AskTime() string           { return "ask for the time" }
func (*english) ReadJob(id int64) string   { return fmt.Sprintf("read job %d", id) }
func (*english) CreateJob() string         { return "create the job" }
func (*english) UpdateJob(id int64) string { return fmt.Sprintf("update job %d", id) }
func (*english) ChangeStatus(change model.StatusChange, id int64) string {
	return fmt.Sprintf("%s job %d", change, id)
}
func (*english) MarkViewed(id int64) string { return fmt.Sprintf("mark application %d viewed", id) }
func (*english) ReadApplicants(jobID int64) string {
	return fmt.Sprintf("read the applicants of job %d", jobID)
}

func (*english) CouldNot(call, reason string) string { return "could not " + call + ": " + reason }
func (*english) OutcomeUnknownToo(sentence string) string {
	return sentence + "; the outcome is unknown"
}
func (*english) AsksToWait(reason string, wait time.Duration) string {
	return reason + "; it asks to wait " + wait.String()
}
func (*english) WithMessage(reason, message string) string {
	return reason + "; its message is \"" + message + "\""
}
func (*english) WithStatus(reason string, status int, code string) string {
	if code == "" {
		return fmt.Sprintf("%s (%d)", reason, status)
	}
	return fmt.Sprintf("%s (%d %s)", reason, status, code)
}
func (*english) WithAccount(reason, account string) string { return reason + ", " + account }

func (*english) Renewed() string {
	return "the sign-in had expired and was renewed; nothing was changed, so send it again"
}
func (*english) SignInNeeded() string { return "a sign-in is needed" }
func (*english) NoSite(host string) string {
	return "there is no site called " + host + "; check the address"
}
func (*english) WebPageAtSignIn(host string, status int) string {
	return fmt.Sprintf("%s answered with a web page (%d). Is the address right?", host, status)
}
func (*english) WebPage(host string, status int) string {
	return fmt.Sprintf("%s answered with a web page (%d) instead of data", host, status)
}
func (*english) EmptyAnswer(host string) string { return host + " sent an empty answer" }
func (*english) UnreadableAnswer(host, why string) string {
	if why == "" {
		return host + " sent an answer that shortlist cannot read"
	}
	return host + " sent an answer that shortlist cannot read (" + why + ")"
}
func (*english) NotEmployer() string       { return "this is not an employer account" }
func (*english) WrongPassword() string     { return "wrong e-mail or password" }
func (*english) SignInRejected() string    { return "the service rejected the sign-in" }
func (*english) NewSignInRejected() string { return "the service rejected the new sign-in as well" }
func (*english) NotAllowed() string        { return "not allowed for this account" }
func (*english) UnknownCall(host string) string {
	return host + " does not know this call, so the address may be wrong"
}
func (*english) NoSuchJob() string { return "there is no such job" }
func (*english) Busy() string      { return "the service is busy" }
func (*english) Failed() string    { return "the service failed" }
func (*english) Rejected() string  { return "the service rejected the request" }

func (*english) Connection(host, cause string) string { return host + " " + cause }
func (*english) NoAnswer() string                     { return "did not answer" }
func (*english) NotContacted() string {
	return "was not contacted, because other requests took too long"
}
func (*english) NotLookedUp() string { return "could not be looked up" }
func (*english) BadCertificate() string {
	return "has no valid certificate, so its identity cannot be checked"
}
func (*english) NotEncrypted() string          { return "has no secure (https) service at that address" }
func (*english) TooSlow() string               { return "did not answer in time" }
func (*english) Cancelled() string             { return "had not answered when the request was cancelled" }
func (*english) Unreachable(why string) string { return "could not be reached (" + why + ")" }
func (*english) EncryptionRefused(why string) string {
	return "refused the encrypted connection (" + why + ")"
}
func (*english) Closed(why string) string {
	if why == "" {
		return "closed the connection"
	}
	return "closed the connection (" + why + ")"
}

func (*english) TooLarge(most int64) string   { return "it is larger than " + amount.Bytes(most) }
func (*english) NotDocumented() string        { return "its JSON does not have the documented form" }
func (*english) NoChange() string             { return "it reports no change since an earlier answer" }
func (*english) Redirects() string            { return "it redirects to another address" }
func (*english) NoID() string                 { return "it has no id" }
func (*english) NoData() string               { return "no data was sent" }
func (*english) NoEnd() string                { return "it has no end" }
func (*english) EntryTooLarge() string        { return "one of its entries is too large" }
func (*english) NotAListOfApplicants() string { return "it is not a list of applicants" }
func (*english) NoReadableJob() string        { return "no job in it is readable" }
func (*english) AnotherJob() string           { return "it is not about that job" }
func (*english) NoJobID() string              { return "it gives no job id" }
func (*english) NoToken() string              { return "it has no usable token" }
func (*english) Damaged() string              { return "it is damaged" }
func (*english) RecordUnread(number int, why error) string {
	return fmt.Sprintf("record %d could not be read: %v", number, why)
}
func (*english) JobsUnread(n int) string {
	return amount.Plural(n, "job") + " of the answer could not be read"
}

func (*english) AddressEmpty() string { return "the address of the service is empty" }
func (*english) NotAnAddress(typed string) string {
	if typed == "" {
		return "this is not a web address"
	}
	return strconv.Quote(typed) + " is not a web address"
}
func (*english) WrongScheme(scheme string) string {
	return "the address must start with https://, not " + scheme + "://"
}
func (*english) NoHost(typed string) string { return strconv.Quote(typed) + " names no host" }
func (*english) NoUserName() string         { return "the address must not hold a user name or password" }
func (*english) NoQuery() string            { return "the address must not hold a query or fragment" }
func (*english) Unencrypted(host string) string {
	return "http:// would send your password unencrypted to " + host + "; use https:// (http:// is for this computer alone)"
}
