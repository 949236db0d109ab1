package query

import (
	"cmp"
	"math"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// span is a range of numbers, both ends included.
type span struct{ from, to int64 }

const endless = math.MaxInt64

// signs are the comparisons, the longer ones first.
func signs() []string { return []string{">=", "=>", "<=", "=<", "≥", "≤", ">", "<", "==", "="} }

// readSpan reads a comparison, a range or a value. point reads one value as a span: a
// month is the span of its days. ok is false for any other text; begun reports that it
// may become one with more letters.
func readSpan(value string, point func(string) (span, bool)) (s span, ok, begun bool) {
	for _, sign := range signs() {
		rest, is := strings.CutPrefix(value, sign)
		if !is {
			continue
		}
		p, ok := point(rest)
		switch sign {
		case ">":
			p = span{p.to + 1, endless}
		case ">=", "=>", "≥":
			p.to = endless
		case "<":
			p = span{0, p.from - 1}
		case "<=", "=<", "≤":
			p.from = 0
		}
		return p, ok, rest == ""
	}
	if left, right, is := strings.Cut(value, ".."); is {
		s = span{0, endless}
		if left != "" {
			p, ok := point(left)
			if !ok {
				return s, false, false
			}
			s.from = p.from
		}
		if right != "" {
			p, ok := point(right)
			if !ok {
				return s, false, true
			}
			s.to = p.to
		}
		return s, left != "" || right != "", true
	}
	s, ok = point(value)
	return s, ok, strings.HasSuffix(value, ".")
}

// dashed writes a range with a dash as one with dots.
func dashed(value string) string {
	if left, right, is := strings.Cut(strings.ReplaceAll(value, "–", "-"), "-"); is && !strings.Contains(value, "..") {
		return left + ".." + right
	}
	return value
}

// wholeNumber reads a number of years.
func wholeNumber(s string) (span, bool) {
	n, err := strconv.ParseInt(s, 10, 32)
	return span{n, n}, err == nil && n >= 0
}

// moneyText matches an amount as people write it, in groups of thousands or not, with a
// currency before or behind it.
var moneyText = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Sc}?)(\d{1,3}(?:[ ,._'\x{a0}]\d{3})+|\d{1,9})(k|к|тис)? ?(\p{Sc}|\p{L}*)$`)
})

// currencies are the currencies by their names and signs.
var currencies = map[string]string{
	"uah": "uah", "₴": "uah", "грн": "uah", "usd": "usd", "$": "usd", "eur": "eur", "€": "eur",
	"ron": "ron", "lei": "ron", "leu": "ron", "huf": "huf", "ft": "huf",
}

// money reads an amount and its currency, "" if none is given.
func money(s string) (amount span, currency string, ok bool) {
	m := moneyText().FindStringSubmatch(s)
	if m == nil || m[1] != "" && m[4] != "" {
		return span{}, "", false
	}
	digits := strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, m[2])
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil {
		return span{}, "", false
	}
	n = min(n, 1e12)
	if m[3] != "" {
		n *= 1000
	}
	sign := cmp.Or(m[1], m[4])
	return span{n * 100, n*100 + 99}, currencies[sign], sign == "" || currencies[sign] != ""
}

// salary finds applicants by the salary they ask for: in the given currency, else in
// the currency of each (CONTRACT 32).
func salary(value string) (n node, problem string, begun bool) {
	in, mixed := "", false
	s, ok, begun := readSpan(dashed(value), func(text string) (span, bool) {
		amount, currency, ok := money(strings.TrimSpace(text))
		mixed = mixed || currency != "" && in != "" && currency != in
		in = cmp.Or(in, currency)
		return amount, ok
	})
	switch {
	case mixed:
		return n, lang.Text("salary: needs one currency for both amounts."), false
	case !ok:
		return n, lang.Text("salary: needs an amount like <=40000, >1000usd or 25000..40000, in UAH, USD, EUR, RON or HUF."), begun
	}
	n = node{term: amounts.between(s)}
	if in != "" {
		mark := currencyMark(in)
		n = node{of: []node{n, fact(func(e *Entry) bool {
			return e.candidate.Applicant.Salary != nil && currencyMark(e.candidate.Applicant.Currency) == mark
		}, mark)}}
	}
	return n, "", false
}

// agoText matches a time before now.
var agoText = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(\d{1,4})([dwmy])$`) })

// applied finds applicants by their date: a day, a month, a year, or a time before now.
func applied(value string, now time.Time) (n node, problem string, begun bool) {
	today := dayOf(now)
	ago := func(text string) (day int64, ok bool) {
		m := agoText().FindStringSubmatch(text)
		if m == nil {
			return 0, false
		}
		n, _ := strconv.Atoi(m[1]) // digits only
		switch m[2] {
		case "w":
			return today - 7*int64(n), true
		case "m":
			return dayOf(now.Local().AddDate(0, -n, 0)), true
		case "y":
			return dayOf(now.Local().AddDate(-n, 0, 0)), true
		}
		return today - int64(n), true
	}
	if day, ok := ago(value); ok {
		return node{term: days.between(span{day, endless})}, "", false
	}
	// The longer ago, the earlier the day.
	for _, sign := range signs() {
		if rest, is := strings.CutPrefix(value, sign); is {
			if _, ok := ago(rest); ok {
				value = strings.NewReplacer("<", ">", ">", "<", "≤", "≥", "≥", "≤").Replace(sign) + rest
			}
			break
		}
	}
	s, ok, begun := readSpan(value, func(text string) (span, bool) {
		if day, ok := ago(text); ok {
			return span{day, day}, true
		}
		return calendar(text, now)
	})
	if !ok {
		return n, lang.Text("applied: needs a time like 7d, 2w or 3m, a date like 2026-10-01, or a range like 2026-10-01..2026-10-31."), begun
	}
	return node{term: days.between(s)}, "", false
}

// happened finds applicants who applied since a day, and those with an event in their history since then.
func happened(value string, now time.Time) (n node, problem string, begun bool) {
	day, err := amount.ReadPastDay(value, now)
	if err != nil {
		return n, lang.Text("since: needs a day like monday, yesterday, 7d or 2026-11-23."), true
	}
	return node{term: happenings.between(span{dayOf(day), endless})}, "", false
}

// calendar reads a day, a month or a year.
func calendar(text string, now time.Time) (span, bool) {
	switch text {
	case "today":
		return span{dayOf(now), dayOf(now)}, true
	case "yesterday":
		return span{dayOf(now) - 1, dayOf(now) - 1}, true
	}
	for layout, next := range map[string]func(time.Time) time.Time{
		"2006-01-02": func(t time.Time) time.Time { return t.AddDate(0, 0, 1) },
		"2006-01":    func(t time.Time) time.Time { return t.AddDate(0, 1, 0) },
		"2006":       func(t time.Time) time.Time { return t.AddDate(1, 0, 0) },
	} {
		if t, err := time.ParseInLocation(layout, text, time.Local); err == nil {
			return span{dayOf(t), dayOf(next(t)) - 1}, true
		}
	}
	return span{}, false
}

// numbers finds applicants by a whole number. expected is the message about any
// other value.
func numbers(value, expected string, find func(span) node) (n node, problem string, begun bool) {
	s, ok, begun := readSpan(dashed(value), wholeNumber)
	if !ok {
		return n, expected, begun
	}
	return find(s), "", false
}
