package amount

import (
	"cmp"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// ReadPastDay reads a typed day that has begun, and returns its midnight: today, yesterday, a weekday, 7d or a date. A weekday
// is the last one before today, so that on a Monday "monday" is a week ago. Its error is a sentence.
func ReadPastDay(typed string, now time.Time) (time.Time, error) {
	today := model.DayOf(now.Local()).Begin()
	at, ok := readPast(Fold(typed), today)
	if !ok || at.After(today) {
		return time.Time{}, errors.New(lang.Text("Type a day that has begun, such as monday, yesterday, 7d or 2026-11-23."))
	}
	return at, nil
}

func readPast(typed string, today time.Time) (at time.Time, ok bool) {
	if m := figures().FindStringSubmatch(typed); m != nil && m[3] != "" {
		return calendar(typed, today)
	}
	for _, v := range [...]vocabulary{own(), english} {
		for i, names := range strings.Split(v.past, ",") {
			if begins(names, typed, 3) {
				return today.AddDate(0, 0, -i), true
			}
		}
		if i, ok := named(strings.Split(v.weekdays, ","), typed); ok {
			return today.AddDate(0, 0, -((int(today.Weekday())-i+6)%7 + 1)), true
		}
		if n, unit, ok := v.span(typed); ok {
			return []time.Time{today.AddDate(0, 0, -n), today.AddDate(0, 0, -7*n), monthsAfter(today, -n), monthsAfter(today, -12*n)}[unit], true
		}
	}
	return time.Time{}, false
}

// mostYears is how far ahead a day may be; a later one is a slip.
const mostYears = 10

// ErrNoDay is the error of ReadDay for a text that is no day.
var ErrNoDay = lang.NewError("Type a day such as 3d, 2w, 1m, tomorrow, mon, 2026-12-01 or 01.12.2026.")

// ReadDay reads a typed day. Its error is a sentence: the text is no day, or the day has passed or is
// too far ahead. A weekday is the next one after today.
func ReadDay(typed string, today model.Day) (model.Day, error) {
	now := today.Begin()
	at, ok := read(Fold(typed), now)
	if joined, apart := JoinedDay(typed); apart && !ok {
		at, ok = read(joined, now)
	}
	switch {
	case !ok:
		return "", ErrNoDay
	case at.Before(now):
		return "", errors.New(lang.Text("%s has passed.", Day(at)))
	case at.After(now.AddDate(mostYears, 0, 0)):
		return "", errors.New(lang.Plural(mostYears, "%[2]s is more than %[1]d year ahead.", "%[2]s is more than %[1]d years ahead.", Day(at)))
	}
	return model.DayOf(at), nil
}

// DayInWords words a day of the future, or one that has passed: "Tuesday, 1 December 2026 (in 6 days)".
func DayInWords(d, today model.Day) string {
	const hours = 24
	// Summer time makes a day an hour shorter or longer.
	days := int(d.Begin().Add(hours/2*time.Hour).Sub(today.Begin()).Hours() / hours)
	if d < today {
		return Day(d.Begin())
	}
	return sayIn(Day(d.Begin()), days)
}

// ShortFutureDay writes a day in a list, in at most 11 cells: without the year if it is near.
func ShortFutureDay(d, today model.Day) string {
	at := d.Begin()
	if near := today.Begin().AddDate(0, 11, 0); at.After(near) {
		return Date(at)
	}
	return ShortDay(at)
}

// DayChoices are texts that ReadDay reads, for a person to choose from, the soonest first.
func DayChoices() []string { return strings.Split(own().choices, ", ") }

// DayHint shows how a day is typed.
func DayHint() string { return lang.Text("3d, 2w, mon or 2026-12-01") }

// read reads a folded text.
func read(typed string, now time.Time) (time.Time, bool) {
	if at, ok := calendar(typed, now); ok {
		return at, true
	}
	for _, v := range [...]vocabulary{own(), english} {
		if at, ok := v.read(typed, now); ok {
			return at, true
		}
		if at, ok := v.dated(typed, now); ok {
			return at, true
		}
	}
	return time.Time{}, false
}

// figures matches a date in figures, with a dot, a slash or a hyphen between its parts.
var figures = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\d{1,4})[./-] ?(\d{1,2})(?:[./-] ?(\d{1,4}))?\.?$`)
})

// calendar reads a date in figures: the year first if it has four figures, else the day first. A day
// without a year is the next such day.
func calendar(typed string, now time.Time) (time.Time, bool) {
	m := figures().FindStringSubmatch(typed)
	if m == nil {
		return time.Time{}, false
	}
	first, _ := strconv.Atoi(m[1]) // figures only
	second, _ := strconv.Atoi(m[2])
	third, _ := strconv.Atoi(m[3])
	switch {
	case len(m[1]) == 4 && m[3] != "":
		return date(first, second, third)
	case len(m[1]) > 2 || len(m[3]) == 1 || len(m[3]) == 3:
		return time.Time{}, false
	case len(m[3]) == 2:
		third += now.Year() / 100 * 100
		return date(third, second, first)
	case m[3] != "":
		return date(third, second, first)
	}
	if own().order == "month day" {
		first, second = second, first
	}
	return next(second, first, now)
}

// next returns the next day that has this month and day.
func next(month, day int, now time.Time) (time.Time, bool) {
	for year := now.Year(); year <= now.Year()+8; year++ { // 29 February may be so far
		if at, ok := date(year, month, day); ok && !at.Before(now) {
			return at, true
		}
	}
	return time.Time{}, false
}

// worded matches a date with the name of its month: "3 dec", "dec 3rd, 2026", "2026. december 3-án", "3-го грудня".
var worded = sync.OnceValue(func() *regexp.Regexp {
	const name, figure = `(\p{L}{3,})`, `(\d{1,2})(?:st|nd|rd|th|-\p{L}{1,3})?`
	return regexp.MustCompile(`^(?:(\d{4})[., ]+)?(?:` + figure + `[., ]*` + name + `|` + name + `[. ]*` + figure + `)(?:[., ]+(\d{4}))?\.?$`)
})

// dated reads a date with the name of its month.
func (v vocabulary) dated(typed string, now time.Time) (time.Time, bool) {
	m := worded().FindStringSubmatch(typed)
	if m == nil || isDayName(cmp.Or(m[3], m[4])) { // "marți" begins "martie", too
		return time.Time{}, false
	}
	day, _ := strconv.Atoi(cmp.Or(m[2], m[5])) // figures only
	for i, names := range strings.Split(v.months, ",") {
		if !begins(names, cmp.Or(m[3], m[4]), 3) {
			continue
		}
		if year, err := strconv.Atoi(cmp.Or(m[1], m[6])); err == nil {
			return date(year, i+1, day)
		}
		return next(i+1, day, now)
	}
	return time.Time{}, false
}

// date returns the beginning of a day; ok is false if there is no such day.
func date(year, month, day int) (at time.Time, ok bool) {
	at = time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.Local)
	return at, at.Month() == time.Month(month) && at.Day() == day
}

// vocabulary holds the words for days in a language, with commas between them. A word's forms and abbreviations have
// spaces between. Any beginning of two letters is enough.
type vocabulary struct {
	days     string // today and the two days after it
	past     string // today and yesterday
	weekdays string // Sunday first
	months   string // January first; any beginning of three letters is enough
	units    string // day, week, month and year; any beginning is enough
	lead     string // words before a span that do not change it
	trail    string // words behind a span that do not change it
	choices  string
	order    string // of a date without a year: "day month", or "month day"
}

// english is understood in each language.
var english = vocabulary{
	days:     lang.Mark("a day that is typed", "today, tomorrow, overmorrow"),
	past:     lang.Mark("a day that is typed", "today, yesterday"),
	weekdays: lang.Mark("a day that is typed", "sunday, monday, tuesday, wednesday weds, thursday, friday, saturday"),
	months:   lang.Mark("a day that is typed", "january, february, march, april, may, june, july, august, september, october, november, december"),
	units:    lang.Mark("a day that is typed", "days, weeks, months, years"),
	lead:     lang.Mark("a day that is typed", "in"),
	trail:    lang.Mark("a day that is typed", "later"),
	choices:  lang.Mark("a day that is typed", "tomorrow, 3d, mon, 2w, 1m"),
	order:    lang.Mark("a day that is typed", "day month"),
}

// own returns the vocabulary of the language of the texts.
func own() vocabulary {
	word := func(english string) string { return lang.Word("a day that is typed", english) }
	return vocabulary{
		days: word(english.days), past: word(english.past), weekdays: word(english.weekdays), months: word(english.months), units: word(english.units),
		lead: word(english.lead), trail: word(english.trail), choices: word(english.choices), order: word(english.order),
	}
}

// span matches a number and its unit.
var span = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\+?(\d{1,4}) ?(\p{L}+)$`) })

