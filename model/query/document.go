package query

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/spelling"
)

// Field is a part of what is known of an application.
type Field int

// The fields, in the order in which one is looked for that shows why somebody was
// found: the most telling first.
const (
	Position Field = iota
	Employer
	Note
	Tag
	Duties
	CV
	Education
	Region
	Contact
	Name
	Marks // what it is and has, its review, and its job: no text that is shown

	fields
	anyField Field = -1
)

// Fields lists those that are columns of an index, in their order there.
func Fields() []Field {
	out := make([]Field, fields)
	for i := range out {
		out[i] = Field(i)
	}
	return out
}

// String returns the field's name in the language, but for Marks.
func (f Field) String() string {
	return [fields]string{"position", "employer", "note", "tag", "duties", "cv", "education", "region", "contact", "name", "marks"}[f]
}

// Document is all that is searched of one application, as it is written.
type Document struct {
	Texts  [Marks][]string // by field
	ReadCV func() string   // reads the text of the CV when Find looks at it; nil: Texts has it
	marks  []string        // of the column Marks
}

// maxText is how many bytes of a text count: more than the longest CV has.
const maxText = 256 << 10

// DocumentOf puts together what is known of an application. title is its job's, lists
// the names of the shortlists it is on, and cv what was read of the CV.
func DocumentOf(c *model.Candidate, title string, r model.Review, lists []string, cv string) Document {
	var d Document
	add := d.addText
	a := &c.Applicant
	add(Name, a.Name)
	add(Contact, a.Contacts.Phone)
	add(Contact, a.Contacts.Email)
	add(Region, a.Region)
	for _, e := range a.Experience {
		add(Position, e.Title)
		add(Employer, e.Employer)
		add(Duties, visible(e.Responsibilities))
	}
	for _, e := range a.Education {
		add(Education, e.Institution)
		add(Education, e.Major)
	}
	add(Note, r.Note)
	for _, t := range r.Tags {
		add(Tag, t)
	}
	add(CV, cv)
	if title == "" {
		title = c.JobTitle
	}
	d.mark(c, title, r)
	d.markNumbers(c)
	for _, name := range lists {
		d.marks = append(d.marks, barrier)
		for _, w := range Words(name) {
			d.marks = append(d.marks, listMark(w.token()))
		}
	}
	return d
}

func (d *Document) addText(f Field, text string) {
	if text != "" {
		d.Texts[f] = append(d.Texts[f], text[:min(len(text), maxText)])
	}
}

// visible is what is seen of a text that may be HTML.
func visible(text string) string {
	if !strings.ContainsAny(text, "<&") {
		return text
	}
	return htmltext.Visible(text)
}

// Marks of applications and jobs, as is: and has: name them.
const (
	isUnseen, isNew, isSuggested, isPremium, isDeleted               = "unseen", "new", "suggested", "premium", "deleted"
	hasCV, hasEmail, hasPhone, hasNote, hasTag, hasRating, hasSalary = "cv", "email", "phone", "note", "tag", "rating", "salary"
	hasMessages, hasVerdict                                          = "messages", "verdict"

	// Of jobs, which are unseen while an applicant of theirs is.
	isActive, isStopped, isInactive, hasApplicants = "active", "stopped", "inactive", "applicants"
)

// barrier is a word that none is, between two texts: no phrase goes over it. It also
// parts a stem from its ending.
const barrier = "·"

// Every application is marked everyone.
const everyone = barrier + "all"

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

func (d *Document) mark(c *model.Candidate, title string, r model.Review) {
	d.marks = []string{everyone, ratingMark(r.Rating), verdictMark(r.Verdict), jobMark(c.JobID)}
	contacts := c.Applicant.Contacts
	for mark, on := range map[string]bool{
		isMark(isUnseen): c.Unseen() && !c.Hidden() && !c.Suggested, isMark(isNew): c.New, isMark(isSuggested): c.Suggested,
		isMark(isPremium): c.Premium, isMark(isDeleted): c.Hidden(),
		hasMark(hasCV): c.CV != nil && c.CV.Broken == "", hasMark(hasEmail): contacts.Email != "" && !contacts.Masked(),
		hasMark(hasPhone): contacts.Phone != "", hasMark(hasNote): r.Note != "", hasMark(hasTag): len(r.Tags) > 0,
		hasMark(hasRating): r.Rating > 0, hasMark(hasVerdict): r.Verdict != model.Undecided,
		hasMark(hasSalary): c.Applicant.Salary != nil, hasMark(hasMessages): c.HasMessages || c.Messages > 0,
	} {
		if on {
			d.marks = append(d.marks, mark)
		}
	}
	slices.Sort(d.marks)
	for _, w := range Words(title) {
		d.marks = append(d.marks, titleMark(w.token()))
	}
}

