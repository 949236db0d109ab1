package query

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/career"
)

// Every application is marked everyone, and none of nobody.
const everyone, nobody = barrier + "all", barrier + "nobody"

func isMark(name string) string             { return barrier + "is" + name }
func hasMark(name string) string            { return barrier + "has" + name }
func ratingMark(n int) string               { return barrier + "rating" + strconv.Itoa(n) }
func verdictMark(v model.Verdict) string    { return barrier + "verdict" + string(v) }
func jobMark(id int64) string               { return barrier + "job#" + strconv.FormatInt(id, 10) }
func titleMark(token string) string         { return barrier + "title" + token }
func listMark(token string) string          { return barrier + "list" + token }
func statusMark(status string) string       { return barrier + "status" + oneToken(status) }
func currencyMark(currency string) string   { return barrier + "currency" + oneToken(currency) }
func spelledMark(key string) string         { return barrier + "spelled" + key }
func spellingMark(beginning string) string  { return barrier + "spelling" + beginning }
func stemMark(stem string) string           { return barrier + "stem" + stem }
func beginningMark(beginning string) string { return barrier + "begins" + beginning }

// oneToken is a word of the service's as one word of an index.
func oneToken(s string) string { return strings.Join(foldedWords(s), "") }

// option is one thing that may stand behind a colon, the mark of those of whom it is true,
// and that in memory.
type option struct {
	name, mark string
	holds      func(*Entry) bool
}

func is(name string, holds func(*Entry) bool) option  { return option{name, isMark(name), holds} }
func has(name string, holds func(*Entry) bool) option { return option{name, hasMark(name), holds} }

// formerly is what is:unviewed was called. Saved searches and the marks in an index still hold it.
const formerly = "unseen"

func unviewed(holds func(*Entry) bool) option { return option{"unviewed", isMark(formerly), holds} }

// applicantIs and applicantHas are what may be asked of an application.
var (
	applicantIs = []option{
		unviewed(func(e *Entry) bool { return e.candidate.Unseen() && !e.candidate.Hidden() && !e.candidate.Suggested }),
		is("new", func(e *Entry) bool { return e.candidate.New }),
		is("suggested", func(e *Entry) bool { return e.candidate.Suggested }),
		is("premium", func(e *Entry) bool { return e.candidate.Premium }),
		is(deleted, func(e *Entry) bool { return e.candidate.Hidden() }),
	}
	applicantHas = []option{
		has("cv", func(e *Entry) bool { return e.candidate.CV != nil && e.candidate.CV.Broken == "" }),
		has("email", func(e *Entry) bool {
			contacts := &e.candidate.Applicant.Contacts
			return contacts.Email != "" && !contacts.Masked()
		}),
		has("phone", func(e *Entry) bool { return e.candidate.Applicant.Contacts.Phone != "" }),
		has("note", func(e *Entry) bool { return e.review != nil && e.review.Note != "" }),
		has("tag", func(e *Entry) bool { return e.review != nil && len(e.review.Tags) > 0 }),
		has("rating", func(e *Entry) bool { return e.rating() > 0 }),
		has("verdict", func(e *Entry) bool { return e.verdict() != model.Undecided }),
		has("salary", func(e *Entry) bool { return e.candidate.Applicant.Salary != nil }),
		has("messages", func(e *Entry) bool { return e.candidate.HasMessages || e.candidate.Messages > 0 }),
	}
	jobIs = []option{ // a job is unviewed while one of its applicants is
		unviewed(func(e *Entry) bool { return e.more.unseen > 0 }),
		is("active", func(e *Entry) bool { return e.more.job.Status == model.Activated }),
		is("stopped", func(e *Entry) bool { return e.more.job.Status == model.Stopped }),
		is("inactive", func(e *Entry) bool { // one not known is inactive, as to the service
			return !slices.Contains([]model.JobStatus{model.Activated, model.Stopped, model.Deleted}, e.more.job.Status)
		}),
		is(deleted, func(e *Entry) bool { return e.more.job.Status == model.Deleted }),
	}
	jobHas = []option{
		has("applicants", func(e *Entry) bool { return e.more.job.Applies > 0 }),
		has("salary", func(e *Entry) bool { return e.more.job.SalaryFrom != nil || e.more.job.SalaryTo != nil }),
	}

	// marked is asked of lists only, which answer it themselves.
	marked = is("marked", func(*Entry) bool { return false })
)

