package export

import (
	"strconv"

	"shortlist/model/amount"
)

// words are the texts in exported files and about them. The headings of CSV and the names
// in JSON are not among them: other programs rely on these.
type words interface {
	Format(f Format) string
	Switched() string

	// The booklet.
	Written(n int, at string) string
	WrittenBlind(n int, at string) string
	Application(id int64) string
	Rating(rating, most int) string
	Verdict() string
	Tags() string
	Notes() string
	Experience() string
	Education() string
	CV() string
	BoxCharacters() string
}

var say words = english{}

type english struct{}

func (english) Format(f Format) string {
	switch f {
	case CSV:
		return "CSV, one row per applicant, for spreadsheets"
	case JSON:
		return "JSON, for programs"
	case Markdown:
		return "booklet as Markdown"
	case PDF:
		return "booklet as PDF"
	}
	return string(f)
}
func (english) Switched() string {
	return "blind mode was switched while the file was made, so nothing was written: try again"
}
func (english) Written(n int, at string) string { return amount.Plural(n, "applicant") + " · " + at }
func (english) WrittenBlind(n int, at string) string {
	return amount.Plural(n, "applicant") + " · " + at + ". Blind mode was on: identities are hidden."
}
func (english) Application(id int64) string { return "Application " + strconv.FormatInt(id, 10) }
func (english) Rating(rating, most int) string {
	return strconv.Itoa(rating) + " of " + strconv.Itoa(most)
}
func (english) Verdict() string    { return "Verdict" }
func (english) Tags() string       { return "Tags" }
func (english) Notes() string      { return "Notes" }
func (english) Experience() string { return "Experience" }
func (english) Education() string  { return "Education" }
func (english) CV() string         { return "CV" }
func (english) BoxCharacters() string {
	return "This document's font lacks some characters; they are shown as □. The Markdown booklet has them."
}
