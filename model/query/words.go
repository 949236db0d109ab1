package query

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
)

// words are the problems of a query. The names before a colon and their values are part of the query
// language, and are never translated. Each language has its own variable.
type words struct {
	OrNeedsBothSides string
	NotOpened        string
	NotClosed        string
	ExpectJob        string
	ExpectList       string
	ExpectAge        string
	ExpectYears      string
	ExpectSalary     string
	OneCurrency      string
	ExpectDate       string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Problem(sentence string, character int) string
	TooDeep(most int) string
	TooManyTerms(most int) string
	UnknownName(name string, known []string) string
	ExpectWord(name string) string
	ExpectChoice(name string, values []string) string
	ExpectRating(most int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	OrNeedsBothSides: "OR needs a word on both sides.",
	NotOpened:        "This ) closes no bracket.",
	NotClosed:        "This ( has no closing bracket.",
	ExpectJob:        "job: needs the id of a job, or words of its title.",
	ExpectList:       "list: needs the name of a shortlist, or words of it.",
	ExpectAge:        "age: needs a number of years, a comparison like >30, or a range like 25..40.",
	ExpectYears:      "years: needs a number of years of experience, a comparison like >5, or a range like 3..10.",
	ExpectSalary:     "salary: needs an amount like <=40000, >1000usd or 25000..40000, in UAH, USD, EUR, RON or HUF.",
	OneCurrency:      "salary: needs one currency for both amounts.",
	ExpectDate:       "applied: needs a time like 7d, 2w or 3m, a date like 2026-10-01, or a range like 2026-10-01..2026-10-31.",

	sentences: new(english),
}

type english struct{}

func (*english) Problem(sentence string, character int) string {
	return fmt.Sprintf("%s (character %d).", sentence, character)
}
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
func (*english) ExpectRating(most int) string {
	return fmt.Sprintf("rating: needs a number from 1 to %d, none, or a comparison like >3 or <=2.", most)
}
