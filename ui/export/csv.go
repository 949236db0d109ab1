package export

import (
	"bufio"
	"cmp"
	"io"
	"regexp"
	"strconv"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/phone"
	"shortlist/ui/text"
	"shortlist/ui/worklife"
)

// cellOf is a column.
type cellOf struct {
	title string
	value func(account.Entry) string
	plain bool // a number or a date, written without quotes
}

// columns returns the columns of each application, with times in a zone.
func columns(zone *time.Location) []cellOf {
	at := func(t time.Time) string { return moment(t, zone) }
	c := func(f func(model.Candidate) string) func(account.Entry) string {
		return func(e account.Entry) string { return f(e.Candidate) }
	}
	person := func(f func(model.Applicant) string) func(account.Entry) string {
		return func(e account.Entry) string { return f(e.Candidate.Applicant) }
	}
	return []cellOf{
		{"Application id", c(func(c model.Candidate) string { return strconv.FormatInt(c.ID, 10) }), true},
		{"Job id", c(func(c model.Candidate) string { return strconv.FormatInt(c.JobID, 10) }), true},
		{"Job", c(func(c model.Candidate) string { return c.JobTitle }), false},
		{"Applied (" + zone.String() + ")", c(func(c model.Candidate) string { return at(c.Date) }), true},
		{"Status", c(func(c model.Candidate) string { return string(c.Status) }), false},
		{"Viewed", c(func(c model.Candidate) string { return strconv.FormatBool(c.Viewed) }), true},
		{"Suggested", c(func(c model.Candidate) string { return strconv.FormatBool(c.Suggested) }), true},
		{"Name", person(func(p model.Applicant) string { return p.Name }), false},
		{"Age", person(func(p model.Applicant) string { return optional(p.Age) }), true},
		{"Gender", person(func(p model.Applicant) string { return p.Gender }), false},
		{"Region", person(func(p model.Applicant) string { return p.Region }), false},
		{"Open to relocating", person(func(p model.Applicant) string {
			if p.Relocate == nil {
				return ""
			}
			return strconv.FormatBool(*p.Relocate)
		}), true},
		{"Salary wish", person(func(p model.Applicant) string {
			if p.Salary == nil {
				return ""
			}
			return string(*p.Salary)
		}), true},
		{"Currency", person(func(p model.Applicant) string { return p.Currency }), false},
		{"Phone", person(func(p model.Applicant) string { return phoneCell(p.Contacts.Phone) }), false},
		{"E-mail", person(func(p model.Applicant) string { return p.Contacts.Email }), false},
		{"Contacts opened", person(func(p model.Applicant) string { return strconv.FormatBool(p.Contacts.Opened) }), true},
		{"Experience", person(func(p model.Applicant) string {
			var lines []string
			for _, e := range p.Experience {
				lines = append(lines, joined(", ", worklife.Period(e), e.Title, e.Employer))
			}
			return strings.Join(lines, "\n")
		}), false},
		{"Education", person(func(p model.Applicant) string {
			var lines []string
			for _, e := range p.Education {
				lines = append(lines, joined(", ", optional(e.Graduated), e.Level, e.Major, e.Institution))
			}
			return strings.Join(lines, "\n")
		}), false},
		{"CV file", c(func(c model.Candidate) string {
			if c.CV == nil {
				return ""
			}
			return cmp.Or(c.CV.Name, c.FileName)
		}), false},
		{"Verdict", func(e account.Entry) string { return string(e.Review.Verdict) }, false},
		{"Rating", func(e account.Entry) string {
			if e.Review.Rating == 0 {
				return ""
			}
			return strconv.Itoa(e.Review.Rating)
		}, true},
		{"Tags", func(e account.Entry) string { return strings.Join(e.Review.Tags, ", ") }, false},
		{"Shortlists", func(e account.Entry) string { return strings.Join(e.Shortlists, "; ") }, false},
		{"Note", func(e account.Entry) string { return e.Review.Note }, false},
		{"Reviewed (" + zone.String() + ")", func(e account.Entry) string { return at(e.Review.Changed) }, true},
	}
}

// writeCSV writes one row per applicant (RFC 4180). Every text is quoted, so that a
// spreadsheet that is set to another separator does not split it.
func writeCSV(w io.Writer, l List, o Options) error {
	out := bufio.NewWriter(w) // Flush returns its error
	if !o.NoMark {
		_, _ = out.WriteString("\ufeff")
	}
	separator := string(cmp.Or(o.Separator, ','))
	all := columns(zoneOf(l.Made))
	for i, c := range all {
		if i > 0 {
			_, _ = out.WriteString(separator)
		}
		_, _ = out.WriteString(c.title)
	}
	_, _ = out.WriteString("\r\n")
	for _, e := range l.Entries {
		for i, c := range all {
			if i > 0 {
				_, _ = out.WriteString(separator)
			}
			_, _ = out.WriteString(cell(c.value(e), c.plain))
		}
		_, _ = out.WriteString("\r\n")
	}
	return out.Flush()
}

// simple matches values that a spreadsheet does not change: a number of at most 15
// digits, a date, true and false.
var simple = regexp.MustCompile(`^(?:-?\d{1,15}|-?\d{1,12}\.\d{1,3}|\d{4}-\d\d-\d\d \d\d:\d\d|true|false|)$`)

// cell writes a value so that no spreadsheet runs it (CONTRACT 48). A number with more
// digits than a spreadsheet keeps is text to it.
func cell(value string, plain bool) string {
	if plain && simple.MatchString(value) {
		return value
	}
	value = text.Cell(value)
	if plain && value != "" && value[0] >= '0' && value[0] <= '9' {
		value = "'" + value
	}
	return `"` + strings.ReplaceAll(strings.ReplaceAll(value, `"`, `""`), "\n", "\r\n") + `"`
}

// phoneCell writes a phone number so that no spreadsheet changes it. A bare number would
// lose its + or its first 0, or be calculated if it has dashes; an apostrophe before it
// would be shown.
func phoneCell(s string) string {
	if phone.Alone(s) {
		return "tel:" + s
	}
	return s
}

// zoneOf returns this computer's zone at a time, without summer time: all times of a file
// are in the zone that its headings name, so that a spreadsheet recognises a cell as a date.
func zoneOf(t time.Time) *time.Location {
	name := "UTC"
	_, offset := t.Local().Zone()
	if offset != 0 {
		name += t.Local().Format("-07:00")
	}
	return time.FixedZone(name, offset)
}

func moment(t time.Time, zone *time.Location) string {
	if t.IsZero() {
		return ""
	}
	return t.In(zone).Format("2006-01-02 15:04")
}

func optional(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}

// joined joins the parts that are not empty.
func joined(by string, parts ...string) string {
	var out []string
	for _, p := range parts {
		if p = strings.TrimSpace(p); p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, by)
}
