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
type vocabulary struct{ after, until, fill, minutes, hours, summer, winter string }

// english is understood in each language.
var english = vocabulary{
	after:   lang.Mark("a time that is typed", "after, from, since"),
	until:   lang.Mark("a time that is typed", "until, till, to, before"),
	fill:    lang.Mark("a time that is typed", "at, on, o'clock"),
	minutes: lang.Mark("a time that is typed", "minutes, minute, mins, min, m"),
	hours:   lang.Mark("a time that is typed", "hours, hour, hrs, hr, h"),
	summer:  lang.Mark("a time that is typed", "summer time, summer"),
	winter:  lang.Mark("a time that is typed", "winter time, winter"),
}

// own returns the vocabulary of the language of the texts.
func own() vocabulary {
	word := func(english string) string { return lang.Word("a time that is typed", english) }
	return vocabulary{word(english.after), word(english.until), word(english.fill), word(english.minutes), word(english.hours), word(english.summer), word(english.winter)}
}

// The signs that replace words around times.
const (
	after  = ">"
	until  = "<"
	summer = "^"
	winter = "_"
)

// plainly replaces the words around times by signs.
func plainly(typed string) string {
	typed = " " + amount.Fold(typed) + " "
	for _, v := range [...]vocabulary{own(), english} {
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
	from, to int // to is less than 0 for an exact time
	season   string
}

var hour = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$`) })

// minutesOf reads a time of a day.
func minutesOf(typed string) (int, bool) {
	m := hour().FindStringSubmatch(typed)
	if m == nil {
		return 0, false
	}
	hours, _ := strconv.Atoi(m[1])   // figures only
	minutes, _ := strconv.Atoi(m[2]) // "" is 0
	switch {
	case m[3] != "" && (hours < 1 || hours > 12):
		return 0, false
	case m[3] != "":
		hours %= 12
		if m[3] == "pm" {
			hours += 12
		}
	}
	return hours*60 + minutes, minutes < 60 && hours*60+minutes <= 24*60
}

// clockOf reads the times behind a day: 10-12, after 15, 9:30.
func clockOf(typed string) (c clock, ok bool) {
	var times []int
	var signs string
	for word := range strings.FieldsSeq(strings.NewReplacer("-", " ", "–", " ", "—", " ").Replace(typed)) {
		switch word {
		case after, until:
			signs += word
		case summer, winter:
			c.season = word
		default:
			t, ok := minutesOf(word)
			if !ok {
				return c, false
			}
			times = append(times, t)
		}
	}
	switch {
	case len(times) == 2 && times[0] < times[1]:
		c.from, c.to = times[0], times[1]
	case len(times) != 1:
		return c, false
	case signs == "" && times[0] < 24*60:
		c.from, c.to = times[0], -1
	case signs == after:
		c.from, c.to = times[0], dayEnds
		if c.from >= dayEnds {
			c.to = min(c.from+3*60, 24*60)
		}
	case signs == until:
		c.from, c.to = min(dayBegins, max(times[0]-3*60, 0)), times[0]
	default:
		return c, false
	}
	return c, c.to < 0 || c.from < c.to
}

var span = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\d{1,3}) ?(?:de )?(\p{L}+)\.?(?: ?(\d{1,2}) ?(\p{L}*)\.?)?$`)
})

// lengthOf reads a length: 30 min, 1 h, 1h30, 30 de minute.
func lengthOf(typed string) (time.Duration, bool) {
	m := span().FindStringSubmatch(amount.Fold(typed))
	if m == nil {
		return 0, false
	}
	n, _ := strconv.Atoi(m[1])    // figures only
	more, _ := strconv.Atoi(m[3]) // "" is 0
	for _, v := range [...]vocabulary{own(), english} {
		is := func(words, unit string) bool {
			return slices.ContainsFunc(strings.Split(words, ", "), func(w string) bool { return amount.Fold(w) == unit })
		}
		switch {
		case is(v.minutes, m[2]) && m[3] == "":
			return time.Duration(n) * time.Minute, true
		case is(v.hours, m[2]) && (m[4] == "" || is(v.minutes, m[4])):
			return time.Duration(n)*time.Hour + time.Duration(more)*time.Minute, true
		}
	}
	return 0, false
}

