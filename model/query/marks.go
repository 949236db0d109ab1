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

// Every application has anyMark, and none has noMark.
const anyMark, noMark = barrier + "all", barrier + "none"

func isMark(name string) string             { return barrier + "is" + name }
func hasMark(name string) string            { return barrier + "has" + name }
func ratingMark(n int) string               { return barrier + "rating" + strconv.Itoa(n) }
func verdictMark(v model.Verdict) string    { return barrier + "verdict" + string(v) }
func jobMark(id int64) string               { return barrier + "job#" + strconv.FormatInt(id, 10) }
func titleMark(token string) string         { return barrier + "title" + token }
func listMark(token string) string          { return barrier + "list" + token }
func contactMark(token string) string       { return barrier + "contact" + token }
func statusMark(status string) string       { return barrier + "status" + oneToken(status) }
func currencyMark(currency string) string   { return barrier + "currency" + oneToken(currency) }
func spelledMark(key string) string         { return barrier + "spelled" + key }
func spellingMark(beginning string) string  { return barrier + "spelling" + beginning }
func stemMark(stem string) string           { return barrier + "stem" + stem }
func beginningMark(beginning string) string { return barrier + "begins" + beginning }

// oneToken returns a word of the service as one word of an index.
func oneToken(s string) string { return strings.Join(foldedWords(s), "") }

// option is a value after a colon, the mark of the applications for which it is true,
// and the same test in memory.
type option struct {
	name, mark string
	holds      func(*Entry) bool
	term       *term // the condition; nil: the mark and the test are it
}

func is(name string, holds func(*Entry) bool) option {
	return option{name: name, mark: isMark(name), holds: holds}
}
func has(name string, holds func(*Entry) bool) option {
	return option{name: name, mark: hasMark(name), holds: holds}
}

// formerly is the former name of is:unviewed. Saved searches and the marks of an index
// still use it.
const formerly = "unseen"

func unviewed(holds func(*Entry) bool) option {
	return option{name: "unviewed", mark: isMark(formerly), holds: holds}
}

// applicantIs and applicantHas are the values of is: and has: for applications.
var (
	applicantIs = []option{
		unviewed(func(e *Entry) bool { return e.candidate.Unviewed() && !e.candidate.Hidden() && !e.candidate.Suggested }),
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
	jobIs = []option{ // a job is unviewed if one of its applicants is
		unviewed(func(e *Entry) bool { return e.unviewed > 0 }),
		is("active", func(e *Entry) bool { return e.job.Status == model.Activated }),
		is("stopped", func(e *Entry) bool { return e.job.Status == model.Stopped }),
		is("inactive", func(e *Entry) bool { // the service treats an unknown status as inactive
			return !slices.Contains([]model.JobStatus{model.Activated, model.Stopped, model.Deleted}, e.job.Status)
		}),
		is(deleted, func(e *Entry) bool { return e.job.Status == model.Deleted }),
	}
	jobHas = []option{
		has("applicants", func(e *Entry) bool { return e.job.Applies > 0 }),
		has("salary", func(e *Entry) bool { return e.job.SalaryFrom != nil || e.job.SalaryTo != nil }),
	}

	// marked is a value only in lists, which answer it themselves.
	marked = is("marked", func(*Entry) bool { return false })
)

// deleted is the name of the applications and jobs that a search leaves out unless it
// asks for them.
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
		return e.job.ID
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
		out = append(out, option{name: name, mark: verdictMark(v), holds: func(e *Entry) bool { return e.verdict() == v }})
	}
	return out
}

// snoozes are the values of is: for applications with a day to be looked at again: with any day, and with a day that
// has come.
func snoozes(now time.Time) []option {
	return []option{{name: "snoozed", term: snoozed.between(span{0, endless})}, {name: "due", term: snoozed.between(span{0, dayOf(now)})}}
}

func statuses() (out []option) {
	for _, s := range []model.CandidateStatus{model.Received, model.Processing, model.Invited, model.Offer, model.Rejected, model.CandidateDeleted} {
		out = append(out, status(strings.ToLower(string(s))))
	}
	return out
}

func status(name string) option {
	mark := statusMark(name)
	return option{name: name, mark: mark, holds: func(e *Entry) bool { return statusMark(string(e.candidate.Status)) == mark }}
}

