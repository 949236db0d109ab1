package query

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
)

// words are the problems of a query. Another language is another type with these methods.
type words interface {
	// The names before a colon and their values are part of the query language, and are never translated.
	Problem(sentence string, character int) string
	OrNeedsBothSides() string
	NotOpened() string
	NotClosed() string
	TooDeep(most int) string
	TooManyTerms(most int) string
	UnknownName(name string, known []string) string
	ExpectWord(name string) string
	ExpectChoice(name string, values []string) string
	ExpectJob() string
	ExpectList() string
	ExpectAge() string
	ExpectYears() string
	ExpectRating(most int) string
	ExpectSalary() string
	OneCurrency() string
	ExpectDate() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Problem(sentence string, character int) string {
	return fmt.Sprintf("%s (character %d).", sentence, character)
}
func (*english) OrNeedsBothSides() string { return "OR needs a word on both sides." }
func (*english) NotOpened() string        { return "This ) closes no bracket." }
func (*english) NotClosed() string        { return "This ( has no closing bracket." }
func (*english) TooDeep(most int) string {
	return fmt.Sprintf("Brackets can be nested %d deep at most.", most)
}
func (*english) TooManyTerms(most int) string {
	return fmt.Sprintf("A search can have %d words and conditions; the rest is ignored.", most)
}
func (*english) UnknownName(name string, known []string) string {
	return fmt.Sprintf("%s: is unknown. Put it in quotes to search for it, or use one of %s:.", name, strings.Join(known, ": "))
}
func (*english) ExpectWord(name string) string { return name + ": needs a word after it." }
func (*english) ExpectChoice(name string, values []string) string {
	last := len(values) - 1
	return fmt.Sprintf("%s: needs one of %s or %s.", name, strings.Join(values[:last], ", "), values[last])
}
func (*english) ExpectJob() string  { return "job: needs the id of a job, or words of its title." }
func (*english) ExpectList() string { return "list: needs the name of a shortlist, or words of it." }
func (*english) ExpectAge() string {
	return "age: needs a number of years, a comparison like >30, or a range like 25..40."
}
func (*english) ExpectYears() string {
	return "years: needs a number of years of experience, a comparison like >5, or a range like 3..10."
}
func (*english) ExpectRating(most int) string {
	return fmt.Sprintf("rating: needs a number from 1 to %d, none, or a comparison like >3 or <=2.", most)
}
func (*english) ExpectSalary() string {
	return "salary: needs an amount like <=40000, >1000usd or 25000..40000, in UAH, USD, EUR, RON or HUF."
}
func (*english) OneCurrency() string { return "salary: needs one currency for both amounts." }
func (*english) ExpectDate() string {
	return "applied: needs a time like 7d, 2w or 3m, a date like 2026-10-01, or a range like 2026-10-01..2026-10-31."
}
