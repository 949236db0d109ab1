package query

import (
	"strings"
	"time"
	"unicode/utf8"

	"shortlist/model"
	"shortlist/model/reading"
)

// Entry is an application or a job in the form that is compared in memory.
type Entry struct {
	// text holds the keys of the fields that are found in any alphabet, and then the
	// folded words of each written field, names first. Spaces are around each word, and
	// an edge is before each field and at the end.
	text         string
	title, lists string           // words of the job's title, and of the shortlists
	cv           []string         // texts of the CV
	candidate    *model.Candidate // nil for a job
	review       *model.Review    // nil without a review
	job          *model.Job       // nil for an application
	unviewed     int              // applicants of the job
	happened     time.Time        // when something last happened to the application
}

// barrier is between two texts, so that no phrase matches across them. No word is like
// it. It also separates a stem from its ending.
const barrier = "·"

// sign is the first character of a key. No word of a text begins with it.
const sign = "="

// edge returns the character before a field.
func edge(f Field) byte { return byte(f) + 1 }

// keysOf returns the place of a field's keys, as a field.
func keysOf(f Field) Field {
	switch f {
	case Employer:
		return Marks
	case Region:
		return Marks + 1
	}
	return Marks + 2
}

// EntryOf returns the entry of a document.
func EntryOf(d *Document) *Entry {
	return newEntry(d, Entry{candidate: d.candidate, review: &d.review, happened: d.Happened})
}

func newEntry(d *Document, e Entry) *Entry {
	var f folder
	e.text = f.document(d)
	e.title, e.lists = f.column(d.title), f.column(d.lists...)
	e.cv = d.Texts[CV]
	return &e
}

// column returns the words of a field with spaces around them. For anyField it returns
// the words of all written fields, and their keys.
func (e *Entry) column(f Field) string {
	switch f {
	case anyField:
		return e.text
	case jobTitle:
		return e.title
	case shortlists:
		return e.lists
	case contactsInCV:
		return e.contactsInCV()
	}
	return e.between(f)
}

// contactsInCV returns the words and numbers of the contacts in the CV. It looks for them each time, since few queries
// ask for them.
func (e *Entry) contactsInCV() string {
	const most = 100 // of a kind
	var found []string
	for _, text := range e.cv {
		for _, c := range reading.Contacts(text, most) {
			found = append(found, c.Value)
			if c.Kind == reading.Phone {
				found = append(found, numbersOf(c.Value)...)
			}
		}
	}
	var f folder
	return f.column(found...)
}

// keys returns the words of a field in any alphabet.
func (e *Entry) keys(f Field) string {
	switch {
	case f == anyField:
		return e.text
	case !f.isSpelled():
		return ""
	}
	return e.between(keysOf(f))
}

func (e *Entry) between(f Field) string {
	from := strings.IndexByte(e.text, edge(f)) + 1
	return e.text[from : from+strings.IndexByte(e.text[from:], edge(f-1))]
}

// folder folds the words of texts. It uses one buffer for all of them.
type folder struct {
	scanner
	b, keys []byte
}

// document returns the keys of a document's words, and then the words.
func (w *folder) document(d *Document) string {
	w.b, w.keys = w.b[:0], w.keys[:0]
	for f := Name; f >= 0; f-- {
		w.b = append(w.b, edge(f), ' ')
		spelled := f.isSpelled()
		if spelled {
			w.keys = append(w.keys, edge(keysOf(f)), ' ')
		}
		for i, text := range d.Texts[f] {
			if i > 0 {
				w.b = append(w.b, barrier+" "...)
				if spelled {
					w.keys = append(w.keys, barrier+" "...)
				}
			}
			for w.read(text); w.next(); {
				w.b = append(append(w.b, w.folded...), ' ')
				if spelled {
					w.keys = append(append(append(w.keys, sign...), keyOf(text[w.start:w.end], w.folded)...), ' ')
				}
			}
		}
		if f == Contact {
			for _, text := range d.Texts[f] {
				for _, number := range numbersOf(text) {
					w.b = append(append(append(w.b, barrier+" "...), number...), ' ')
				}
			}
		}
	}
	w.keys = append(append(w.keys, w.b...), edge(-1))
	return string(w.keys)
}

// column returns the words of texts.
func (w *folder) column(texts ...string) string {
	w.b = append(w.b[:0], ' ')
	for i, text := range texts {
		if i > 0 {
			w.b = append(w.b, barrier+" "...)
		}
		for w.read(text); w.next(); {
			w.b = append(append(w.b, w.folded...), ' ')
		}
	}
	return string(w.b)
}

// beginnings is the most letters that a beginning of a word has as a word of the index.
const beginnings = 3

// Column returns a field in the form for an index of words: the words are separated by
// spaces, and consist of letters, digits, + , # and ·. The stems of its words and their
// beginnings are words, too, each once. A search for a prefix alone is slow if every
// application has a word with it.
func (e *Entry) Column(f Field) string {
	if f == Marks {
		return strings.Join(e.marks(), " ")
	}
	var words, more strings.Builder
	text := e.column(f)
	words.Grow(3 * len(text))
	seen := map[string]bool{}
	add := func(mark string) {
		if !seen[mark] {
			seen[mark] = true
			more.WriteString(mark + " ")
		}
	}
	for word := range strings.FieldsSeq(text) {
		if word == barrier {
			words.WriteString(barrier + " ")
			continue
		}
		n := stem(word)
		words.WriteString(word[:n] + barrier + word[n:] + " ")
		add(stemMark(word[:n]))
		for end, letters := 0, 0; end < n && letters < beginnings; letters++ {
			_, size := utf8.DecodeRuneInString(word[end:])
			end += size
			add(beginningMark(word[:end]))
		}
	}
	words.WriteString(barrier + " ")
	for key := range strings.FieldsSeq(e.keys(f)) {
		if key == barrier {
			words.WriteString(barrier + " ")
			continue
		}
		key = strings.TrimPrefix(key, sign)
		words.WriteString(spelledMark(key) + " ")
		for n := 2; n <= min(len(key), beginnings); n++ {
			add(spellingMark(key[:n]))
		}
	}
	return words.String() + barrier + " " + more.String()
}
