package export

import (
	"fmt"
	"regexp"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/facts"
	"shortlist/ui/text"
	"shortlist/ui/worklife"
)

// block is a piece of a packet, in the order of reading. Its texts are safe text of one
// line.
type block struct {
	kind  kind
	text  string
	label string // of a field
	ref   int    // the person an entry of the index leads to, and a title is of; from 1
}

type kind int

const (
	title   kind = iota // of the packet
	about               // what the packet is
	entry               // of the index
	person              // the heading of one
	section             // of a person
	field               // a named value
	bullet
	line   // of free text
	cvLine // of a CV
	remark // ours, about what is missing
)

// packet is a list as one document, an index first.
func packet(l List) []block {
	out := []block{{kind: title, text: text.Line(l.Title)}}
	said := fmt.Sprintf("%s, written down %s.", amount.People(len(l.Entries)), l.Made.Local().Format("2 January 2006, 15:04"))
	if len(l.Entries) > 0 && l.Agrees(true) {
		said += " Blind mode was on: who they are is hidden."
	}
	out = append(out, block{kind: about, text: said})
	for i, e := range l.Entries {
		c := e.Candidate
		out = append(out, block{kind: entry, ref: i + 1, text: joined(" · ", nameOf(c), text.Line(c.JobTitle), verdict(e.Review))})
	}
	for i, e := range l.Entries {
		out = append(out, block{kind: person, ref: i + 1, text: nameOf(e.Candidate)})
		out = append(out, profile(e)...)
		out = append(out, note(e.Review)...)
		out = append(out, experience(e.Candidate.Applicant)...)
		out = append(out, cvText(e)...)
	}
	return out
}

func nameOf(c model.Candidate) string {
	if name := text.Line(c.Applicant.Name); strings.TrimSpace(name) != "" {
		return name
	}
	return fmt.Sprintf("Application %d", c.ID)
}

// verdict words a review on one line.
func verdict(r model.Review) string {
	rating := ""
	if r.Rating > 0 {
		rating = fmt.Sprintf("%d of %d", r.Rating, model.MaxRating)
	}
	return joined(", ", string(r.Verdict), rating)
}

func profile(e account.Entry) (out []block) {
	add := func(label, value string) {
		if value = strings.TrimSpace(text.Line(value)); value != "" {
			out = append(out, block{kind: field, label: label, text: value})
		}
	}
	add("Verdict", verdict(e.Review))
	add("Tags", strings.Join(e.Review.Tags, ", "))
	known := facts.Of(e.Candidate, func(t time.Time) string { return moment(t, time.Local) })
	for _, f := range known.Only(facts.Application, facts.Job, facts.Applied, facts.Suggested, facts.Status, facts.Phone, facts.Email, facts.Age, facts.Gender,
		facts.Region, facts.Relocates, facts.Wants, facts.Questions) {
		add(string(f.Kind), f.Value+" "+f.Note)
	}
	return out
}

// note is what the person who exports wrote themselves.
func note(r model.Review) (out []block) {
	if strings.TrimSpace(r.Note) == "" {
		return nil
	}
	return append([]block{{kind: section, text: "Notes"}}, lines(line, r.Note)...)
}

func experience(p model.Applicant) (out []block) {
	if len(p.Experience) > 0 {
		out = append(out, block{kind: section, text: "Experience"})
	}
	for _, e := range p.Experience {
		out = append(out, block{kind: bullet, text: text.Line(joined(" · ", joined(", ", e.Title, e.Employer), worklife.Period(e)))})
		out = append(out, lines(line, e.Responsibilities)...)
	}
	if len(p.Education) > 0 {
		out = append(out, block{kind: section, text: "Education"})
	}
	for _, e := range p.Education {
		out = append(out, block{kind: bullet, text: text.Line(joined(", ", optional(e.Graduated), e.Level, e.Major, e.Institution))})
	}
	return out
}

func cvText(e account.Entry) []block {
	out := []block{{kind: section, text: "CV"}}
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

// markup is what free text has in it when it is HTML.
var markup = regexp.MustCompile(`</?[A-Za-z]|&(#\d+|\w+);`)

// lines are those of free text that have something on them; HTML is text.
func lines(k kind, s string) (out []block) {
	const unbroken = 4000 // cells
	all := text.Lines(s)
	if k == line && markup.MatchString(s) {
		all = text.NewRenderer(text.Style{Bare: true}).HTML(s, unbroken)
	}
	for _, one := range all {
		if one = strings.TrimSpace(one); one != "" {
			out = append(out, block{kind: k, text: one})
		}
	}
	return out
}
