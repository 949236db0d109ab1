package jobs

import (
	"errors"
	"strconv"
	"strings"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
)

// code is a code of the service, and the words that may be typed for it.
type code struct {
	n     int
	label string   // with the number
	words []string // the name, and each word of a name of several
}

// rateCodes are the pay periods. Their words are those of the language, and an English one, so that a script works in
// every language.
func rateCodes() (out []code) {
	english := map[model.Rate]string{0: "hour", 1: "day", 2: "week", 3: "month", 5: "year"}
	for _, r := range model.Rates() {
		label := command.Number(int64(r)) + " · " + r.String()
		out = append(out, code{int(r), label, append(strings.Fields(r.String()), r.String(), english[r])})
	}
	return out
}

// currencyCodes are the currencies of a country. In an unknown country they have no names.
func currencyCodes(k model.Country) (out []code) {
	for _, c := range model.Currencies() {
		of := code{n: int(c), label: k.Label(c)}
		if iso := k.Currency(c); iso != "" {
			of.words = []string{iso}
		}
		out = append(out, of)
	}
	return out
}

// typeCodes have no words: the service's two lists name the types differently.
func typeCodes() (out []code) {
	for t := model.JobType(0); t.Valid(); t++ {
		out = append(out, code{n: int(t), label: model.LabelsBoth.Label(t)})
	}
	return out
}

// setCode sets a code by a number, a word, or the beginning of a word; "" clears it. The rules of a job check later
// whether the code of a number exists.
func setCode[T ~int](to **T, typed string, codes []code) error {
	if typed == "" {
		*to = nil
		return nil
	}
	n, err := strconv.Atoi(typed)
	if err != nil {
		var ok bool
		if n, ok = codeOf(typed, codes); !ok {
			var labels []string
			for _, c := range codes {
				labels = append(labels, c.label)
			}
			return errors.New(lang.Text("%q is none of these: %s", typed, strings.Join(labels, ", ")))
		}
	}
	set := T(n)
	*to = &set
	return nil
}

// codeOf returns the only code with the typed word, or else the only code with a word that begins with it.
func codeOf(typed string, codes []code) (n int, ok bool) {
	typed = strings.ToLower(strings.TrimSpace(typed))
	for _, is := range []func(word string) bool{
		func(word string) bool { return word == typed },
		func(word string) bool { return strings.HasPrefix(word, typed) },
	} {
		found := map[int]bool{}
		for _, c := range codes {
			for _, word := range c.words {
				if is(strings.ToLower(word)) {
					n, found[c.n] = c.n, true
				}
			}
		}
		if len(found) > 0 {
			return n, len(found) == 1
		}
	}
	return 0, false
}
