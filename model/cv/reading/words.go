package reading

import (
	"fmt"
	"strconv"
	"strings"

	"shortlist/model/lang"
)

// words are the remarks about the text of a CV. Each language has its own variable.
type words struct {
	NoWords        string
	NothingOnPages string
	CutShort       string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	LargerThan(megabytes int) string
	PictureOnPages(pages []int) string
	Attached(names []string) string // none where they are not to be shown
	Also(remarks []string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NoWords:        "there are no words on its pages",
	NothingOnPages: "there is nothing on its pages",
	CutShort:       "the file is too long to be read whole: the end is missing",

	sentences: new(english),
}

type english struct{}

func (*english) LargerThan(megabytes int) string {
	return fmt.Sprintf("a CV has less than %d MB", megabytes)
}
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
func (*english) Attached(files []string) string {
	switch len(files) {
	case 0:
		return "attached files are not read"
	case 1:
		return "the attached file " + files[0] + " is not read"
	}
	return "attached files are not read: " + strings.Join(files, ", ")
}
func (*english) Also(remarks []string) string { return strings.Join(remarks, "; ") }
