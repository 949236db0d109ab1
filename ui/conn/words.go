package conn

import "shortlist/model/lang"

// words are the texts of the connection. Each language has its own variable.
type words struct {
	NotEmployer    string
	SignInRejected string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	ServiceAsksToWait(clock string) string
	AccountNotEmployer(email string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NotEmployer:    "this is not an employer account",
	SignInRejected: "The password was accepted, but the service rejects the sign-in.",

	sentences: new(english),
}

type english struct{}

func (*english) ServiceAsksToWait(clock string) string {
	return "The service asks to wait until " + clock + "."
}

func (*english) AccountNotEmployer(email string) string {
	return email + " is not an employer account."
}
