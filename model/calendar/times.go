package calendar

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
)

// Limits and defaults of times.
const (
	DefaultLength = 30 * time.Minute
	shortest      = 5 * time.Minute
	longest       = 8 * time.Hour
	mostItems     = 40
	dayBegins     = 9 * 60  // minutes after midnight, for "before 12"
	dayEnds       = 18 * 60 // for "after 15"
)

// Slot is when an interview takes place.
type Slot struct{ Start, End time.Time }

// Overlaps reports whether two slots share a moment.
func (s Slot) Overlaps(o Slot) bool { return s.Start.Before(o.End) && o.Start.Before(s.End) }

// Words words a slot by the clock of a zone: "Tuesday, 12 January 2027, 10:00–10:30".
func (s Slot) Words(in *time.Location) string { return s.WordsOf(lang.Current(), in) }

// WordsOf is Words in a language.
func (s Slot) WordsOf(l lang.Language, in *time.Location) string {
	end := s.End.In(in).Format("15:04")
	_, before := s.Start.In(in).Zone()
	if _, after := s.End.In(in).Zone(); before != after { // the clock changes meanwhile
		end += " " + offsetWords(s.End, in)
	}
	return amount.DayTimeOf(l, s.Start.In(in)) + "–" + end
}

// ZoneWords names a zone at a moment, for a reader who has another one: "Europe/Kyiv, UTC+2".
func ZoneWords(at time.Time, in *time.Location) string {
	if in == time.Local || in == time.UTC {
		return offsetWords(at, in)
	}
	return in.String() + ", " + offsetWords(at, in)
}

func offsetWords(at time.Time, in *time.Location) string {
	_, offset := at.In(in).Zone()
	if offset == 0 {
		return "UTC"
	}
	sign := "+"
	if offset < 0 {
		sign, offset = "−", -offset
	}
	out := "UTC" + sign + strconv.Itoa(offset/3600)
	if rest := offset % 3600 / 60; rest > 0 {
		out += ":" + strconv.Itoa(rest)
	}
	return out
}

// Times are times of one's own, as a person typed them.
type Times struct {
	Windows []Slot // in the order in which they were typed; an exact time is a window of one slot
	Length  time.Duration
	Place   string // "": none was typed
}

// Words words the times, of which there is one at least, by the clock of a zone, with their length and place. The place is as it was typed.
func (t Times) Words(in *time.Location) string {
	var windows []string
	for _, w := range t.Windows {
		windows = append(windows, w.Words(in))
	}
	out := strings.Join(windows, "; ")
	if len(windows) > 1 || t.Windows[0].End.Sub(t.Windows[0].Start) != t.Length { // the words of one time have its length
		out = lang.Plural(int(t.Length.Minutes()), "%[2]s; %[1]d minute each", "%[2]s; %[1]d minutes each", out)
	}
	if t.Place != "" {
		out += "; " + lang.Text("place: %s", t.Place)
	}
	return out
}

// Slots returns the times that begin after now, each of the length, the earliest first. None overlaps another.
func (t Times) Slots(now time.Time) (out []Slot) {
	for _, w := range t.Windows {
		for start := w.Start; !start.Add(t.Length).After(w.End); start = start.Add(t.Length) {
			s := Slot{start, start.Add(t.Length)}
			if start.After(now) && !slices.ContainsFunc(out, s.Overlaps) {
				out = append(out, s)
			}
		}
	}
	slices.SortFunc(out, func(a, b Slot) int { return a.Start.Compare(b.Start) })
	return out
}

// Typed is how a person types a slot, in a text that ReadTimes reads: "2027-01-12 10:00, 30 min".
func (s Slot) Typed(in *time.Location) string {
	start, end := s.Start.In(in), s.End.In(in)
	out := WallOf(start, in)
	if of := Moments(start, in); len(of) == 2 {
		out += map[bool]string{true: " summer", false: " winter"}[of[0].Equal(start)]
	}
	return out + ", " + strconv.Itoa(int(end.Sub(start).Minutes())) + " min"
}

