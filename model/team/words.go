package team

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the texts of the package. Another language is another type with these methods.
type words interface {
	Why(why Why) string
	Ended(manager string, n int) string
	ErasedBy(manager string) string
	At(file string, row int, why string) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Why(why Why) string {
	switch why {
	case Damaged:
		return "damaged; not used"
	case Newer:
		return "written by a newer version of shortlist; not used"
	case Foreign:
		return "of another manager or another file; not used"
	case Repeated:
		return "an earlier line again, or put between others; not used"
	case Changed:
		return "changed after it was written; not used"
	case Missing:
		return "lines before this one are missing"
	case Unsigned:
		return "not signed by the manager; not used"
	case Endless:
		return "too many lines that do not count; the rest of the file is not used"
	case WrongOwner:
		return "the file does not belong to the user in its name; not used"
	case Writable:
		return "others can write to the file; not used"
	case NotAFile:
		return "a link, a folder or a device; not used"
	case TooLarge:
		return "too large; not used"
	case TooMany:
		return "there are too many files; not used"
	case NoKeys:
		return "signatures are not checked in restricted mode; not used"
	case Unread:
	}
	return "it cannot be read; not used"
}
func (*english) At(file string, row int, why string) string {
	if row == 0 {
		return file + ": " + why
	}
	return fmt.Sprintf("%s, line %d: %s", file, row, why)
}

func (*english) Ended(manager string, n int) string {
	return manager + " has erased " + amount.Plural(n, "application") + " from the team folder"
}

func (*english) ErasedBy(manager string) string {
	return manager + " has erased this application from the team folder, so nothing about it counts."
}
