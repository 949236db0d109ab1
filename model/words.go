package model

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
)

// words are the names and messages of the domain. Each language has its own variable.
type words struct {
	// Contacts
	Masked    string
	NotOpened string

	// Errors of a number
	NotDecimal         string
	AmbiguousSalary    string
	SalaryWithCurrency string

	// Problems of a draft (§4.2)
	CurrencyRequired     string
	TitleRequired        string
	RegionRequired       string
	UpperNeedsLower      string
	RateRequired         string
	SecondTypeNeedsFirst string
	DescriptionRequired  string
	SalaryNegative       string
	SalaryNotWhole       string
	SalaryTooLarge       string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Statuses, changes and orders
	JobStatus(s JobStatus) string
	Verdict(v Verdict) string
	CandidateStatus(s CandidateStatus) string
	Gender(gender string) string
	Change(c StatusChange) string
	JobSort(s JobSort) string
	CandidateSort(s CandidateSort) string
	Reversed(order string) string

	// Salaries, currencies, countries and job types
	Rate(r Rate) string
	ShortRate(r Rate) string // after a slash; "" if it is not known
	SalaryFrom(amount string) string
	SalaryUpTo(amount string) string
	CurrencyName(iso string) (name string, known bool)
	CurrencyOfNoCountry(code int) string
	NotACurrency(code int) string
	Currency(code int) string
	Country(c Country) string
	JobType(t JobType) (create, overview string)

	// Problems of a draft (§4.2)
	ChooseCurrency(otherwise string) string
	TitleTooLong(characters, most int) string
	UpperBelowLower(lower string) string
	NotARate(code int) string
	NotACurrencyCode(code int) string
	NotAJobType(code int) string
	DescriptionTooShort(characters, least int) string
	SalaryReadTwoWays(typed string) string
	SalaryNamesCurrency(typed string) string
	SalaryNotANumber(typed string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Masked:    "(masked)",
	NotOpened: "(contact not opened on the board)",

	NotDecimal:         "not a decimal number",
	AmbiguousSalary:    "this can be read two ways",
	SalaryWithCurrency: "the currency has a field of its own",

	CurrencyRequired:     "Choose a currency.",
	TitleRequired:        "A title is required.",
	RegionRequired:       "A city or region is required.",
	UpperNeedsLower:      "An upper salary needs a lower one. Fill in “from”, 0 is allowed.",
	RateRequired:         "Choose what the salary is paid for: hour, day, week, month or year.",
	SecondTypeNeedsFirst: "A second job type needs a first one.",
	DescriptionRequired:  "A description is required.",
	SalaryNegative:       "A salary cannot be negative.",
	SalaryNotWhole:       "A salary must be a whole number, without a fraction.",
	SalaryTooLarge:       "This number is too large for a salary.",

	sentences: new(english),
}

type english struct{}

func (*english) JobStatus(s JobStatus) string {
	switch s {
	case Activated:
		return "active"
	case PreActivated:
		return "pending"
	case Stopped:
		return "stopped"
	case Deactivated:
		return "inactive"
	case Deleted:
		return "deleted"
	}
	return string(s)
}
func (*english) Verdict(v Verdict) string { return string(v) }
func (*english) Change(c StatusChange) string {
	switch c {
	case Activate:
		return "activate"
	case Stop:
		return "stop"
	case Delete:
		return "delete"
	}
	return fmt.Sprintf("change to %d", int(c))
}
func (*english) JobSort(s JobSort) string {
	return [...]string{"status", "applicants", "title", "views", "newest"}[s]
}
func (*english) CandidateSort(s CandidateSort) string {
	return [...]string{"unviewed first", "newest", "name", "salary", "verdict", "rating", "experience"}[s]
}
func (*english) Reversed(order string) string { return order + ", reversed" }

func (*english) Rate(r Rate) string {
	switch r {
	case 0:
		return "per hour"
	case 1:
		return "per day"
	case 2:
		return "per week"
	case 3:
		return "per month"
	case 5:
		return "per year"
	}
	return fmt.Sprintf("rate %d", int(r))
}
func (*english) SalaryFrom(amount string) string { return "from " + amount }
func (*english) SalaryUpTo(amount string) string { return "up to " + amount }
func (*english) CurrencyName(iso string) (name string, known bool) {
	name, known = map[string]string{
		"UAH": "Ukrainian hryvnia", "RON": "Romanian leu", "HUF": "Hungarian forint", "USD": "US dollar", "EUR": "Euro",
	}[iso]
	return name, known
}
func (*english) CurrencyOfNoCountry(code int) string {
	return fmt.Sprintf("code %d; the country decides the currency", code)
}
func (*english) NotACurrency(code int) string { return fmt.Sprintf("code %d, not a currency", code) }
func (*english) Currency(code int) string     { return fmt.Sprintf("currency %d", code) }
func (*english) Country(c Country) string {
	switch c {
	case Ukraine:
		return "Ukraine"
	case Romania:
		return "Romania"
	case Hungary:
		return "Hungary"
	}
	return string(c)
}
func (*english) JobType(t JobType) (create, overview string) {
	create = [...]string{"Any", "Full-time", "Temporary", "Part-time", "Internship", "Remote"}[t]
	overview = [...]string{"Full-time", "Part-time", "Contract", "Temporary", "Remote", "Internship"}[t]
	return create, overview
}

func (*english) ChooseCurrency(otherwise string) string {
	return "Choose the currency: the board doesn't report it, and a job sent without it switches to " + otherwise + "."
}

func (*english) TitleTooLong(characters, most int) string {
	return fmt.Sprintf("The title has %d characters; at most %d are allowed. Shorten it by %d.", characters, most, characters-most)
}
func (*english) UpperBelowLower(lower string) string {
	return "The upper salary must not be below the lower one (" + lower + ")."
}
func (*english) NotARate(code int) string {
	return fmt.Sprintf("%d is not a salary rate. Choose per hour, day, week, month or year.", code)
}
func (*english) NotACurrencyCode(code int) string {
	return fmt.Sprintf("%d is not a currency code. It is 0, 1 or 2.", code)
}
func (*english) NotAJobType(code int) string {
	return fmt.Sprintf("%d is not a job type. It is 0 to 5.", code)
}
func (*english) DescriptionTooShort(characters, least int) string {
	return fmt.Sprintf("The description has %d characters of text; at least %d are needed. Add %d.", characters, least, least-characters)
}
func (*english) SalaryReadTwoWays(typed string) string {
	return "“" + typed + "” can be read two ways. Write the whole number, like 25 000."
}
func (*english) SalaryNamesCurrency(typed string) string {
	return "“" + typed + "” names a currency, which has a field of its own. Write the number alone."
}
func (*english) SalaryNotANumber(typed string) string {
	return "“" + typed + "” is not a number. Write it like 25 000."
}

func (*english) ShortRate(r Rate) string {
	return map[Rate]string{0: "hour", 1: "day", 2: "week", 3: "month", 5: "year"}[r]
}

func (*english) CandidateStatus(s CandidateStatus) string { return string(s) }
func (*english) Gender(gender string) string              { return strings.ToLower(gender) }