// item is a part of what was typed.
type item struct {
	typed string
	day   model.Day
	clock
}

// ReadTimes reads times of one's own as a person types them: "tue 10-12, wed after 15, 30 min, online", with the words of the
// language of the texts or of English. Its error is a sentence.
func ReadTimes(typed string, now time.Time, in *time.Location) (t Times, err error) {
	today := model.DayOf(now.In(in))
	t.Length = DefaultLength
	var items []item
	var places []string
	parts := strings.FieldsFunc(typed, func(r rune) bool { return r == ',' || r == ';' || r == '\n' || r == '\r' })
	if len(parts) > mostItems {
		return Times{}, errors.New(lang.Plural(mostItems, "At most %d time is read at once.", "At most %d times are read at once."))
	}
	for _, part := range parts {
		part = strings.Join(strings.Fields(part), " ")
		if part == "" {
			continue
		}
		if length, ok := lengthOf(part); ok {
			if t.Length = length; length < shortest || length > longest {
				return Times{}, errors.New(lang.Text("“%s” is no length of an interview: it takes from 5 minutes to 8 hours.", part))
			}
			continue
		}
		it, isTime, err := itemOf(part, today)
		switch {
		case err != nil:
			return Times{}, err
		case !isTime && strings.ContainsFunc(part, unicode.IsLetter):
			places = append(places, part)
			continue
		case !isTime:
			return Times{}, errNoTime(part)
		case it.day == "" && len(items) == 0:
			return Times{}, errors.New(lang.Text("Add a day to “%s”, such as tue 10-12.", part))
		case it.day == "":
			it.day = items[len(items)-1].day
		}
		items = append(items, it)
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

func errNoTime(part string) error {
	return errors.New(lang.Text("“%s” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.", part))
}

// itemOf reads a part as a day with times, or as times of the day before. isTime is false for another text, which is a place
// unless it looks like a time with a slip.
func itemOf(part string, today model.Day) (it item, isTime bool, err error) {
	words := strings.Fields(plainly(part))
	it.typed = part
	if c, ok := clockOf(strings.Join(words, " ")); ok {
		it.clock = c
		return it, true, nil
	}
	for n := 1; n <= min(4, len(words)); n++ {
		day, failed := amount.ReadDay(strings.Join(words[:n], " "), today)
		c, ok := clockOf(strings.Join(words[n:], " "))
		switch {
		case failed == nil && ok:
			it.day, it.clock = day, c
			return it, true, nil
		case failed == nil && n == len(words):
			return it, false, errors.New(lang.Text("Add a time to “%s”, such as tue 10-12.", part))
		case ok && words[n-1] != after && words[n-1] != until && looksLikeTime(words[n:]):
			if err = failed; errors.Is(failed, amount.ErrNoDay) {
				err = errNoTime(part)
			}
		}
	}
	if err == nil && slices.ContainsFunc(words, func(w string) bool { return w == after || w == until }) && strings.ContainsAny(part, "0123456789") {
		err = errNoTime(part)
	}
	return it, false, err
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

// ReadTime reads one time, such as "tue 10:00" or "2027-01-12 10:00". Its error is a sentence.
func ReadTime(typed string, now time.Time, in *time.Location, length time.Duration) (Slot, error) {
	if length < shortest || length > longest {
		return Slot{}, errors.New(lang.Text("An interview takes from 5 minutes to 8 hours."))
	}
	it, isTime, err := itemOf(strings.Join(strings.Fields(strings.ReplaceAll(typed, ",", " ")), " "), model.DayOf(now.In(in)))
	switch {
	case err != nil:
		return Slot{}, err
	case !isTime || it.day == "":
		return Slot{}, errors.New(lang.Text("Type a day and a time, such as tue 10:00 or 2027-01-12 10:00."))
	}
	slot, err := it.window(length, in)
	if err == nil && !slot.Start.After(now) {
		err = errors.New(lang.Text("%s has passed.", slot.Words(in)))
	}
	return slot, err
}