// deleted are the applications and jobs that a search leaves out, unless it asks for them.
const deleted = "deleted"

func (e *Entry) rating() int {
	if e.review == nil {
		return 0
	}
	return e.review.Rating
}

func (e *Entry) verdict() model.Verdict {
	if e.review == nil {
		return model.Undecided
	}
	return e.review.Verdict
}

func (e *Entry) jobID() int64 {
	if e.candidate == nil {
		return e.more.job.ID
	}
	return e.candidate.JobID
}

func ofJob(id int64) node {
	return fact(func(e *Entry) bool { return e.jobID() == id }, jobMark(id))
}

func verdicts() (out []option) {
	for _, v := range model.Verdicts() {
		name := string(v)
		if v == model.Undecided {
			name = "none"
		}
		out = append(out, option{name, verdictMark(v), func(e *Entry) bool { return e.verdict() == v }})
	}
	return out
}

func statuses() (out []option) {
	for _, s := range []model.CandidateStatus{model.Received, model.Processing, model.Invited, model.Offer, model.Rejected, model.CandidateDeleted} {
		out = append(out, status(strings.ToLower(string(s))))
	}
	return out
}

func status(name string) option {
	mark := statusMark(name)
	return option{name, mark, func(e *Entry) bool { return statusMark(string(e.candidate.Status)) == mark }}
}

// marks are those of an application as an index has them.
func (e *Entry) marks() []string {
	c := e.candidate
	out := []string{everyone, ratingMark(e.rating()), verdictMark(e.verdict()), jobMark(c.JobID), statusMark(string(c.Status))}
	for _, of := range [][]option{applicantIs, applicantHas} {
		for _, o := range of {
			if o.holds(e) {
				out = append(out, o.mark)
			}
		}
	}
	for _, q := range quantities {
		if n, ok := q.of(c); ok {
			out = append(out, q.marks(n)...)
		}
	}
	if c.Applicant.Salary != nil {
		out = append(out, currencyMark(c.Applicant.Currency))
	}
	for _, words := range []struct {
		of   Field
		mark func(token string) string
	}{{jobTitle, titleMark}, {shortlists, listMark}} {
		for word := range strings.FieldsSeq(e.column(words.of)) {
			if word != barrier {
				word = words.mark(token(word))
			}
			out = append(out, word)
		}
		out = append(out, barrier)
	}
	return out
}

// An index of words compares no numbers, so a number is several words: its digits to
// the base of 16, of all its places, of all but the last, and so on down to none. Any
// range then is a few dozen words, of which one is to be found. What is not known of an
// application has no such word, and is in no range.

// quantity is a kind of numbers that applications are compared by.
type quantity struct {
	name   string // no other one's begins so
	places int    // digits to the base of 16; larger numbers count as the largest
	of     func(*model.Candidate) (n int64, ok bool)
}

var (
	ages = quantity{"age", 2, func(c *model.Candidate) (int64, bool) {
		if c.Applicant.Age == nil {
			return 0, false
		}
		return int64(*c.Applicant.Age), true
	}}
	// days are those of the application, since 1970.
	days = quantity{"day", 4, func(c *model.Candidate) (int64, bool) { return dayOf(c.Date), !c.Suggested && !c.Date.IsZero() }}
	// worked are days of experience, of those who do not work now.
	worked = quantity{"worked", 4, func(c *model.Candidate) (int64, bool) {
		_, life, working, ok := lifeOf(c)
		return life, ok && !working
	}}
	// working are the days since when those who work now would have worked that long: they
	// have a day more every day.
	working = quantity{"working", 4, func(c *model.Candidate) (int64, bool) {
		today, life, working, ok := lifeOf(c)
		return today - life, ok && working
	}}
	// amounts are hundredths of the salary wish.
	amounts = quantity{"amount", 10, func(c *model.Candidate) (int64, bool) {
		if c.Applicant.Salary == nil {
			return 0, false
		}
		return hundredths(*c.Applicant.Salary), true
	}}
	quantities = []*quantity{&ages, &days, &worked, &working, &amounts}
)

