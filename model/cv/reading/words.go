package reading

import (
	"fmt"
	"strconv"
	"strings"

	"shortlist/model/lang"
)

// words are the remarks about the text of a CV. Another language is another type with these methods.
type words interface {
	LargerThan(megabytes int) string
	NoWords() string
	NothingOnPages() string
	PictureOnPages(pages []int) string
	CutShort() string
	Also(remarks []string) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) LargerThan(megabytes int) string {
	return fmt.Sprintf("a CV has less than %d MB", megabytes)
}
func (*english) NoWords() string        { return "there are no words on its pages" }
func (*english) NothingOnPages() string { return "there is nothing on its pages" }
func (*english) PictureOnPages(pages []int) string {
	if len(pages) == 1 {
		return fmt.Sprintf("page %d is a picture without text", pages[0])
	}
	numbers := make([]string, len(pages))
	for i, page := range pages {
		numbers[i] = strconv.Itoa(page)
	}
	return "pages " + strings.Join(numbers, ", ") + " are pictures without text"
}
func (*english) CutShort() string             { return "the file is too long to be read whole: the end is missing" }
func (*english) Also(remarks []string) string { return strings.Join(remarks, "; ") }
