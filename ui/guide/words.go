package guide

import "shortlist/model/lang"

// words are the texts that the guides do not hold. Another language is another type with these methods.
type words interface {
	YourKeys() string
	KeysHead() string // a row of a table: name, keys, keys before
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) YourKeys() string { return "Keys that your configuration has changed" }
func (*english) KeysHead() string { return "| action | keys | instead of |" }
