package model

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/lang"
)

// JobStatus is a job's status as the service words it (§2.3). Words it has not
// documented are kept and shown (CONTRACT 17).
type JobStatus string

// The documented job statuses (§2.3).
const (
	Activated    JobStatus = "Activated"
	Stopped      JobStatus = "Stopped"
	Deactivated  JobStatus = "Deactivated"
	Deleted      JobStatus = "Deleted"
	PreActivated JobStatus = "PreActivated"
)

// Word is the status in a sentence: "active". An unknown status is shown as the service words it.
func (s JobStatus) Word() string {
	switch s {
	case Activated:
		return lang.Text("active")
	case PreActivated:
		return lang.Text("pending")
	case Stopped:
		return lang.Text("stopped")
	case Deactivated:
		return lang.Text("inactive")
	case Deleted:
		return lang.Text("deleted")
	}
	return string(s)
}

// Label is the status as a tab or a row names it: "Active".
func (s JobStatus) Label() string {
	if word := s.Word(); word != string(s) {
		return capital(word)
	}
	return string(s)
}

// Rank orders statuses as they matter to the person: live ones first, unknown ones before
// Deleted. The store keeps the numbers.
func (s JobStatus) Rank() int {
	switch s {
	case Activated:
		return 0
	case PreActivated:
		return 1
	case Deactivated:
		return 2
	case Stopped:
		return 3
	case Deleted:
		return 5
	default:
		return 4
	}
}

// capital begins a word with a capital letter, of any alphabet.
func capital(word string) string {
	first, size := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(first)) + word[size:]
}

// StatusChange is the input of Change Status (§4.4). 0 is a value (CONTRACT 5).
type StatusChange int

// The three changes there are (§2.3).
const (
	Activate StatusChange = 0
	Stop     StatusChange = 1
	Delete   StatusChange = 2
)

// Result is the status the service is expected to answer (§3).
func (c StatusChange) Result() JobStatus {
	switch c {
	case Activate:
		return Activated
	case Stop:
		return Stopped
	case Delete:
		return Deleted
	default:
		return ""
	}
}

// Reached reports whether a status is a result of the change: an activated job may have to wait for the service
// (CONTRACT 17).
func (c StatusChange) Reached(is JobStatus) bool {
	return is != "" && is == c.Result() || c == Activate && is == PreActivated
}

// String returns the verb: "activate", "stop" or "delete".
func (c StatusChange) String() string {
	switch c {
	case Activate:
		return lang.Text("activate")
	case Stop:
		return lang.Text("stop")
	case Delete:
		return lang.Text("delete")
	}
	return lang.Text("change to %d", int(c))
}

// CandidateStatus is the service's read-only status of an apply (§2.3).
type CandidateStatus string

// The documented candidate statuses (§2.3).
const (
	Received         CandidateStatus = "Received"
	Processing       CandidateStatus = "Processing"
	Invited          CandidateStatus = "Invited"
	Offer            CandidateStatus = "Offer"
	Rejected         CandidateStatus = "Rejected"
	CandidateDeleted CandidateStatus = "Deleted"
)

// Label is the status in words. An unknown status is shown as the service words it.
func (s CandidateStatus) Label() string {
	switch s {
	case Received:
		return lang.TextIn("application", "Received")
	case Processing:
		return lang.TextIn("application", "Processing")
	case Invited:
		return lang.TextIn("application", "Invited")
	case Offer:
		return lang.TextIn("application", "Offer")
	case Rejected:
		return lang.TextIn("application", "Rejected")
	case CandidateDeleted:
		return lang.TextIn("application", "Deleted")
	}
	return string(s)
}

// GenderLabel is a gender of the service in words.
func GenderLabel(gender string) string {
	switch strings.ToUpper(gender) {
	case "MALE":
		return lang.TextIn("gender", "male")
	case "FEMALE":
		return lang.TextIn("gender", "female")
	}
	return strings.ToLower(gender)
}

// Rate is what a salary is paid for (§2.3). 0, per hour, is a value; 4 is
// invalid (CONTRACT 5).
type Rate int

// Rates lists the valid rates in the order of their codes.
func Rates() []Rate { return []Rate{0, 1, 2, 3, 5} }

// Valid reports whether r is one of 0, 1, 2, 3, 5.
func (r Rate) Valid() bool { return slices.Contains(Rates(), r) }

// String returns "per month" and the like, or "rate 4" for a code without a
// meaning.
func (r Rate) String() string {
	switch r {
	case 0:
		return lang.Text("per hour")
	case 1:
		return lang.Text("per day")
	case 2:
		return lang.Text("per week")
	case 3:
		return lang.Text("per month")
	case 5:
		return lang.Text("per year")
	}
	return lang.Text("rate %d", int(r))
}

// Short returns "/month" and the like, for where there is little room.
func (r Rate) Short() string {
	if short := map[Rate]string{0: lang.Text("hour"), 1: lang.Text("day"), 2: lang.Text("week"), 3: lang.Text("month"), 5: lang.Text("year")}[r]; short != "" {
		return "/" + short
	}
	return " " + r.String()
}

// JobType is an employment type code, 0 to 5. The code is the contract; its two
// documented meanings disagree (§2.3, CONTRACT 7).
type JobType int

