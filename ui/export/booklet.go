package export

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/career"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/ui/profile"
	"shortlist/ui/text"
)

// block is a piece of a booklet, in reading order. Its texts are safe to draw and one line
// each.
type block struct {
	kind  kind
	text  string
	label string   // the name of a field
	cells []string // of a row of the table
	foot  string   // of a person: what the foot of each page has besides the name
	ref   int      // the applicant's number in the booklet, from 1; 0: the block is about all of them
	rows  int      // of a question: the ruled lines below it
	url   string   // of an answerLink
}

type kind int

const (
	title   kind = iota // the title of the booklet
	about               // how many applicants the booklet has, and when it was made
	heads               // the headings of the table
	entry               // a row of the table
	person              // an applicant's heading
	section             // a heading inside an applicant
	field               // a named value
	bullet
	line // a line of free text, which may be HTML
	plainLine
	cvLine // a line of a CV
	remark // a sentence about a missing part
	question
	marked // what is below a question with a mark
	ruled  // the lines to write on
	answerLink
)

// table returns a row for each applicant: what one compares first. Columns without a value are left out.
func table(l List) []block {
	today := career.Today(l.Made)
	several := slices.ContainsFunc(l.Entries, func(e account.Entry) bool { return e.Candidate.JobTitle != l.Entries[0].Candidate.JobTitle })
	columns := []struct {
		heading string
		of      func(account.Entry) string
	}{
		{lang.Text("Name"), func(e account.Entry) string { return nameOf(e.Candidate) }},
		{profile.Job.Label(), func(e account.Entry) string {
			if !several {
				return ""
			}
			return e.Candidate.JobTitle
		}},
		{profile.Wants.Label(), func(e account.Entry) string { return e.Candidate.Applicant.SalaryWish() }},
		{profile.Region.Label(), func(e account.Entry) string { return e.Candidate.Applicant.Region }},
		{lang.Text("Experience"), func(e account.Entry) string {
			return profile.Short(career.At(e.Candidate.Applicant.Experience, today).Total.About)
		}},
		{lang.Text("Verdict"), func(e account.Entry) string { return verdict(e.Review) }},
	}
	out := []block{{kind: heads}}
	for i := range l.Entries {
		out = append(out, block{kind: entry, ref: i + 1})
	}
	for _, c := range columns {
		values := make([]string, len(l.Entries))
		for i, e := range l.Entries {
			values[i] = strings.TrimSpace(text.Line(c.of(e)))
		}
		if strings.Join(values, "") == "" {
			continue
		}
		out[0].cells = append(out[0].cells, c.heading)
		for i, value := range values {
			out[i+1].cells = append(out[i+1].cells, value)
		}
	}
	return out
}

// booklet returns a list as one document that begins with a table.
func booklet(l List) []block {
	out := []block{{kind: title, text: text.Line(l.Title)}}
	describe := sayWritten
	if len(l.Entries) > 0 && l.Agrees(true) {
		describe = sayWrittenBlind
	}
	out = append(out, block{kind: about, text: describe(len(l.Entries), madeAt(l.Made))})
	if len(l.Entries) > 0 {
		out = append(out, table(l)...)
	}
	for i, e := range l.Entries {
		c := e.Candidate
		out = append(out, block{kind: person, ref: i + 1, text: nameOf(c), foot: text.Joined(" · ", fmt.Sprint(c.ApplyID()), text.Line(c.Status.Label()))})
		out = append(out, aboutOne(e)...)
		out = append(out, note(e.Review)...)
		out = append(out, experience(e.Candidate.Applicant)...)
		out = append(out, cvText(e)...)
	}
	return out
}

// madeAt writes the time at which a document was made.
func madeAt(made time.Time) string { return amount.LongDate(made.Local()) }

func nameOf(c model.Candidate) string {
	if name := text.Line(c.Applicant.Name); strings.TrimSpace(name) != "" {
		return name
	}
	return sayApplication(c.ID)
}