// markNumbers notes what an application is compared by.
func (d *Document) markNumbers(c *model.Candidate) {
	a := &c.Applicant
	d.marks = append(d.marks, statusMark(string(c.Status)))
	d.marks = append(d.marks, experienceMarks(c)...)
	if a.Age != nil {
		d.marks = append(d.marks, ages.marks(int64(*a.Age))...)
	}
	if a.Salary != nil {
		d.marks = append(append(d.marks, amounts.marks(hundredths(*a.Salary))...), currencyMark(a.Currency))
	}
	if !c.Suggested && !c.Date.IsZero() {
		d.marks = append(d.marks, days.marks(dayOf(c.Date))...)
	}
}

// oneToken is a word of the service's as one word of an index.
func oneToken(s string) string {
	var out strings.Builder
	for _, w := range Words(s) {
		out.WriteString(w.Folded)
	}
	return out.String()
}

// token is a word as an index holds it.
func (w Word) token() string { return w.Folded[:w.Stem] + barrier + w.Folded[w.Stem:] }

// wordsOf returns the words of a text of a field. One without letters is the barrier.
// A phone number is also found by its digits, however they are parted, and by the last
// of them: few type the country's.
func wordsOf(f Field, text string) []Word {
	words := plainWords(f, text)
	if isSpelled(f) {
		spell(words, text)
	}
	return words
}

// plainWords is wordsOf without the keys of the words.
func plainWords(f Field, text string) []Word {
	words := Words(text)
	if f != Contact {
		return words
	}
	var digits []byte
	for i := range len(text) {
		switch {
		case '0' <= text[i] && text[i] <= '9':
			digits = append(digits, text[i])
		case strings.IndexByte("+-() ./", text[i]) < 0:
			return words
		}
	}
	const own = 9 // digits of a number without its country and its zero
	for _, n := range []int{own, own + 1, len(digits)} {
		if len(digits) >= n && n <= maxWord {
			whole := Word{Folded: string(digits[len(digits)-n:]), Stem: n, End: len(text)}
			words = append(words, Word{}, whole)
		}
	}
	return words
}

// isSpelled reports whether words of a field are found in any alphabet: those of names and
// places are, and no others, of which too many would be found.
func isSpelled(f Field) bool { return f == Name || f == Employer || f == Region }

// spell notes how the words of a text are written in any alphabet. One that is in none of
// them stands for itself.
func spell(words []Word, text string) {
	for i := range words {
		w := &words[i]
		if w.Folded == "" {
			continue
		}
		if w.Spelled = spelling.Key(text[w.Start:w.End]); w.Spelled == "" {
			w.Spelled = w.Folded
		}
	}
}

// Entry is a document as it is compared: the words of each field with spaces around
// them.
type Entry struct{ columns [fields]string }

// EntryOf makes the entry of a document.
func EntryOf(d *Document) *Entry {
	e := &Entry{}
	var b strings.Builder
	for f, texts := range d.Texts {
		if len(texts) == 0 {
			continue
		}
		b.Reset()
		b.WriteByte(' ')
		for i, text := range texts {
			if i > 0 {
				b.WriteString(barrier + " ")
			}
			words := wordsOf(Field(f), text)
			for _, w := range words {
				b.WriteString(w.token() + " ")
			}
			if isSpelled(Field(f)) {
				b.WriteString(barrier + " ")
				for _, w := range words {
					b.WriteString(spelledMark(w.Spelled) + " ")
				}
			}
		}
		e.columns[f] = b.String()
	}
	e.columns[Marks] = " " + strings.Join(d.marks, " ") + " "
	return e
}

// beginnings is up to how many letters a beginning of a word stands in an index as a
// word of its own.
const beginnings = 3

// Column returns a field as an index of words holds it: they are parted by spaces, and
// made of letters, digits, + , # and ·. The stems of its words and what they begin with
// are words, too, each once: to put together all words that begin alike takes long
// where everybody has some.
func (e *Entry) Column(f Field) string {
	text := e.columns[f]
	if f == Marks {
		return text
	}
	var b strings.Builder
	b.Grow(3 * len(text))
	b.WriteString(text)
	seen := map[string]bool{}
	for token := range strings.FieldsSeq(text) {
		if key, is := strings.CutPrefix(token, spelledMark("")); is {
			for _, n := range []int{2, 3} {
				if beginning := key[:min(n, len(key))]; len(beginning) == n && !seen[spellingMark(beginning)] {
					seen[spellingMark(beginning)] = true
					b.WriteString(spellingMark(beginning) + " ")
				}
			}
			continue
		}
		stem, _, _ := strings.Cut(token, barrier)
		if stem == "" || seen[barrier+stem] {
			continue
		}
		seen[barrier+stem] = true
		b.WriteString(stemMark(stem) + " ")
		end := 0
		for range beginnings {
			_, size := utf8.DecodeRuneInString(stem[end:])
			if size == 0 {
				break
			}
			end += size
			if beginning := stem[:end]; !seen[beginning] {
				seen[beginning] = true
				b.WriteString(beginningMark(beginning) + " ")
			}
		}
	}
	return b.String()
}
