package export

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"time"
	"unicode/utf8"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/account"
	"shortlist/api/wire"
	"shortlist/model"
)

// entryDoc is an application in JSON: the service's field names, and what only this
// computer knows.
type entryDoc struct {
	wire.Candidate
	CVFile     *CVFile   `json:"cvFile,omitzero"` // without a path: CVText has the text
	Review     reviewDoc `json:"review"`
	Shortlists []string  `json:"shortlists"`      // their names
	CVText     *string   `json:"cvText"`          // form feeds separate its pages; null if no text is known
	CVNote     string    `json:"cvNote,omitzero"` // which part of the text is missing, or why there is no text
}

type reviewDoc struct {
	Verdict string     `json:"verdict"`
	Rating  int        `json:"rating"` // 0: not rated
	Tags    []string   `json:"tags"`
	Note    string     `json:"note"`
	Changed *time.Time `json:"changed"`
	Snoozed model.Day  `json:"snoozed,omitzero"` // the day to look at the application again
	Outcome string     `json:"outcome,omitzero"` // hired, withdrew, declined or own words

	Reason  string      `json:"reason,omitzero"`   // of the verdict
	Answers []answerDoc `json:"answers,omitempty"` // in the interview, as the manager noted them
}

type answerDoc struct {
	Question string `json:"question"`
	Note     string `json:"note"`
}

func writeJSON(w io.Writer, l List) error {
	return WriteList(w, len(l.Entries), func(i int) any { return docOf(l.Entries[i]) })
}

// WriteList writes a list of n values in the form of Marshal. It makes and encodes one value after the
// other, because a list may be long.
func WriteList(w io.Writer, n int, value func(i int) any) error {
	list := NewJSONList(w)
	for i := range n {
		if err := list.Add(value(i)); err != nil {
			return err
		}
	}
	return list.Close()
}

// JSONList writes a list in the form of Marshal, value by value. A list that is not closed has no end, and nothing of it
// is written while it is shorter than 1 MB.
type JSONList struct {
	out   *bufio.Writer // keeps its first error until Flush
	begun bool
}

// NewJSONList begins a list.
func NewJSONList(w io.Writer) *JSONList { return &JSONList{out: bufio.NewWriterSize(w, 1<<20)} }

// Add writes a value.
func (l *JSONList) Add(value any) error {
	data, err := marshal(value, jsontext.WithIndentPrefix("  "), jsontext.WithIndent("  "))
	if err != nil {
		return err
	}
	before := ",\n  "
	if !l.begun {
		before, l.begun = "[\n  ", true
	}
	_, _ = l.out.WriteString(before)
	_, err = l.out.Write(data[:len(data)-1])
	return err
}

// Close ends the list.
func (l *JSONList) Close() error {
	end := "\n]\n"
	if !l.begun {
		end = "[]\n"
	}
	_, _ = l.out.WriteString(end)
	return l.out.Flush()
}

func docOf(e account.Entry) entryDoc {
	d := entryDoc{Candidate: wire.OfCandidate(e.Candidate), Review: reviewDoc{
		Verdict: string(e.Review.Verdict), Rating: e.Review.Rating, Tags: append([]string{}, e.Review.Tags...), Note: e.Review.Note, Snoozed: e.Review.Snoozed, Outcome: e.Review.Outcome, Reason: e.Review.Reason,
	}, Shortlists: append([]string{}, e.Shortlists...)}
	for _, a := range e.Review.Answers {
		d.Review.Answers = append(d.Review.Answers, answerDoc(a))
	}
	if !e.Review.Changed.IsZero() {
		d.Review.Changed = &e.Review.Changed
	}
	if e.Candidate.CV != nil {
		d.CVFile = cvFileOf(e.Candidate.CV)
	}
	d.CVNote = e.CV.Note
	if e.NoCV != nil {
		d.CVNote = e.NoCV.Error()
	}
	if len(e.CV.Pages) > 0 {
		all := e.CV.Pages[0].Text
		for _, p := range e.CV.Pages[1:] {
			all += "\f" + p.Text
		}
		d.CVText = &all
	}
	return d
}

// Marshal returns a value as indented JSON with a line break at its end. A terminal acts
// on no character of it. Unknown times are null.
func Marshal(v any) ([]byte, error) { return marshal(v, jsontext.WithIndent("  ")) }

// Line returns a value as Marshal does, on one line.
func Line(v any) ([]byte, error) { return marshal(v) }

func marshal(v any, options ...json.Options) ([]byte, error) {
	data, err := json.Marshal(v, append(options, jsontext.AllowInvalidUTF8(true), jsontext.AllowDuplicateNames(true),
		json.WithMarshalers(json.MarshalToFunc(knownTime)))...)
	if err != nil {
		return nil, fmt.Errorf("write JSON: %w", err)
	}
	return append(harmless(data), '\n'), nil
}

// knownTime writes an unknown time as null.
func knownTime(enc *jsontext.Encoder, t time.Time) error {
	if t.IsZero() {
		return enc.WriteToken(jsontext.Null)
	}
	return errors.ErrUnsupported // written as usual
}

// harmless escapes characters that JSON allows in a string but a terminal acts on: DEL, the
// C1 controls and the marks that change the direction of text. The value stays the same.
func harmless(data []byte) []byte {
	out := make([]byte, 0, len(data))
	for len(data) > 0 {
		r, size := utf8.DecodeRune(data)
		switch {
		case r == utf8.RuneError && size == 1:
			out = append(out, `\ufffd`...)
		case r >= 0x7F && r <= 0x9F, r == 0x061C, r == 0x200E, r == 0x200F, r >= 0x2028 && r <= 0x202E, r >= 0x2066 && r <= 0x2069, r == 0xFEFF:
			out = fmt.Appendf(out, `\u%04x`, r)
		default:
			out = append(out, data[:size]...)
		}
		data = data[size:]
	}
	return out
}
