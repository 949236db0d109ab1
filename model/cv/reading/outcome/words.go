package outcome

import "shortlist/model/lang"

// words are the outcomes of reading a CV. Another language is another type with these methods.
type words interface {
	ImageOnly() string
	Locked() string
	Broken() string
	TooLarge() string
	Empty() string
	Unknown() string
	NoPicture() string

	// ReadCV names the operation that failed.
	ReadCV() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) ImageOnly() string { return "it is a picture without text" }
func (*english) Locked() string    { return "it is locked with a password" }
func (*english) Broken() string    { return "the file is damaged" }
func (*english) TooLarge() string  { return "it is too large, or takes too long to read" }
func (*english) Empty() string     { return "the file is empty" }
func (*english) Unknown() string   { return "it is not a kind of file that can be read as text" }
func (*english) NoPicture() string { return "there is no picture of this page" }
func (*english) ReadCV() string    { return "read the CV" }
