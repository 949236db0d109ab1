package crash

import "shortlist/model/lang"

// words say that shortlist itself has failed. Each language has a variable of them.
type words struct {
	OwnFault string

	sentences
}

// sentences are the words that are put together.
type sentences interface {
	OwnFaultIn(file string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	OwnFault: "this is a fault of shortlist itself",

	sentences: new(english),
}

type english struct{}

func (*english) OwnFaultIn(file string) string {
	return "this is a fault of shortlist itself; " + file + " describes it"
}