// vocabulary holds words around times, with commas between those that mean the same. A word that begins with a hyphen follows
// a time.
type vocabulary struct {
	after, until, fill, minutes, hours, summer, winter string
	or                                                 string // between two times of which either is meant
	between                                            string // a word around two times, and the words between them, with slashes between
	lengths                                            string // half an hour, an hour, and one and a half, each in forms with a slash between
	numbers                                            string // the hours from 1 on, each in forms with spaces between
	// spoken holds words and what they mean. In the words, # is an hour and & its minutes; what they mean is then & or minutes to add,
	// two with a slash between where readers differ.
	spoken string
}

// english is understood in each language.
var english = vocabulary{
	after:   lang.Mark("a time that is typed", "after, from, since"),
	until:   lang.Mark("a time that is typed", "until, till, to, before"),
	fill:    lang.Mark("a time that is typed", "at, on, of, the, o'clock"),
	minutes: lang.Mark("a time that is typed", "minutes, minute, mins, min, m"),
	hours:   lang.Mark("a time that is typed", "hours, hour, hrs, hr, h"),
	summer:  lang.Mark("a time that is typed", "summer time, summer"),
	winter:  lang.Mark("a time that is typed", "winter time, winter"),
	or:      lang.Mark("a time that is typed", "or, and"),
	between: lang.Mark("a time that is typed", "between/and"),
	lengths: lang.Mark("a time that is typed", "half an hour/half hour, an hour/one hour, an hour and a half/one and a half hours"),
	numbers: lang.Mark("a time that is typed", "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve"),
	spoken: lang.Mark("a time that is typed", "half past #=30, a quarter past #=15, quarter past #=15, a quarter to #=-15, quarter to #=-15, # thirty=30, # fifteen=15, # forty-five=45, half #=30/-30, # h & min=&, "+
		"noon=12, midday=12, in the morning=@am, morning=@am, in the afternoon=@pm, afternoon=@pm, in the evening=@pm, evening=@pm, next week=+1, this week=+0, this=+0, next=+?"),
}

// own returns the vocabulary of the language of the texts.
func own() vocabulary {
	word := func(english string) string { return lang.Word("a time that is typed", english) }
	return vocabulary{word(english.after), word(english.until), word(english.fill), word(english.minutes), word(english.hours), word(english.summer), word(english.winter), word(english.or), word(english.between), word(english.lengths), word(english.numbers), word(english.spoken)}
}

// The signs that replace words around times.
const (
	after  = ">"
	until  = "<"
	summer = "^"
	winter = "_"

	forenoon  = "@am"
	afternoon = "@pm"
	thisWeek  = "+0"
	nextWeek  = "+1"
	next      = "+?" // the coming one, or the one of next week
)