func (q *quantity) largest() int64 { return 1<<(4*q.places) - 1 }

func (q *quantity) token(prefix int64, digits int) string {
	if digits == 0 {
		return barrier + q.name
	}
	return fmt.Sprintf("%s%s%0*x", barrier, q.name, digits, prefix)
}

// counted is a number as it counts.
func (q *quantity) counted(n int64) int64 { return min(max(n, 0), q.largest()) }

// marks are the words of a number.
func (q *quantity) marks(n int64) (out []string) {
	n = q.counted(n)
	for digits := range q.places + 1 {
		out = append(out, q.token(n>>(4*(q.places-digits)), digits))
	}
	return out
}

// between finds the numbers of a range, both ends included.
func (q *quantity) between(s span) *term {
	s.from, s.to = max(s.from, 0), min(s.to, q.largest())
	t := fact(func(e *Entry) bool {
		n, ok := q.of(e.candidate)
		n = q.counted(n)
		return ok && s.from <= n && n <= s.to
	}).term
	var cover func(prefix int64, digits int)
	cover = func(prefix int64, digits int) {
		width := 4 * (q.places - digits)
		first := prefix << width
		last := first + 1<<width - 1
		switch {
		case last < s.from || s.to < first:
		case s.from <= first && last <= s.to:
			t.marks = append(t.marks, q.token(prefix, digits))
		default:
			for digit := range int64(16) {
				cover(prefix<<4+digit, digits+1)
			}
		}
	}
	cover(0, 0)
	return t
}

// dayOf is a day of the calendar where the program runs, counted from 1970.
func dayOf(t time.Time) int64 { return int64(career.Today(t.Local())) }

// hundredths are those of an amount of money; what is less than one does not count.
func hundredths(d model.Decimal) int64 {
	whole, fraction, _ := strings.Cut(string(d), ".")
	n := int64(0)
	for _, digit := range whole + (fraction + "00")[:2] {
		if digit < '0' || digit > '9' { // nobody wishes to pay
			return 0
		}
		if n = n*10 + int64(digit-'0'); n > amountLimit {
			return amountLimit
		}
	}
	return n
}

const amountLimit = 1<<(4*10) - 1

// lifeOf is for how many days somebody had worked on the day they applied, and whether they
// did then. A list does not know it: it takes longer than all else of a query.
func lifeOf(c *model.Candidate) (today, days int64, working, ok bool) {
	if c.Date.IsZero() {
		return 0, 0, false, false
	}
	on := career.Today(c.Date.Local())
	life := career.At(c.Applicant.Experience, on)
	for _, p := range life.Positions {
		working = working || p.Read && p.Span.Present
	}
	return int64(on), int64(life.Total.About), working, life.Unread < len(life.Positions)
}

// longest is more years than anybody works.
const longest = 1000

// experience finds those with so many whole years of experience, as screens word them.
func experience(s span, now time.Time) node {
	least, most := yearsInDays(s.from), yearsInDays(min(s.to, longest)+1)-1
	today := dayOf(now)
	before, since := worked.between(span{least, most}), working.between(span{today - most, today - least})
	n := fact(func(e *Entry) bool { return before.holds(e) || since.holds(e) }, append(before.marks, since.marks...)...)
	n.term.late = true
	return n
}

// yearsInDays is the least of days that is rounded to so many years.
func yearsInDays(years int64) int64 {
	const month = 30.4375
	if years <= 0 {
		return 0
	}
	return int64(math.Ceil((12*float64(min(years, longest+1)) - 0.5) * month))
}