// JobTypes lists the valid codes.
func JobTypes() []JobType { return []JobType{0, 1, 2, 3, 4, 5} }

// Valid reports whether t is 0 to 5.
func (t JobType) Valid() bool { return t >= 0 && t <= 5 }

// JobTypeLabels is one of the two documented mappings that name job types.
type JobTypeLabels string

// The values of the job_type_labels setting (CONTRACT 7).
const (
	LabelsBoth     JobTypeLabels = "both"
	LabelsCreate   JobTypeLabels = "create"
	LabelsOverview JobTypeLabels = "overview"
	LabelsCodes    JobTypeLabels = "codes"
)

// Valid reports whether l is one of the four settings.
func (l JobTypeLabels) Valid() bool {
	return slices.Contains([]JobTypeLabels{LabelsBoth, LabelsCreate, LabelsOverview, LabelsCodes}, l)
}

// Label names t, always with its code: "1 · Full-time / Part-time" when both
// mappings are shown.
func (l JobTypeLabels) Label(t JobType) string {
	if !t.Valid() {
		return fmt.Sprintf("%d", int(t))
	}
	create, overview := sayJobType(t)
	switch l {
	case LabelsCreate:
		return fmt.Sprintf("%d · %s", int(t), create)
	case LabelsOverview:
		return fmt.Sprintf("%d · %s", int(t), overview)
	case LabelsCodes:
		return fmt.Sprintf("%d", int(t))
	default:
		return fmt.Sprintf("%d · %s / %s", int(t), create, overview)
	}
}

// Country decides what a currency code means (§2.3, CONTRACT 2). The zero value
// is an unknown country.
type Country string

// The countries whose currencies are documented (§2.3).
const (
	Ukraine Country = "ua"
	Romania Country = "ro"
	Hungary Country = "hu"
)

// Countries lists the documented countries.
func Countries() []Country { return []Country{Ukraine, Romania, Hungary} }

// CountryOfHost reads the country from the first label of a host name
// (CONTRACT 2); unknown labels give the unknown country.
func CountryOfHost(host string) Country {
	label, _, _ := strings.Cut(strings.ToLower(host), ".")
	if c := Country(label); slices.Contains(Countries(), c) {
		return c
	}
	return ""
}

// Currency is a currencyId, 0 to 2, which every country reads differently.
type Currency int

// Currencies lists the valid codes.
func Currencies() []Currency { return []Currency{0, 1, 2} }

// Valid reports whether c is 0, 1 or 2.
func (c Currency) Valid() bool { return c >= 0 && c <= 2 }

// Currency returns the ISO 4217 code of c in the country, or "" where it is not
// known.
func (k Country) Currency(c Currency) string {
	if !c.Valid() {
		return ""
	}
	switch k {
	case Ukraine:
		return [...]string{"UAH", "USD", "EUR"}[c]
	case Romania:
		return [...]string{"EUR", "RON", "USD"}[c]
	case Hungary:
		return [...]string{"HUF", "EUR", "USD"}[c]
	default:
		return ""
	}
}

// Label names c for a person: "0 · UAH", or the bare code in an unknown country.
func (k Country) Label(c Currency) string {
	if iso := k.Currency(c); iso != "" {
		return fmt.Sprintf("%d · %s", int(c), iso)
	}
	return fmt.Sprintf("%d", int(c))
}

// FullName names c in full: "Ukrainian hryvnia (UAH)". Without a country a code has no
// currency (CONTRACT 2), and the name asks for one.
func (k Country) FullName(c Currency) string {
	name, known := sayCurrencyName(k.Currency(c))
	switch {
	case known:
		return name + " (" + k.Currency(c) + ")"
	case c.Valid():
		return lang.Text("code %d; the country decides the currency", int(c))
	default:
		return lang.Text("code %d, not a currency", int(c))
	}
}

// Code returns the code that is written beside an amount: "UAH", or "currency 1"
// in an unknown country.
func (k Country) Code(c Currency) string {
	if iso := k.Currency(c); iso != "" {
		return iso
	}
	return lang.Text("currency %d", int(c))
}

// Name returns "Ukraine" and the like, or the code itself.
func (k Country) Name() string {
	switch k {
	case Ukraine:
		return lang.Text("Ukraine")
	case Romania:
		return lang.Text("Romania")
	case Hungary:
		return lang.Text("Hungary")
	}
	return string(k)
}

func sayCurrencyName(iso string) (name string, known bool) {
	name, known = map[string]string{
		"UAH": lang.Text("Ukrainian hryvnia"), "RON": lang.Text("Romanian leu"), "HUF": lang.Text("Hungarian forint"), "USD": lang.Text("US dollar"), "EUR": lang.Text("Euro"),
	}[iso]
	return name, known
}

func sayJobType(t JobType) (create, overview string) {
	create = [...]string{lang.Text("Any"), lang.Text("Full-time"), lang.Text("Temporary"), lang.Text("Part-time"), lang.Text("Internship"), lang.Text("Remote")}[t]
	overview = [...]string{lang.Text("Full-time"), lang.Text("Part-time"), lang.Text("Contract"), lang.Text("Temporary"), lang.Text("Remote"), lang.Text("Internship")}[t]
	return create, overview
}