var number = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(\d{1,2}|\p{L}+)(am|pm|-.*)?$`) })

// numberOf reads an hour in figures or in words. ending is am, pm, or what a hyphen joins to it, such as -kor.
func numberOf(word string) (hours int, ending string, ok bool) {
	m := number().FindStringSubmatch(word)
	if m == nil {
		return 0, "", false
	}
	if hours, err := strconv.Atoi(m[1]); err == nil {
		return hours, m[2], hours <= 24
	}
	for _, v := range [...]vocabulary{own(), english} {
		for i, forms := range strings.Split(v.numbers, ", ") {
			if slices.Contains(strings.Fields(amount.Fold(forms)), m[1]) {
				return i + 1, m[2], true
			}
		}
	}
	return 0, "", false
}

// spokenAt returns the sign or the time that the first words mean by the folded table of a language, and how many words these are; 0: they
// mean none. A time that may be another one has both, with a bar between.
func spokenAt(table string, words []string) (sign string, n int) {
	for entry := range strings.SplitSeq(table, ", ") {
		pattern, means, _ := strings.Cut(entry, "=")
		form := strings.Fields(pattern)
		hours, minutes, ending, fits := -1, 0, "", len(form) <= len(words)
		for i := 0; fits && i < len(form); i++ {
			var number int
			var behind string
			switch number, behind, fits = matchWord(form[i], words[i]); form[i] {
			case "#":
				hours, ending = number, behind
			case "&": // without a word behind them, they are no other hour
				minutes, ending, fits = number, behind, fits && (i < len(form)-1 || number > 24)
			default:
				ending = behind
			}
		}
		switch {
		case !fits:
			continue
		case hours < 0:
			return means + ending, len(form)
		}
		var times []string
		for of := range strings.SplitSeq(means, "/") {
			if of != "&" {
				minutes, _ = strconv.Atoi(of) // figures only
			}
			times = append(times, spokenTimes(hours, minutes)...)
		}
		if len(times) > 2 { // both by day
			times = []string{times[0], times[2]}
		}
		if ending == "am" || ending == "pm" {
			times = times[len(times)-1:]
		}
		return strings.Join(times, "|") + ending, len(form)
	}
	return "", 0
}

// matchWord reads a word by its place in a form: a number, or the same word.
func matchWord(form, word string) (number int, ending string, ok bool) {
	switch form {
	case "#":
		return numberOf(word)
	case "&":
		figures, _, _ := strings.Cut(word, "-")
		number, err := strconv.Atoi(figures)
		return number, word[len(figures):], err == nil && len(figures) == 2 && number < 60
	}
	ending, begins := strings.CutPrefix(word, form)
	return 0, ending, begins && (ending == "" || ending[0] == '-')
}

// spokenTimes returns a time in words, and as the second what it is by night if it may be either.
func spokenTimes(hours, minutes int) []string {
	sum := hours*60 + minutes
	if sum < 60 && hours > 0 { // half an hour before one
		sum += 12 * 60
	}
	figures := func(sum int) string { return strconv.Itoa(sum/60) + ":" + strconv.Itoa(100 + sum%60)[1:] }
	if isNight(sum / 60) {
		return []string{figures(sum + 12*60), figures(sum)}
	}
	return []string{figures(sum)}
}

// isNight reports whether an hour as it is spoken may be by day or by night.
func isNight(hours int) bool { return hours >= 1 && hours <= 6 }

var (
	halfDay = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(\d) ?(a|p)\.?m\b\.?`) })             // 3 p.m.
	isoTime = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^ (\d{4}-\d{2}-\d{2})t(\d)`) })       // 2027-01-12T10:00
	marked  = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(\p{L})[.:]+( |$)|:( |$)|([-–—])`) }) // вт., вт:
)

// plainly replaces the words around times by signs, and every dash by "-" with spaces around it if a time is before it.
func plainly(typed string) string {
	typed = " " + amount.Fold(typed) + " "
	typed = halfDay().ReplaceAllString(typed, "${1}${2}m")
	typed = isoTime().ReplaceAllString(typed, " $1 $2")
	typed = marked().ReplaceAllStringFunc(typed, func(of string) string {
		switch r, _ := utf8.DecodeRuneInString(of); {
		case r == ':':
			return " "
		case unicode.IsLetter(r):
			return string(r) + of[len(of)-1:]
		}
		return "-"
	})
	for _, v := range [...]vocabulary{own(), english} {
		words, table := strings.Fields(typed), amount.Fold(v.spoken)
		for i := 0; i < len(words); i++ {
			if sign, n := spokenAt(table, words[i:]); n > 0 {
				words = slices.Replace(words, i, i+n, sign)
			}
		}
		typed = " " + strings.Join(words, " ") + " "
		if words := strings.Split(amount.Fold(v.between), "/"); strings.Contains(typed, " "+words[0]+" ") {
			typed = strings.Replace(typed, " "+words[0]+" ", " ", 1)
			for _, word := range words[1:] {
				typed = strings.Replace(typed, " "+word+" ", " - ", 1)
			}
		}
		for _, of := range []struct{ words, sign string }{{v.summer, summer}, {v.winter, winter}, {v.after, after}, {v.until, until}, {v.fill, ""}} {
			for word := range strings.SplitSeq(of.words, ", ") {
				word = amount.Fold(word)
				if !strings.HasPrefix(word, "-") {
					word = " " + word
				}
				typed = strings.ReplaceAll(typed, word+" ", " "+of.sign+" ")
			}
		}
	}
	return strings.Join(strings.Fields(typed), " ")
}

// clock is the times of one day that a text asks for, in minutes after midnight.
type clock struct {
	from, to int      // to is less than 0 for an exact time
	open     bool     // only one of them was typed
	may      []string // two times of which it may be either; nil: it is one
	season   string
}