func (v vocabulary) read(typed string, now time.Time) (time.Time, bool) {
	days := strings.Split(v.days, ",")
	switch i, ok := named(append(days, strings.Split(v.weekdays, ",")...), typed); {
	case ok && i < len(days):
		return now.AddDate(0, 0, i), true
	case ok:
		return now.AddDate(0, 0, (i-len(days)-int(now.Weekday())+6)%7+1), true
	}
	for _, word := range strings.Fields(v.lead) {
		typed = strings.TrimPrefix(typed, Fold(word)+" ")
	}
	n, unit, ok := v.span(strings.TrimSuffix(typed, " "+Fold(v.trail)))
	switch {
	case !ok:
		return time.Time{}, false
	case unit == 0:
		return now.AddDate(0, 0, n), true
	case unit == 1:
		return now.AddDate(0, 0, 7*n), true
	case unit == 2:
		return monthsAfter(now, n), true
	}
	return monthsAfter(now, 12*n), true
}

// span reads a number and its unit: 0 for days, 1 for weeks, 2 for months, 3 for years.
func (v vocabulary) span(typed string) (n, unit int, ok bool) {
	m := span().FindStringSubmatch(typed)
	if m == nil {
		return 0, 0, false
	}
	n, _ = strconv.Atoi(m[1]) // figures only
	for unit, names := range strings.Split(v.units, ",") {
		if begins(names, m[2], 1) {
			return n, unit, true
		}
	}
	return 0, 0, false
}

