package guide

import "shortlist/model/lang"

// words are the texts that the guides do not hold. Each language has its own variable.
type words struct {
	YourKeys string
	KeysHead string // a row of a table: name, keys, keys before
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	YourKeys: "Keys that your configuration has changed",
	KeysHead: "| action | keys | instead of |",
}