var hour = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(\d{1,2})(?:[:.h](\d{2}))?(am|pm|h)?$`) })

// minutesOf reads a time of a day. half is am, pm or "".
func minutesOf(typed string) (minutes int, half string, ok bool) {
	m := hour().FindStringSubmatch(typed)
	if m == nil {
		hours, ending, ok := numberOf(typed)
		return hours * 60, "", ok && ending == ""
	}
	hours, _ := strconv.Atoi(m[1])  // figures only
	minutes, _ = strconv.Atoi(m[2]) // "" is 0
	half = strings.TrimSuffix(m[3], "h")
	switch {
	case minutes >= 60 || half != "" && (hours < 1 || hours > 12):
		return 0, "", false
	case half != "":
		hours %= 12
		if half == "pm" {
			hours += 12
		}
	}
	return hours*60 + minutes, half, hours*60+minutes <= 24*60
}

// readingsOf returns the times that a time may be: 3, 3h and three are by day or by night, and 03, 3:00 and 3am are one.
func readingsOf(typed string) []string {
	if times := strings.Split(typed, "|"); len(times) > 1 {
		return times
	}
	typed = strings.TrimSuffix(typed, "h")
	if hours, ending, ok := numberOf(typed); ok && ending == "" && isNight(hours) && !strings.HasPrefix(typed, "0") {
		return spokenTimes(hours, 0)
	}
	return []string{typed}
}

// clockOf reads the times behind a day: 10-12, after 15, 9:30.
func clockOf(words []string) (c clock, ok bool) {
	var times []int
	var halves []string
	var signs string
	part := ""       // of the day, which words name
	between := false // a dash or a sign is between two times, or before them
	for word := range strings.FieldsSeq(strings.ReplaceAll(strings.Join(words, " "), "-", " - ")) {
		switch word {
		case after, until:
			signs += word
			between = true
		case "-":
			if between = len(times) > 0; len(times) > 1 {
				return c, false
			}
		case summer, winter:
			c.season = word
		case forenoon, afternoon:
			if part != "" && part != word {
				return c, false
			}
			part = word
		default:
			readings := readingsOf(word)
			t, half, ok := minutesOf(readings[len(readings)-1])
			if !ok {
				return c, false
			}
			if len(readings) > 1 {
				c.may = readings
			}
			times, halves = append(times, t), append(halves, half)
		}
	}
	if part != "" {
		c.may = nil
		for i, t := range times {
			if part == afternoon && t < 12*60 && halves[i] == "" {
				times[i] = t + 12*60
			}
		}
	}
	if len(times) == 2 && halves[0] == "" && halves[1] != "" { // 3-5pm, and 10-2pm
		c.may = nil
		if later := times[0] + 12*60; halves[1] == "pm" && times[0] < 12*60 && later < times[1] {
			times[0] = later
		}
	}
	switch {
	case len(times) == 2 && times[0] < times[1] && between:
		c.from, c.to = times[0], times[1]
	case len(times) != 1 || between && signs == "": // 10-
		return c, false
	case signs == "" && times[0] < 24*60:
		c.from, c.to = times[0], -1
	case signs == after:
		c.open = true
		c.from, c.to = times[0], dayEnds
		if c.from >= dayEnds {
			c.to = min(c.from+3*60, 24*60)
		}
	case signs == until:
		c.open = true
		c.from, c.to = min(dayBegins, max(times[0]-3*60, 0)), times[0]
	default:
		return c, false
	}
	return c, c.to < 0 || c.from < c.to
}

var span = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\d{1,3})(?:\.(\d{1,2}))? ?(?:de )?(\p{L}+)\.?(?: ?(\d{1,2}) ?(\p{L}*)\.?)?$`)
})

