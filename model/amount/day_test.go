package amount

import (
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
)

// today is a Wednesday.
const today model.Day = "2026-11-25"

// TestADayIsReadAsPeopleTypeIt in English and in their own language, and shown before it is kept.
func TestADayIsReadAsPeopleTypeIt(t *testing.T) {
	modeltest.InEveryLanguage(t)
	want := map[string]model.Day{
		"3d": "2026-11-28", "+2w": "2026-12-09", "in 2 weeks": "2026-12-09", "1m": "2026-12-25", "3 months": "2027-02-25", "1y": "2027-11-25",
		"today": today, "Tomorrow": "2026-11-26", "tom": "2026-11-26", "mon": "2026-11-30", "Wednesday": "2026-12-02", "fri": "2026-11-27",
		"2026-12-01": "2026-12-01", "01.12.2026": "2026-12-01", "1. 12. 2026": "2026-12-01", "1/12/26": "2026-12-01", "2026.12.01.": "2026-12-01", "2028-02-29": "2028-02-29",
		"dec 3": "2026-12-03", "3 Dec": "2026-12-03", "3rd December": "2026-12-03", "Dec. 3rd, 2027": "2027-12-03", "3 december 2027": "2027-12-03", "24 nov": "2027-11-24", "mar 1": "2027-03-01",
	}
	for typed, day := range [...]map[string]model.Day{
		lang.English:   {"1.12.": "2026-12-01", "24.11": "2027-11-24"},
		lang.Ukrainian: {"неділю": "2026-11-29", "позавтра": "2026-11-27", "3-го грудня": "2026-12-03", "завтра": "2026-11-26", "3 дні": "2026-11-28", "через 2 тижні": "2026-12-09", "1м": "2026-12-25", "п'ятниця": "2026-11-27", "пятниц": "2026-11-27", "сер": "2026-12-02", "1.12": "2026-12-01", "3 груд": "2026-12-03", "3 грудня 2027": "2027-12-03"},
		lang.Romanian:  {"ma": "2026-12-01", "joia": "2026-11-26", "mâine": "2026-11-26", "maine": "2026-11-26", "luni": "2026-11-30", "peste 2 luni": "2027-01-25", "2 săpt": "2026-12-09", "dum": "2026-11-29", "3 decembrie": "2026-12-03", "1 mar": "2027-03-01"},
		lang.Hungarian: {"szombaton": "2026-11-28", "december 3-án": "2026-12-03", "holnap": "2026-11-26", "holnaput": "2026-11-27", "2 hét múlva": "2026-12-09", "1hó": "2026-12-25", "csut": "2026-11-26", "12.01.": "2026-12-01", "2026. december 3.": "2026-12-03", "dec. 3.": "2026-12-03", "március 1": "2027-03-01"},
	}[lang.Current()] {
		want[typed] = day
	}
	for typed, day := range want {
		if got, err := ReadDay(typed, today); err != nil || got != day {
			t.Errorf("%q is %q, %v; want %q", typed, got, err, day)
		}
	}
	for _, typed := range []string{"", "3", "d", "x", "2026-02-30", "31.11.2026", "2026-11-24", "1.1.2020", "11y", "4000w", "99999d", "3d 4d", "2026-12", "31 nov", "dec", "dec 0", "3 xyz", "32 dec", strings.Repeat("9", 400)} {
		if got, err := ReadDay(typed, today); err == nil || got != "" {
			t.Errorf("%q is %q, %v", typed, got, err)
		}
	}
	for typed, weekday := range map[string]time.Weekday{"tue": time.Tuesday, "Sunday": time.Sunday} {
		if got, ok := ReadWeekday(typed); !ok || got != weekday || !NamesDay(typed) {
			t.Errorf("%q is %v, %t", typed, got, ok)
		}
	}
	for _, ambiguous := range []string{"to", "sz"} { // today or tomorrow, szerda or szombat
		if got, err := ReadDay(ambiguous, today); err == nil {
			t.Errorf("%q is %q", ambiguous, got)
		}
	}
	if got, err := ReadDay("1m", "2027-01-31"); err != nil || got != "2027-02-28" {
		t.Errorf("a month after the last of January is %q, %v", got, err)
	}
	last := today
	for _, choice := range DayChoices() {
		day, err := ReadDay(choice, today)
		if err != nil || day <= last {
			t.Errorf("the choice %q is %q, %v, after %q", choice, day, err, last)
		}
		last = day
	}
	words := [...]string{
		lang.English: "Tuesday, 1 December 2026 (in 6 days)", lang.Ukrainian: "вівторок, 1 грудня 2026 (через 6 днів)",
		lang.Romanian: "marți, 1 decembrie 2026 (peste 6 zile)", lang.Hungarian: "2026. december 1., kedd (6 nap múlva)",
	}[lang.Current()]
	if got := DayInWords("2026-12-01", today); got != words {
		t.Errorf("%q, want %q", got, words)
	}
}

// TestADayThatHasBegunIsReadAsPeopleTypeIt: a weekday is the last one before today, so that on a Monday "monday" is a week ago.
func TestADayThatHasBegunIsReadAsPeopleTypeIt(t *testing.T) {
	modeltest.InEveryLanguage(t)
	now := today.Begin().Add(9 * time.Hour) // a Wednesday
	want := map[string]model.Day{
		"monday": "2026-11-23", "Mon": "2026-11-23", "wednesday": "2026-11-18", "thu": "2026-11-19", "tuesday": "2026-11-24", "today": today, "yesterday": "2026-11-24",
		"7d": "2026-11-18", "2w": "2026-11-11", "1m": "2026-10-25", "1y": "2025-11-25", "2026-11-23": "2026-11-23", "23.11.2026": "2026-11-23",
	}
	for typed, day := range [...]map[string]model.Day{
		lang.English:   {},
		lang.Ukrainian: {"понеділка": "2026-11-23", "понеділок": "2026-11-23", "вчора": "2026-11-24", "учора": "2026-11-24", "сьогодні": today, "7д": "2026-11-18"},
		lang.Romanian:  {"luni": "2026-11-23", "ieri": "2026-11-24", "azi": today, "marți": "2026-11-24"},
		lang.Hungarian: {"hétfő": "2026-11-23", "tegnap": "2026-11-24", "csütörtök": "2026-11-19"},
	}[lang.Current()] {
		want[typed] = day
	}
	for typed, day := range want {
		if got, err := ReadPastDay(typed, now); err != nil || !got.Equal(day.Begin()) {
			t.Errorf("%q is %v, %v; want %q", typed, got, err, day)
		}
	}
	if got, err := ReadPastDay("monday", model.Day("2026-11-30").Begin().Add(time.Hour)); err != nil || !got.Equal(model.Day("2026-11-23").Begin()) {
		t.Errorf("on a Monday, monday is %v, %v", got, err)
	}
	for _, typed := range []string{"", "3", "x", "2026-11-26", "tomorrow", "2026-02-30", "9999d9"} {
		if got, err := ReadPastDay(typed, now); err == nil {
			t.Errorf("%q is %v", typed, got)
		}
	}
}
