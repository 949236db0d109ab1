package api

import (
	"fmt"
	"strconv"
	"time"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the errors of calls. An error is one sentence: "could not", the call, and the reason. Each
// language has a variable of them.
type words struct {
	// Calls
	SignIn    string
	ListJobs  string
	AskTime   string
	CreateJob string

	// Reasons
	Renewed           string
	SignInNeeded      string
	NotEmployer       string
	WrongPassword     string
	SignInRejected    string
	NewSignInRejected string
	NotAllowed        string
	NoSuchJob         string
	Busy              string
	Failed            string
	Rejected          string

	// Connections; the host begins the sentence
	NoAnswer       string
	NotContacted   string
	NotLookedUp    string
	BadCertificate string
	NotEncrypted   string
	TooSlow        string
	Cancelled      string

	// Answers
	NotDocumented        string
	NoChange             string
	Redirects            string
	NoID                 string
	NoData               string
	NoEnd                string
	EntryTooLarge        string
	NotAListOfApplicants string
	NoReadableJob        string
	AnotherJob           string
	NoJobID              string
	NoToken              string
	Damaged              string

	// Addresses
	AddressEmpty   string
	NoUserName     string
	AddressIsEmail string
	NoQuery        string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Calls
	ReadJob(id int64) string
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
	NoSite(host string) string
	WebPageAtSignIn(host string, status int) string
	WebPage(host string, status int) string
	EmptyAnswer(host string) string
	UnreadableAnswer(host, why string) string
	UnknownCall(host string) string

	// Connections; the host begins the sentence
	Connection(host, cause string) string
	Unreachable(why string) string
	EncryptionRefused(why string) string
	Closed(why string) string

	// Answers
	TooLarge(most int64) string
	RecordUnread(number int, why error) string
	JobsUnread(n int) string

	// Addresses
	NotAnAddress(typed string) string
	WrongScheme(scheme string) string
	NoHost(typed string) string
	Unencrypted(host string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	SignIn:    "sign in",
	ListJobs:  "list the jobs",
	AskTime:   "ask for the time",
	CreateJob: "create the job",

	Renewed:           "the sign-in had expired and was renewed; nothing was changed, so send it again",
	SignInNeeded:      "a sign-in is needed",
	NotEmployer:       "this is not an employer account",
	WrongPassword:     "wrong e-mail or password",
	SignInRejected:    "the service rejected the sign-in",
	NewSignInRejected: "the service rejected the new sign-in as well",
	NotAllowed:        "not allowed for this account",
	NoSuchJob:         "there is no such job",
	Busy:              "the service is busy",
	Failed:            "the service failed",
	Rejected:          "the service rejected the request",

	NoAnswer:       "did not answer",
	NotContacted:   "was not contacted, because other requests took too long",
	NotLookedUp:    "could not be looked up",
	BadCertificate: "has no valid certificate, so its identity cannot be checked",
	NotEncrypted:   "has no secure (https) service at that address",
	TooSlow:        "did not answer in time",
	Cancelled:      "had not answered when the request was cancelled",

	NotDocumented:        "its JSON does not have the documented form",
	NoChange:             "it reports no change since an earlier answer",
	Redirects:            "it redirects to another address",
	NoID:                 "it has no id",
	NoData:               "no data was sent",
	NoEnd:                "it has no end",
	EntryTooLarge:        "one of its entries is too large",
	NotAListOfApplicants: "it is not a list of applicants",
	NoReadableJob:        "no job in it is readable",
	AnotherJob:           "it is not about that job",
	NoJobID:              "it gives no job id",
	NoToken:              "it has no usable token",
	Damaged:              "it is damaged",

	AddressEmpty:   "the address of the service is empty",
	NoUserName:     "the address must not hold a user name or password",
	AddressIsEmail: "the address is an e-mail; type the web address of the job board, for example ua.example.com",
	NoQuery:        "the address must not hold a query or fragment",

	sentences: new(english),
}

type english struct{}

func (*english) ReadJob(id int64) string   { return fmt.Sprintf("read job %d", id) }
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
	return reason + "; the service's message is \"" + message + "\""
}
func (*english) WithStatus(reason string, status int, code string) string {
	if code == "" {
		return fmt.Sprintf("%s (%d)", reason, status)
	}
	return fmt.Sprintf("%s (%d %s)", reason, status, code)
}
func (*english) WithAccount(reason, account string) string { return reason + ", " + account }

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
func (*english) UnknownCall(host string) string {
	return host + " does not know this call, so the address may be wrong"
}

func (*english) Connection(host, cause string) string { return host + " " + cause }
func (*english) Unreachable(why string) string        { return "could not be reached (" + why + ")" }
func (*english) EncryptionRefused(why string) string {
	return "refused the encrypted connection (" + why + ")"
}
func (*english) Closed(why string) string {
	if why == "" {
		return "closed the connection"
	}
	return "closed the connection (" + why + ")"
}

func (*english) TooLarge(most int64) string { return "it is larger than " + amount.Bytes(most) }
func (*english) RecordUnread(number int, why error) string {
	return fmt.Sprintf("record %d could not be read: %v", number, why)
}
func (*english) JobsUnread(n int) string {
	return amount.Plural(n, "job") + " of the answer could not be read"
}

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
func (*english) Unencrypted(host string) string {
	return "http:// would send your password unencrypted to " + host + "; use https:// (http:// is for this computer alone)"
}