// lengthOf reads a length: 30 min, 1 h, 1h30, 1.5 h, 30 de minute, half an hour.
func lengthOf(typed string) (time.Duration, bool) {
	typed = amount.Fold(typed)
	for _, v := range [...]vocabulary{own(), english} {
		for i, forms := range strings.Split(v.lengths, ", ") {
			if slices.ContainsFunc(strings.Split(forms, "/"), func(form string) bool { return amount.Fold(form) == typed }) {
				return time.Duration(i+1) * DefaultLength, true
			}
		}
	}
	m := span().FindStringSubmatch(typed)
	if m == nil {
		return 0, false
	}
	n, _ := strconv.Atoi(m[1])    // figures only
	more, _ := strconv.Atoi(m[4]) // "" is 0
	for _, v := range [...]vocabulary{own(), english} {
		switch {
		case isUnit(v.minutes, m[3]) && m[2]+m[4] == "":
			return time.Duration(n) * time.Minute, true
		case isUnit(v.hours, m[3]) && m[2] != "" && m[4] == "":
			part, _ := strconv.ParseFloat("0."+m[2], 64) // figures only
			return time.Duration(n)*time.Hour + time.Duration(part*60)*time.Minute, true
		case isUnit(v.hours, m[3]) && m[2] == "" && (m[5] == "" || isUnit(v.minutes, m[5])):
			return time.Duration(n)*time.Hour + time.Duration(more)*time.Minute, true
		}
	}
	return 0, false
}

func isUnit(words, unit string) bool {
	return slices.ContainsFunc(strings.Split(words, ", "), func(w string) bool { return amount.Fold(w) == unit })
}

