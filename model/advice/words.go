package advice

import (
	"fmt"

	"shortlist/model/lang"
)

// words are the texts of the advice. Each language has its own variable.
type words struct {
	NoSalary string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	PhoneNumber(number string) string
	Capitals(words string) string
	NoList(characters string) string
	TooLong(characters string, screens int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NoSalary: "No salary is given; people will ask.",

	sentences: new(english),
}

type english struct{}

func (*english) PhoneNumber(number string) string {
	return "“" + number + "” looks like a phone number; everyone who sees the job sees it."
}
func (*english) Capitals(words string) string {
	return "“" + words + "” is in capitals, which reads as shouting."
}
func (*english) NoList(characters string) string {
	return characters + " characters and no list; duties and requirements could be bullet points."
}
func (*english) TooLong(characters string, screens int) string {
	return fmt.Sprintf("%s characters are about %d screens of a phone; could you shorten it?", characters, screens)
}
