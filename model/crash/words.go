package crash

import "shortlist/model/lang"

// words say that shortlist itself has failed. Another language is another type with these methods.
type words interface {
	OwnFault() string
	OwnFaultIn(file string) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) OwnFault() string { return "this is a fault of shortlist itself" }
func (*english) OwnFaultIn(file string) string {
	return "this is a fault of shortlist itself; " + file + " describes it"
}
