package conn

import "shortlist/model/lang"

// words are the texts of the connection. Another language is another type with these methods.
type words interface {
	ServiceAsksToWait(clock string) string
	NotEmployer() string
	AccountNotEmployer(email string) string
	SignInRejected() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) ServiceAsksToWait(clock string) string {
	return "The service asks to wait until " + clock + "."
}

func (*english) NotEmployer() string { return "this is not an employer account" }

func (*english) AccountNotEmployer(email string) string {
	return email + " is not an employer account."
}

func (*english) SignInRejected() string {
	return "The password was accepted, but the service rejects the sign-in."
}