// hasUnit reports whether a text has a unit of a length, so that it is no place. A unit of one or two letters has figures before it.
func hasUnit(typed string) bool {
	words := strings.FieldsFunc(amount.Fold(typed), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for i, word := range words {
		unit := strings.TrimLeftFunc(word, unicode.IsDigit)
		letters := len([]rune(unit))
		behind := i > 0 && strings.Trim(words[i-1], "0123456789") == ""
		for _, v := range [...]vocabulary{own(), english} {
			if (isUnit(v.minutes, unit) || isUnit(v.hours, unit)) && (letters > 2 || unit != word || behind && (letters == 2 || i == len(words)-1)) {
				return true
			}
		}
	}
	return false
}

// item is a part of what was typed.
type item struct {
	typed string
	day   model.Day
	isDay bool // it has no time
	clock
}

// decimal matches an hour and a half as it is written in most languages, such as 1,5 h.
var decimal = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(^|[^\d.:,])(\d),(\d{1,2}) ?(\p{L}+)`) })

// partsOf divides what was typed at commas, semicolons and line ends. A comma in a number of hours or in a link divides nothing.
func partsOf(typed string) (parts []string) {
	typed = decimal().ReplaceAllStringFunc(typed, func(of string) string {
		m := decimal().FindStringSubmatch(of)
		if unit := amount.Fold(m[4]); isUnit(own().hours, unit) || isUnit(english.hours, unit) {
			return m[1] + m[2] + "." + m[3] + " " + m[4]
		}
		return of
	})
	begin, link := 0, false
	add := func(end int) {
		if part := strings.Join(strings.Fields(typed[begin:end]), " "); part != "" {
			parts = append(parts, part)
		}
	}
	for at, r := range typed {
		switch {
		case unicode.IsSpace(r):
			link = false
		case strings.HasPrefix(typed[at:], "://"):
			link = true
		}
		if r == '\n' || r == '\r' || (r == ',' || r == ';') && (!link || strings.TrimSpace(typed[at+1:]) == "" || strings.ContainsRune(" \t\r\n", rune(typed[at+1]))) {
			add(at)
			begin = at + 1
		}
	}
	add(len(typed))
	return parts
}

// inQuotes returns a place in quotation marks, which is never read as a time.
func inQuotes(part string) (place string, ok bool) {
	const marks = "\"“”„«»"
	place = strings.TrimSpace(strings.Trim(part, marks))
	first, _ := utf8.DecodeRuneInString(part)
	last, _ := utf8.DecodeLastRuneInString(part)
	return place, place != "" && strings.ContainsRune(marks, first) && strings.ContainsRune(marks, last)
}

// ReadTimes reads times of one's own as a person types them: "tue 10-12, wed after 15, 30 min, online", with the words of the
// language of the texts or of English. usual is their length without one. Its error is a sentence.
func ReadTimes(typed string, now time.Time, in *time.Location, usual time.Duration) (t Times, err error) {
	today := model.DayOf(now.In(in))
	t.Length = usual
	var items []item
	var places []string
	length, days := "", "" // as typed: a length, and days without a time
	parts := partsOf(typed)
	if len(parts) > mostItems {
		return Times{}, errors.New(lang.Plural(mostItems, "At most %d time is read at once.", "At most %d times are read at once."))
	}
	for i, part := range parts {
		if of, ok := lengthOf(part); ok {
			switch {
			case of < shortest || of > longest:
				return Times{}, errors.New(lang.Text("“%s” is no length of an interview: it takes from 5 minutes to 8 hours.", part))
			case length != "" && of != t.Length:
				return Times{}, errors.New(lang.Text("“%[1]s” and “%[2]s” are two lengths. Type one.", length, part))
			}
			t.Length, length = of, part
			continue
		}
		if place, ok := inQuotes(part); ok {
			places = append(places, place)
			continue
		}
		afterPlace := len(places) > 0 && strings.HasSuffix(parts[i-1], places[len(places)-1])
		if afterPlace && days == "" && strings.Trim(part, "0123456789") == "" { // the number of a house
			places = append(places, part)
			continue
		}
		it, isTime, err := itemOf(strings.TrimSpace(days+" "+part), today)
		if days != "" && (errors.As(err, new(noTime)) || err == nil && !isTime) {
			return Times{}, errNoHour(days)
		}
		switch {
		case err != nil:
			return Times{}, err
		case !isTime && strings.ContainsFunc(part, unicode.IsLetter):
			places = append(places, part)
			continue
		case !isTime:
			return Times{}, noTime(part)
		case it.day != "" && it.isDay:
			days = it.typed
			continue
		case it.day == "" && (len(items) == 0 || afterPlace):
			return Times{}, errors.New(lang.Text("Add a day to “%s”, such as tue 10-12.", part))
		case it.day == "":
			it.day = items[len(items)-1].day
		}
		items, days = append(items, it), ""
	}
	if days != "" {
		return Times{}, errNoHour(days)
	}
	t.Place = strings.Join(places, ", ")
	if len(items) == 0 {
		return Times{}, errors.New(lang.Text("Type times such as: tue 10-12, wed after 15, 30 min, online."))
	}
	for _, it := range items {
		w, err := it.window(t.Length, in)
		if err != nil {
			return Times{}, err
		}
		t.Windows = append(t.Windows, w)
	}
	if len(t.Slots(now)) == 0 {
		if last := t.Windows[len(t.Windows)-1]; !last.Start.After(now) && last.End.Sub(last.Start) >= t.Length {
			return Times{}, errors.New(lang.Text("%s has passed.", last.Words(in)))
		}
		return Times{}, errors.New(lang.Text("No time of that length fits into “%s”.", typed))
	}
	return t, nil
}

// noTime is the error for a text that looks like a time and cannot be read as one.
type noTime string

func (part noTime) Error() string {
	return lang.Text("“%s” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.", string(part))
}

func errNoHour(day string) error {
	return errors.New(lang.Text("Add a time to “%s”, such as tue 10-12.", day))
}

// itemOf reads a part as a day with times, as a day, or as times of the day before. isTime is false for another text, which is a
// place unless it looks like a time with a slip. The name of a day may be written apart, unless the words mean another day then.
func itemOf(part string, today model.Day) (it item, isTime bool, err error) {
	it, isTime, err = itemAsTyped(part, today)
	joined, apart := amount.JoinedDay(part)
	if !apart || !isTime && err == nil {
		return it, isTime, err
	}
	switch one, also, failed := itemAsTyped(joined, today); {
	case !also:
	case !isTime:
		it, isTime, err = one, also, failed
		it.typed = part
	case one.day != it.day:
		return it, false, errors.New(lang.Text("“%[1]s” may be %[2]s or %[3]s. Type the date.", part, amount.Day(it.day.Begin()), amount.Day(one.day.Begin())))
	}
	return it, isTime, err
}

// itemAsTyped reads a part without joining its words.
func itemAsTyped(part string, today model.Day) (it item, isTime bool, err error) {
	const mostWords = 6 // of a day
	words := strings.Fields(plainly(part))
	read := func(days, times []string) bool {
		c, ok := clockOf(times)
		if !ok {
			return false
		}
		day := model.Day("")
		if len(days) > 0 {
			var failed error
			if day, failed = dayOf(days, today); failed != nil {
				last := days[len(days)-1]
				switch {
				case !errors.Is(failed, amount.ErrNoDay):
					err = failed
				case last != after && last != until && looksLikeTime(times):
					err = noTime(part)
				}
				return false
			}
		}
		it = item{typed: part, day: day, clock: c}
		if err = nil; c.may != nil {
			err = errors.New(lang.Text("“%[1]s” may be %[2]s or %[3]s. Type the time in figures.", part, c.may[0], c.may[1]))
		}
		return true
	}
	for n := 0; n <= min(mostWords, len(words)); n++ {
		if read(words[:n], words[n:]) {
			return it, err == nil, err
		}
	}
	isDay := false
	if len(words) <= mostWords {
		_, failed := dayOf(words, today)
		if isDay = failed == nil; !isDay && !errors.Is(failed, amount.ErrNoDay) {
			err = failed
		}
	}
	for n := 1; n < len(words); n++ { // 10:00 tue
		if kept := err; (!isDay || looksLikeTime(words[:n])) && read(words[n:], words[:n]) {
			return it, err == nil, err
		} else if kept != nil || errors.As(err, new(noTime)) {
			err = kept
		}
	}
	switch {
	case isDay:
		return item{typed: part, day: today, isDay: true}, true, nil
	case err != nil:
	case slices.ContainsFunc(words, func(w string) bool { return w == after || w == until }) && strings.ContainsAny(part, "0123456789"), slices.ContainsFunc(words, amount.NamesDay), isRow(part, words),
		len(words) == 1 && slices.Contains([]string{forenoon, afternoon, thisWeek, nextWeek}, words[0]):
		err = noTime(part)
	case hasUnit(part):
		err = errors.New(lang.Text("“%s” is no length. Type it as 30 min, 1 h, 1.5 h or 1 h 15 min.", part))
	}
	return it, false, err
}

// isRow reports whether the words of a part begin and end with a time, as in 11 or 12. Those with fewer figures are a place, such as
// Seven Sisters Road 5, unless they are two times with "or" between them.
func isRow(part string, words []string) bool {
	figures := strings.FieldsFunc(part, func(r rune) bool { return !unicode.IsDigit(r) })
	isEither := func(v vocabulary) bool { return slices.Contains(strings.Split(amount.Fold(v.or), ", "), words[1]) }
	if len(words) < 2 || len(figures) < 2 && (len(words) != 3 || !isEither(own()) && !isEither(english)) {
		return false
	}
	_, _, first := minutesOf(readingsOf(words[0])[0])
	_, _, last := minutesOf(readingsOf(words[len(words)-1])[0])
	return first && last
}

// dayOf reads a day, which may have its weekday before or behind it.
func dayOf(words []string, today model.Day) (model.Day, error) {
	if i := slices.IndexFunc(words, func(w string) bool { return w == thisWeek || w == nextWeek || w == next }); i >= 0 {
		return weekdayOf(strings.Join(slices.Delete(slices.Clone(words), i, i+1), " "), words[i], today)
	}
	day, err := amount.ReadDay(strings.Join(words, " "), today)
	if !errors.Is(err, amount.ErrNoDay) {
		return day, err
	}
	for last, i := len(words)-1, 0; i < len(words) && last > 0; i += last {
		weekday, ok := amount.ReadWeekday(words[i])
		if !ok {
			continue
		}
		rest := strings.Join(slices.Delete(slices.Clone(words), i, i+1), " ")
		if _, again := amount.ReadWeekday(rest); again || strings.Trim(rest, "0123456789") == "-" { // tue wed, tue 22-2
			continue
		}
		switch day, failed := amount.ReadDay(rest, today); {
		case errors.Is(failed, amount.ErrNoDay):
		case failed != nil:
			return "", failed
		case day.Begin().Weekday() != weekday:
			return "", errors.New(lang.Text("The weekday of “%[1]s” does not fit: it is %[2]s.", strings.Join(words, " "), amount.Day(day.Begin())))
		default:
			return day, nil
		}
	}
	return "", err
}

// weekdayOf reads a weekday of this week or of the next one, which begin on a Monday.
func weekdayOf(typed, week string, today model.Day) (model.Day, error) {
	weekday, ok := amount.ReadWeekday(typed)
	if !ok {
		return "", amount.ErrNoDay
	}
	const days = 7
	ahead := (int(weekday)+days-1)%days - (int(today.Begin().Weekday())+days-1)%days
	if week != thisWeek {
		ahead += days
	}
	day := model.DayOf(today.Begin().AddDate(0, 0, ahead))
	coming, err := amount.ReadDay(typed, today)
	switch {
	case day < today:
		return "", errors.New(lang.Text("%s has passed.", amount.Day(day.Begin())))
	case week == next && err == nil && coming != day:
		return "", errors.New(lang.Text("“%[1]s” may be %[2]s or %[3]s. Type the date.", typed, amount.Day(coming.Begin()), amount.Day(day.Begin())))
	}
	return day, err
}

// looksLikeTime reports whether words are more than the number of a room.
func looksLikeTime(words []string) bool {
	return len(words) > 1 || strings.ContainsAny(words[0], ":-–")
}

// window returns when an item begins and ends by the clock of a zone.
func (it item) window(length time.Duration, in *time.Location) (Slot, error) {
	start, err := it.moment(it.from, in)
	if err != nil {
		return Slot{}, err
	}
	if it.to < 0 {
		return Slot{start, start.Add(length)}, nil
	}
	end, err := it.moment(it.to, in)
	return Slot{start, end}, err
}

// moment returns the moment of a time of the item's day.
func (it item) moment(minutes int, in *time.Location) (time.Time, error) {
	day, err := time.Parse(time.DateOnly, string(it.day))
	if err != nil {
		return time.Time{}, err
	}
	wall := day.Add(time.Duration(minutes) * time.Minute)
	of := Moments(wall, in)
	shown, on := wall.Format("15:04"), amount.Day(wall)
	switch {
	case len(of) == 0:
		return time.Time{}, errors.New(lang.Text("There is no %[1]s on %[2]s: summer time begins, and the clock is put forward.", shown, on))
	case len(of) == 2 && it.season == winter:
		return of[1], nil
	case len(of) == 2 && it.season != summer:
		return time.Time{}, errors.New(lang.Text("%[1]s comes twice on %[2]s, when summer time ends. Type “%[3]s summer” or “%[3]s winter”.", shown, on, it.typed))
	}
	return of[0], nil
}

// AsBefore is the length of a time that is moved.
const AsBefore time.Duration = -1

// ReadTime reads one time, such as "tue 10:00" or "2027-01-12 10:00". With AsBefore, it has an end only if one was typed. Its error is a
// sentence.
func ReadTime(typed string, now time.Time, in *time.Location, length time.Duration) (Slot, error) {
	if length != AsBefore && (length < shortest || length > longest) {
		return Slot{}, errors.New(lang.Text("An interview takes from 5 minutes to 8 hours."))
	}
	it, isTime, err := itemOf(strings.Join(strings.Fields(strings.ReplaceAll(typed, ",", " ")), " "), model.DayOf(now.In(in)))
	switch {
	case err != nil:
		return Slot{}, err
	case !isTime || it.isDay || it.open || it.day == "":
		return Slot{}, errors.New(lang.Text("Type a day and a time, such as tue 10:00 or 2027-01-12 10:00."))
	}
	slot, err := it.window(max(length, 0), in)
	switch {
	case err != nil:
		return Slot{}, err
	case !slot.Start.After(now):
		return Slot{}, errors.New(lang.Text("%s has passed.", amount.DayTimeOf(lang.Current(), slot.Start.In(in))))
	case it.to < 0 && length == AsBefore:
		slot.End = time.Time{}
	case slot.End.Sub(slot.Start) < shortest || slot.End.Sub(slot.Start) > longest:
		return Slot{}, errors.New(lang.Text("An interview takes from 5 minutes to 8 hours."))
	}
	return slot, nil
}
