package crash

import "shortlist/model/lang"

// words say that shortlist itself has failed. Each language has its own variable.
type words struct {
	OwnFault string

	sentences
}

// sentences are the texts that are made at run time.
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
