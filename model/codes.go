package model

import (
	"slices"
	"strconv"
	"strings"

	"shortlist/model/lang"
)

// Code is a code of the service, and the words that a person may type for it.
type Code struct {
	N     int
	Label string   // with the number
	Words []string // the name, and each word of a name of several
}

// Codes are the codes of a field; nil for a text. Currencies have no names in an unknown country.
func (f FormField) Codes(k Country) (out []Code) {
	switch f {
	case FieldRate: // a script works in each language by the English words
		english := map[Rate]string{0: "hour", 1: "day", 2: "week", 3: "month", 5: "year"}
		for _, r := range Rates() {
			label := strconv.Itoa(int(r)) + " · " + r.String()
			out = append(out, Code{int(r), label, append(strings.Fields(r.String()), r.String(), english[r])})
		}
	case FieldCurrency:
		for _, c := range Currencies() {
			of := Code{N: int(c), Label: k.Label(c)}
			if iso := k.Currency(c); iso != "" {
				of.Words = []string{iso}
			}
			out = append(out, of)
		}
	case FieldType1, FieldType2: // without words: the service's two lists name the types differently
		for t := JobType(0); t.Valid(); t++ {
			out = append(out, Code{N: int(t), Label: LabelsBoth.Label(t)})
		}
	}
	return out
}

// IsNumber reports whether the service has the field as a number.
func (f FormField) IsNumber() bool {
	return f == FieldSalaryFrom || f == FieldSalaryTo || f.Codes("") != nil
}

// Edit is one change to a draft.
type Edit func(*Draft)

// Edit returns the change that sets the field to what is typed. The error is a sentence for the person.
func (f FormField) Edit(typed string, k Country) (Edit, error) {
	return func(d *Draft) { _ = f.set(d, typed, k) }, f.set(&Draft{}, typed, k)
}

// set sets a field of a draft to what is typed: a text, or the number, the word or the beginning of a word of a code; ""
// clears it. Whether the code of a number exists is checked with the draft.
func (f FormField) set(d *Draft, typed string, k Country) error {
	if t := f.text(d); t != nil {
		*t = typed
		return nil
	}
	n, err := codeOf(typed, f.Codes(k))
	if err != nil {
		return err
	}
	switch f {
	case FieldRate:
		d.Rate = (*Rate)(n)
	case FieldCurrency:
		d.Currency = (*Currency)(n)
	case FieldType1:
		d.Type1 = (*JobType)(n)
	case FieldType2:
		d.Type2 = (*JobType)(n)
	}
	return nil
}

// codeOf returns the code of a number, of a word, or of the beginning of the words of one code alone; nil for "".
func codeOf(typed string, codes []Code) (*int, error) {
	if typed == "" {
		return nil, nil
	}
	if n, err := strconv.Atoi(typed); err == nil {
		return &n, nil
	}
	word := strings.ToLower(strings.TrimSpace(typed))
	var same, begun []int
	var labels []string
	for _, c := range codes {
		labels = append(labels, c.Label)
		for _, of := range c.Words {
			switch of = strings.ToLower(of); {
			case of == word:
				same = append(same, c.N)
			case strings.HasPrefix(of, word):
				begun = append(begun, c.N)
			}
		}
	}
	for _, found := range [][]int{same, begun} {
		if len(slices.Compact(found)) == 1 {
			return &found[0], nil
		}
		if len(found) > 0 {
			break
		}
	}
	return nil, lang.Errorf("%q is none of these: %s", typed, strings.Join(labels, ", "))
}