// verdict writes a review on one line.
func verdict(r model.Review) string {
	rating := ""
	if r.Rating > 0 {
		rating = lang.Text("%d of %d", r.Rating, model.MaxRating)
	}
	return text.Joined(", ", r.Verdict.Label(), rating)
}

// aboutOne writes the profile of an applicant.
func aboutOne(e account.Entry) (out []block) {
	add := func(label, value string) {
		if value = strings.TrimSpace(text.Line(value)); value != "" {
			out = append(out, block{kind: field, label: label, text: value})
		}
	}
	add(lang.Text("Verdict"), verdict(e.Review))
	add(lang.Text("Reason"), e.Review.Reason)
	add(lang.Text("Tags"), strings.Join(e.Review.Tags, ", "))
	add(lang.Text("Outcome"), model.OutcomeLabel(e.Review.Outcome))
	add(profile.Job.Label(), e.Candidate.JobTitle)
	known := profile.About(e.Candidate, func(t time.Time) string { return moment(t, time.Local) })
	for _, f := range known.Only(profile.Applied, profile.Suggested, profile.Phone, profile.Email, profile.Age, profile.Gender,
		profile.Region, profile.Relocates, profile.Wants, profile.Questions) {
		if f.Kind == profile.Email && !strings.Contains(f.Value, "*") { // whether the board has opened it is no news to the reader
			f.Note = ""
		}
		add(f.Kind.Label(), f.Value+" "+f.Note)
	}
	return out
}

// note returns the manager's own note, and the notes of answers.
func note(r model.Review) (out []block) {
	if strings.TrimSpace(r.Note) != "" {
		out = append([]block{{kind: section, text: lang.Text("Notes")}}, lines(line, r.Note)...)
	}
	if len(r.Answers) > 0 {
		out = append(out, block{kind: section, text: lang.Text("Answers in the interview")})
	}
	for _, a := range r.Answers {
		out = append(append(out, block{kind: bullet, text: text.Line(a.Question)}), lines(line, a.Note)...)
	}
	return out
}

func experience(p model.Applicant) (out []block) {
	if len(p.Experience) > 0 {
		out = append(out, block{kind: section, text: lang.Text("Experience")})
	}
	for _, e := range p.Experience {
		out = append(out, block{kind: bullet, text: text.Line(text.Joined(" · ", text.Joined(", ", e.Title, e.Employer), profile.Period(e)))})
		out = append(out, lines(line, e.Responsibilities)...)
	}
	if len(p.Education) > 0 {
		out = append(out, block{kind: section, text: lang.Text("Education")})
	}
	for _, e := range p.Education {
		out = append(out, block{kind: bullet, text: text.Line(text.Joined(", ", optional(e.Graduated), e.Level, e.Major, e.Institution))})
	}
	return out
}

func cvText(e account.Entry) []block {
	out := []block{{kind: section, text: lang.Text("CV")}}
	if e.NoCV != nil {
		return append(out, block{kind: remark, text: text.Sentence(e.NoCV.Error())})
	}
	if e.CV.Note != "" {
		out = append(out, block{kind: remark, text: text.Sentence(e.CV.Note)})
	}
	for _, p := range e.CV.Pages {
		out = append(out, lines(cvLine, p.Text)...)
	}
	return out
}

// lines returns the lines of free text that are not empty. HTML is rendered as text.
func lines(k kind, s string) (out []block) {
	const unbroken = 4000 // cells
	all := text.Lines(s)
	if k == line && htmltext.IsHTML(s) {
		all = text.NewRenderer(text.Style{Bare: true}).HTML(s, unbroken)
	}
	for _, one := range all {
		if one = strings.TrimSpace(one); one != "" {
			out = append(out, block{kind: k, text: one})
		}
	}
	return out
}

func sayWritten(n int, at string) string {
	return lang.Plural(n, "%d applicant · %s", "%d applicants · %s", at)
}

func sayWrittenBlind(n int, at string) string {
	return lang.Plural(n, "%d applicant · %s. Blind mode was on: identities are hidden.", "%d applicants · %s. Blind mode was on: identities are hidden.", at)
}