// marks returns the marks of an application in an index.
func (e *Entry) marks() []string {
	c := e.candidate
	out := []string{anyMark, ratingMark(e.rating()), verdictMark(e.verdict()), jobMark(c.JobID), statusMark(string(c.Status))}
	for _, of := range [][]option{applicantIs, applicantHas} {
		for _, o := range of {
			if o.holds(e) {
				out = append(out, o.mark)
			}
		}
	}
	for _, q := range quantities {
		if n, ok := q.of(e); ok {
			out = append(out, q.marks(n)...)
		}
	}
	if c.Applicant.Salary != nil {
		out = append(out, currencyMark(c.Applicant.Currency))
	}
	for _, words := range []struct {
		of   Field
		mark func(token string) string
	}{{jobTitle, titleMark}, {shortlists, listMark}, {contactsInCV, contactMark}} {
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

// An index compares words, not numbers, so a number is several words: its digits to the
// base of 16, all of them, all but the last, and so on down to none. A range then is a
// few dozen words, and one of them must be found. A number that is not known has no
// such word, and is in no range.

// quantity is a kind of numbers by which applications are compared.
type quantity struct {
	name   string // no other name begins with it
	places int    // digits to the base of 16; larger numbers count as the largest
	of     func(*Entry) (n int64, ok bool)
}

// ofCandidate is a number of the application.
func ofCandidate(of func(*model.Candidate) (int64, bool)) func(*Entry) (int64, bool) {
	return func(e *Entry) (int64, bool) { return of(e.candidate) }
}

var (
	ages = quantity{"age", 2, ofCandidate(func(c *model.Candidate) (int64, bool) {
		if c.Applicant.Age == nil {
			return 0, false
		}
		return int64(*c.Applicant.Age), true
	})}
	// days are the days of the applications, since 1970.
	days = quantity{"day", 4, ofCandidate(func(c *model.Candidate) (int64, bool) { return dayOf(c.Date), !c.Suggested && !c.Date.IsZero() })}
	// worked are the days of experience of applicants who do not work now.
	worked = quantity{"worked", 4, ofCandidate(func(c *model.Candidate) (int64, bool) {
		_, life, working, ok := lifeOf(c)
		return life, ok && !working
	})}
	// working are days since 1970, for applicants who work now: today minus their days
	// of experience. Their experience grows every day, and this day stays.
	working = quantity{"working", 4, ofCandidate(func(c *model.Candidate) (int64, bool) {
		today, life, working, ok := lifeOf(c)
		return today - life, ok && working
	})}
	// amounts are hundredths of the salary that applicants ask for.
	amounts = quantity{"amount", 10, ofCandidate(func(c *model.Candidate) (int64, bool) {
		if c.Applicant.Salary == nil {
			return 0, false
		}
		return hundredths(*c.Applicant.Salary), true
	})}
	// snoozed are the days on which the manager wants to look at applications again.
	snoozed = quantity{"snoozed", 4, func(e *Entry) (int64, bool) {
		if e.review == nil || e.review.Snoozed == "" {
			return 0, false
		}
		return dayOf(e.review.Snoozed.Begin()), true
	}}
	// happenings are the last days on which something happened to applications, or they were made.
	happenings = quantity{"since", 4, func(e *Entry) (int64, bool) {
		day, ok := days.of(e)
		if !e.happened.IsZero() {
			day, ok = max(day, dayOf(e.happened)), true
		}
		return day, ok
	}}
	quantities = []*quantity{&ages, &days, &worked, &working, &amounts, &snoozed, &happenings}
)

func (q *quantity) largest() int64 { return 1<<(4*q.places) - 1 }

func (q *quantity) token(prefix int64, digits int) string {
	if digits == 0 {
		return barrier + q.name
	}
	return fmt.Sprintf("%s%s%0*x", barrier, q.name, digits, prefix)
}

// counted returns a number within the bounds of the quantity.
func (q *quantity) counted(n int64) int64 { return min(max(n, 0), q.largest()) }

// marks returns the words of a number.
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
		n, ok := q.of(e)
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

// dayOf returns the day of a time in the time zone of the program, counted from 1970.
func dayOf(t time.Time) int64 { return int64(career.Today(t.Local())) }

// hundredths returns an amount of money in hundredths, rounded down.
func hundredths(d model.Decimal) int64 {
	whole, fraction, _ := strings.Cut(string(d), ".")
	n := int64(0)
	for _, digit := range whole + (fraction + "00")[:2] {
		if digit < '0' || digit > '9' { // a negative salary
			return 0
		}
		if n = n*10 + int64(digit-'0'); n > amountLimit {
			return amountLimit
		}
	}
	return n
}

const amountLimit = 1<<(4*10) - 1

// lifeOf returns the day of an application, for how many days the applicant had worked
// by then, and whether they worked then.
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

// longest is more years than anyone works.
const longest = 1000

// experience finds applicants by their whole years of experience, as screens word them.
func experience(s span, now time.Time) node {
	least, most := yearsInDays(s.from), yearsInDays(min(s.to, longest)+1)-1
	today := dayOf(now)
	before, since := worked.between(span{least, most}), working.between(span{today - most, today - least})
	return fact(func(e *Entry) bool { return before.holds(e) || since.holds(e) }, append(before.marks, since.marks...)...)
}

// yearsInDays is the least of days that is rounded to so many years.
func yearsInDays(years int64) int64 {
	const month = 30.4375
	if years <= 0 {
		return 0
	}
	return int64(math.Ceil((12*float64(min(years, longest+1)) - 0.5) * month))
}