// named returns which of some things a text names, by their names with spaces between: by a whole name, or by a beginning of two
// letters that no other one's names have, unless they are longer forms of it.
func named(things []string, text string) (at int, ok bool) {
	at = slices.IndexFunc(things, func(names string) bool { return slices.Contains(strings.Fields(Fold(names)), text) })
	if at >= 0 {
		return at, true
	}
	shortest := ""
	for i, names := range things {
		for name := range strings.FieldsSeq(names) {
			switch name = Fold(name); {
			case !begins(name, text, 2) || at == i:
			case at < 0 || strings.HasPrefix(shortest, name):
				at, shortest = i, name
			case !strings.HasPrefix(name, shortest):
				return 0, false
			}
		}
	}
	return at, at >= 0
}

// ReadWeekday reads the name of a weekday, or its beginning.
func ReadWeekday(typed string) (time.Weekday, bool) {
	for _, v := range [...]vocabulary{own(), english} {
		if i, ok := named(strings.Split(v.weekdays, ","), Fold(typed)); ok {
			return time.Weekday(i), true
		}
	}
	return 0, false
}

// NamesDay reports whether a word is today, tomorrow or a weekday, or begins the name of a weekday with three letters.
func NamesDay(word string) bool {
	_, begins := ReadWeekday(word)
	return isDayName(Fold(word)) || begins && len([]rune(Fold(word))) > 2
}

// isDayName reports whether a folded word is a whole name of a day.
func isDayName(word string) bool {
	for _, v := range [...]vocabulary{own(), english} {
		if slices.Contains(strings.Fields(Fold(strings.ReplaceAll(v.days+","+v.weekdays, ",", " "))), word) {
			return true
		}
	}
	return false
}

// JoinedDay joins words that are one name of a day when they are written together, such as "holnap után", "poi mâine" and "day after
// tomorrow". It reports whether a text has some, and returns it folded.
func JoinedDay(typed string) (joined string, ok bool) {
	typed = Fold(typed)
	if joined = strings.Replace(typed, "day after tomorrow", "overmorrow", 1); joined != typed {
		return joined, true
	}
	words := strings.Fields(typed)
	for i := 1; i < len(words); i++ {
		if one := words[i-1] + words[i]; isDayName(one) {
			return strings.Join(slices.Replace(words, i-1, i+1, one), " "), true
		}
	}
	return "", false
}

// begins reports whether one of the names begins with a text, which must have at least least letters.
func begins(names, text string, least int) bool {
	if len([]rune(text)) < least {
		return false
	}
	for name := range strings.FieldsSeq(names) {
		if strings.HasPrefix(Fold(name), text) {
			return true
		}
	}
	return false
}

// monthsAfter is the same day some months later, or the last day of that month.
func monthsAfter(now time.Time, n int) time.Time {
	first := time.Date(now.Year(), now.Month()+time.Month(n), 1, 0, 0, 0, 0, time.Local)
	last := first.AddDate(0, 1, -1).Day()
	return first.AddDate(0, 0, min(now.Day(), last)-1)
}

// plain replaces letters that many people type without their signs, and drops apostrophes.
var plain = strings.NewReplacer("ă", "a", "â", "a", "î", "i", "ș", "s", "ş", "s", "ț", "t", "ţ", "t",
	"á", "a", "é", "e", "í", "i", "ó", "o", "ö", "o", "ő", "o", "ú", "u", "ü", "u", "ű", "u", "'", "", "`", "", "’", "", "ʼ", "")

// Fold makes typed texts comparable: in small letters, without accents and apostrophes, with single spaces.
func Fold(text string) string {
	return plain.Replace(strings.ToLower(strings.Join(strings.Fields(text), " ")))
}

func sayIn(day string, days int) string {
	switch days {
	case 0:
		return lang.Text("%s (today)", day)
	case 1:
		return lang.Text("%s (tomorrow)", day)
	}
	return lang.Plural(days, "%[2]s (in %[1]d day)", "%[2]s (in %[1]d days)", day)
}
