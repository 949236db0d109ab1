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
	"shortlist/ui/text"
)

// cellOf is a column: the field names of the service, so that a row and a document
// of JSON are told alike.
type cellOf struct {
	title string
	value func(account.Entry) string
	plain bool // a number or a date, which goes without quotes
}

func columns() []cellOf {
	c := func(f func(model.Candidate) string) func(account.Entry) string {
		return func(e account.Entry) string { return f(e.Candidate) }
	}
	person := func(f func(model.Applicant) string) func(account.Entry) string {
		return func(e account.Entry) string { return f(e.Candidate.Applicant) }
	}
	return []cellOf{
		{"id", c(func(c model.Candidate) string { return strconv.FormatInt(c.ID, 10) }), true},
		{"jobId", c(func(c model.Candidate) string { return strconv.FormatInt(c.JobID, 10) }), true},
		{"jobTitle", c(func(c model.Candidate) string { return c.JobTitle }), false},
		{"date", c(func(c model.Candidate) string { return moment(c.Date) }), true},
		{"status", c(func(c model.Candidate) string { return string(c.Status) }), false},
		{"isViewed", c(func(c model.Candidate) string { return strconv.FormatBool(c.Viewed) }), true},
		{"isSuggested", c(func(c model.Candidate) string { return strconv.FormatBool(c.Suggested) }), true},
		{"name", person(func(p model.Applicant) string { return p.Name }), false},
		{"age", person(func(p model.Applicant) string { return optional(p.Age) }), true},
		{"gender", person(func(p model.Applicant) string { return p.Gender }), false},
		{"region", person(func(p model.Applicant) string { return p.Region }), false},
		{"isReadyForRelocate", person(func(p model.Applicant) string {
			if p.Relocate == nil {
				return ""
			}
			return strconv.FormatBool(*p.Relocate)
		}), true},
		{"salary", person(func(p model.Applicant) string {
			if p.Salary == nil {
				return ""
			}
			return string(*p.Salary)
		}), true},
		{"currency", person(func(p model.Applicant) string { return p.Currency }), false},
		{"phone", person(func(p model.Applicant) string { return p.Contacts.Phone }), false},
		{"email", person(func(p model.Applicant) string { return p.Contacts.Email }), false},
		{"isOpened", person(func(p model.Applicant) string { return strconv.FormatBool(p.Contacts.Opened) }), true},
		{"workExperience", person(func(p model.Applicant) string {
			var lines []string
			for _, e := range p.Experience {
				lines = append(lines, joined(", ", worked(e), e.Title, e.Employer))
			}
			return strings.Join(lines, "\n")
		}), false},
		{"education", person(func(p model.Applicant) string {
			var lines []string
			for _, e := range p.Education {
				lines = append(lines, joined(", ", optional(e.Graduated), e.Level, e.Major, e.Institution))
			}
			return strings.Join(lines, "\n")
		}), false},
		{"cvFile", c(func(c model.Candidate) string {
			if c.CV == nil {
				return ""
			}
			return cmp.Or(c.CV.Name, c.FileName)
		}), false},
		{"verdict", func(e account.Entry) string { return string(e.Review.Verdict) }, false},
		{"rating", func(e account.Entry) string {
			if e.Review.Rating == 0 {
				return ""
			}
			return strconv.Itoa(e.Review.Rating)
		}, true},
		{"tags", func(e account.Entry) string { return strings.Join(e.Review.Tags, ", ") }, false},
		{"shortlists", func(e account.Entry) string { return strings.Join(e.Shortlists, "; ") }, false},
		{"note", func(e account.Entry) string { return e.Review.Note }, false},
		{"reviewed", func(e account.Entry) string { return moment(e.Review.Changed) }, true},
	}
}

// writeCSV writes a row a person (RFC 4180). Every text is quoted: a spreadsheet that
// was made to part cells by another character parts none there then.
func writeCSV(w io.Writer, l List, o Options) error {
	out := bufio.NewWriter(w) // its error is Flush's
	if !o.NoMark {
		_, _ = out.WriteString("\ufeff")
	}
	separator := string(cmp.Or(o.Separator, ','))
	all := columns()
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

// simple is what a spreadsheet keeps as it is: a number of as many digits as it has
// room for, a date, true and false.
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

func moment(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.Local().Format("2006-01-02 15:04")
}

func optional(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}

// joined joins what is not empty.
func joined(by string, parts ...string) string {
	var out []string
	for _, p := range parts {
		if p = strings.TrimSpace(p); p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, by)
}

// worked words when somebody held a position, as they wrote it.
func worked(e model.Experience) string {
	if e.Start == "" && e.End == "" {
		return ""
	}
	return strings.TrimSpace(e.Start + " – " + cmp.Or(e.End, "now"))
}
