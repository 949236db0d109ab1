package calendar

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model/lang"
	"shortlist/model/modeltest"
)

// noon is a Wednesday's.
var noon = time.Date(2026, 11, 25, 10, 0, 0, 0, time.UTC)

// shown returns times by the clock of a zone, shortly.
func shown(t Times, in *time.Location) string {
	var out []string
	for _, w := range t.Windows {
		out = append(out, w.Start.In(in).Format("2006-01-02 15:04")+"-"+w.End.In(in).Format("15:04"))
	}
	return fmt.Sprintf("%s, %d of %d minutes at %q", strings.Join(out, ", "), len(t.Slots(noon)), int(t.Length.Minutes()), t.Place)
}

// TestTimesAreReadAsPeopleTypeThem in English and in their own language.
func TestTimesAreReadAsPeopleTypeThem(t *testing.T) {
	modeltest.InEveryLanguage(t)
	kyiv := in(t, "Europe/Kyiv")
	const two = `2026-12-01 10:00-12:00, 2026-12-02 15:00-18:00, 10 of 30 minutes at "online"`
	want := map[string]string{
		"tue 10-12, wed after 15, 30 min, online":        two,
		"Tue 10–12; Wed after 3pm;\n30 minutes;online":   two,
		"2027-01-12 10:00":                               `2027-01-12 10:00-10:30, 1 of 30 minutes at ""`,
		"12.01.2027 10.15, 1 h, Room 2":                  `2027-01-12 10:15-11:15, 1 of 60 minutes at "Room 2"`,
		"fri 9, 11:30, 14-15, 45 min":                    `2026-11-27 09:00-09:45, 2026-11-27 11:30-12:15, 2026-11-27 14:00-15:00, 3 of 45 minutes at ""`,
		"tomorrow before 12, 1h30":                       `2026-11-26 09:00-12:00, 2 of 90 minutes at ""`,
		"tomorrow after 18":                              `2026-11-26 18:00-21:00, 6 of 30 minutes at ""`,
		"3 dec from 10 to 12, 1 h, Main street 5, left":  `2026-12-03 10:00-12:00, 2 of 60 minutes at "Main street 5, left"`,
		"today 11-13, 30 min":                            `2026-11-25 11:00-13:00, 1 of 30 minutes at ""`, // it is 12:00
		"mon 10-12, mon 11-13, 30 min":                   `2026-11-30 10:00-12:00, 2026-11-30 11:00-13:00, 6 of 30 minutes at ""`,
		"tue 3-5pm, 1,5 h":                               `2026-12-01 15:00-17:00, 1 of 90 minutes at ""`,
		"tue. 10-2pm, 1.5h":                              `2026-12-01 10:00-14:00, 2 of 90 minutes at ""`,
		"tomorrow at 3 p.m., half an hour":               `2026-11-26 15:00-15:30, 1 of 30 minutes at ""`,
		"2027-01-12T10:00":                               `2027-01-12 10:00-10:30, 1 of 30 minutes at ""`,
		"10:00-12:00 12.01.2027":                         `2027-01-12 10:00-12:00, 4 of 30 minutes at ""`,
		"10-12 tue, Main street, 5":                      `2026-12-01 10:00-12:00, 4 of 30 minutes at "Main street, 5"`,
		"Tuesday, 1st of December 2026, 10:00–10:30":     `2026-12-01 10:00-10:30, 1 of 30 minutes at ""`,
		"tue 1.12.2026 10:00, https://example.org/a,b?c": `2026-12-01 10:00-10:30, 1 of 30 minutes at "https://example.org/a,b?c"`,
		"tue 10-12, “Sunday School”, 12 Main Street":     `2026-12-01 10:00-12:00, 4 of 30 minutes at "Sunday School, 12 Main Street"`,
		"tue 03:00, 4am":                                 `2026-12-01 03:00-03:30, 2026-12-01 04:00-04:30, 2 of 30 minutes at ""`,
	}
	for typed, times := range [...]map[string]string{
		lang.English:   {},
		lang.Ukrainian: {"у неділю о 15-й, півтори години": `2026-11-29 15:00-16:30, 1 of 90 minutes at ""`, "вт. 1-го грудня о 10, вул. Мирна, 5": `2026-12-01 10:00-10:30, 1 of 30 minutes at "вул. Мирна, 5"`, "12 січня 2027 р. з 10 години до 12 години, 1,5 години": `2027-01-12 10:00-12:00, 1 of 90 minutes at ""`, "вт 10-12, ср після 15, 30 хв, online": two, "12.01.2027 о 10:00": `2027-01-12 10:00-10:30, 1 of 30 minutes at ""`, "вівторок з 10 до 12, середу після 15, у Києві": `2026-12-01 10:00-12:00, 2026-12-02 15:00-18:00, 10 of 30 minutes at "у Києві"`, "завтра до 12, 1 година": `2026-11-26 09:00-12:00, 3 of 60 minutes at ""`},
		lang.Romanian:  {"marți la 10, joia la ora 12:30, o oră și jumătate": `2026-12-01 10:00-11:30, 2026-11-26 12:30-14:00, 2 of 90 minutes at ""`, "ma 10, la etajul 2": `2026-12-01 10:00-10:30, 1 of 30 minutes at "la etajul 2"`, "mar 10-12, mie după 15, 30 min, online": two, "marți de la 10 la 12, miercuri dupa 15, 30 de minute": `2026-12-01 10:00-12:00, 2026-12-02 15:00-18:00, 10 of 30 minutes at ""`, "12.01.2027 ora 10:00": `2027-01-12 10:00-10:30, 1 of 30 minutes at ""`, "mâine până la 12, 1 oră": `2026-11-26 09:00-12:00, 3 of 60 minutes at ""`},
		lang.Hungarian: {"kedden 10-kor, csütörtökön 15 órától, másfél óra": `2026-12-01 10:00-11:30, 2026-11-26 15:00-18:00, 3 of 90 minutes at ""`, "december 1-jén 10 órakor": `2026-12-01 10:00-10:30, 1 of 30 minutes at ""`, "kedd 10-12, szerda 15 után, 30 perc, online": two, "kedd 10-től 12-ig, szerda 15 utan, 30 p, online": two, "2027. január 12. 10:00": `2027-01-12 10:00-10:30, 1 of 30 minutes at ""`, "holnap 10-kor": `2026-11-26 10:00-10:30, 1 of 30 minutes at ""`, "holnap 12 előtt, 1 óra": `2026-11-26 09:00-12:00, 3 of 60 minutes at ""`},
	}[lang.Current()] {
		want[typed] = times
	}
	for typed, times := range want {
		got, err := ReadTimes(typed, noon, kyiv, DefaultLength)
		if err != nil || shown(got, kyiv) != times {
			t.Errorf("%q is\n%s, %v, want\n%s", typed, shown(got, kyiv), err, times)
		}
	}
}

// TestTimesInWordsAreReadOrAskedAbout, in each language. Words with two meanings are refused with both.
func TestTimesInWordsAreReadOrAskedAbout(t *testing.T) {
	modeltest.InEveryLanguage(t)
	kyiv := in(t, "Europe/Kyiv")
	for typed, want := range [...]map[string]string{
		lang.English: {
			"tue half past ten": "12-01 10:30", "tue at a quarter to 11": "12-01 10:45", "tue ten thirty": "12-01 10:30", "tue at noon": "12-01 12:00", "midday, tue": "", "tue noon-14": "12-01 12:00",
			"tue before noon": "12-01 09:00", "tue half past 3 pm": "12-01 15:30", "tue afternoon at 3": "12-01 15:00", "tue at 3 in the afternoon": "12-01 15:00", "tomorrow morning at nine": "11-26 09:00", "tue afternoon 2-4": "12-01 14:00",
			"tue 14 h 30 min": "12-01 14:30", "next tue 10": "12-01 10:00", "next week tue 10": "12-01 10:00", "tue next week at 10": "12-01 10:00", "on fri of next week, 10": "12-04 10:00", "this fri 10": "11-27 10:00",
			"tue half ten": "10:30 or 9:30", "tue half 3": "15:30 or 14:30", "tue half past three": "15:30 or 3:30", "next fri 10": "27 November 2026 or Friday, 4 December 2026", "tue three": "15:00 or 3:00",
		},
		lang.Ukrainian: {
			"вт о пів на одинадцяту": "12-01 10:30", "вт пів на 11": "12-01 10:30", "вт о пів на 11-ту": "12-01 10:30", "вт опівдні": "12-01 12:00", "вт о десятій": "12-01 10:00", "вт з десятої до дванадцятої": "12-01 10:00", "вт за чверть одинадцята": "12-01 10:45",
			"вт 14 год. 30 хв.": "12-01 14:30", "вт о 14 годині 30 хвилин": "12-01 14:30", "вт о 3 дня": "12-01 15:00", "завтра вранці о 9": "11-26 09:00", "наступного вівторка о 10": "12-01 10:00", "у вівторок наступного тижня о 10": "12-01 10:00", "цієї п'ятниці о 10": "11-27 10:00", "вт до полудня": "12-01 09:00",
			"вт о пів на четверту": "15:30 або 3:30", "вт о пів на першу": "12-01 12:30", "наступної п'ятниці о 10": "27 листопада",
		},
		lang.Romanian: {
			"marți la zece și jumătate": "12-01 10:30", "marți la 10 și un sfert": "12-01 10:15", "marți la prânz": "12-01 12:00", "marți ora 14 și 30": "12-01 14:30", "marți la ora 14 și 30 de minute": "12-01 14:30", "marți la unsprezece fără un sfert": "12-01 10:45", "marți între 9 și jumătate și 11": "12-01 09:30",
			"marțea viitoare la 10": "12-01 10:00", "marți săptămâna viitoare la 10": "12-01 10:00", "săptămâna viitoare, marți 10": "", "vineri săptămâna viitoare ora 10": "12-04 10:00", "marți după-amiaza la 3": "12-01 15:00", "marți după prânz": "12-01 12:00", "mâine dimineață la 9": "11-26 09:00", "marți la 10 și 12": "",
			"vinerea viitoare la 10": "27 noiembrie", "marți la trei și jumătate": "15:30 sau 3:30", "marți la două": "14:00 sau 2:00",
		},
		lang.Hungarian: {
			"kedden fél 11": "12-01 10:30", "kedden fél tizenegykor": "12-01 10:30", "kedd fél 11-kor": "12-01 10:30", "kedd háromnegyed 11": "12-01 10:45", "kedd negyed tizenegy": "12-01 10:15", "kedden délben": "12-01 12:00", "kedd 14 óra 30 perc": "12-01 14:30", "kedden 14 óra 30 perckor": "12-01 14:30", "kedd délután 3-kor": "12-01 15:00",
			"jövő kedd 10": "12-01 10:00", "jövő pénteken 10-kor": "12-04 10:00", "jövő héten kedden 10-kor": "12-01 10:00", "kedd délelőtt 10-12": "12-01 10:00", "holnap reggel 9-kor": "11-26 09:00", "kedd fél 11-től 12-ig": "12-01 10:30", "kedd délután 2 után": "12-01 14:00",
			"kedd fél négy": "15:30 vagy 3:30", "következő pénteken 10": "november 27.", "kedd fél egy": "12-01 12:30",
		},
	}[lang.Current()] {
		got, err := ReadTimes(typed, noon, kyiv, DefaultLength)
		if shown := shown(got, kyiv); err == nil && (want == "" || !strings.HasPrefix(shown, "2026-"+want)) || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%q is %s, %v, want %s", typed, shown, err, want)
		}
	}
}

// TestAPlaceMayBeginWithTheNameOfANumber, in each language: a street is no time.
func TestAPlaceMayBeginWithTheNameOfANumber(t *testing.T) {
	modeltest.InEveryLanguage(t)
	for _, place := range [...][]string{
		lang.English:   {"Seven Sisters Road 5", "one on one", "Noon Street 12"},
		lang.Ukrainian: {"Перша лікарня, 5", "Друга вулиця 10"},
		lang.Romanian:  {"Cinci Stele 8", "Prânz 12"},
		lang.Hungarian: {"Dél utca 5", "Három Nyúl utca 7"},
	}[lang.Current()] {
		got, err := ReadTimes("2027-01-12 10:00, "+place, noon, in(t, "Europe/Kyiv"), DefaultLength)
		if err != nil || got.Place != place {
			t.Errorf("%q is the place %q, %v", place, got.Place, err)
		}
	}
}

// TestTwoTimesInWordsAreNoPlace, in each language.
func TestTwoTimesInWordsAreNoPlace(t *testing.T) {
	modeltest.InEveryLanguage(t)
	for _, times := range [...][]string{
		lang.English: {"ten or eleven", "11 or twelve", "noon and ten", "half ten or eleven"}, lang.Ukrainian: {"десята або одинадцята", "десята чи 11", "десята та дванадцята"},
		lang.Romanian: {"zece sau unsprezece", "zece ori 11", "zece și douăsprezece"}, lang.Hungarian: {"tíz vagy tizenegy", "tíz és tizenkettő"},
	}[lang.Current()] {
		if got, err := ReadTimes("2027-01-12 10:00, "+times, noon, in(t, "Europe/Kyiv"), DefaultLength); err == nil {
			t.Errorf("%q is the place %q", times, got.Place)
		}
	}
}

// TestWordsThatMayBeOneAreReadOrAskedAbout: the name of a day that is written apart is that day, unless the words mean another one.
func TestWordsThatMayBeOneAreReadOrAskedAbout(t *testing.T) {
	modeltest.InEveryLanguage(t)
	kyiv := in(t, "Europe/Kyiv")
	for typed, want := range [...]map[string]string{
		lang.English:   {"the day after tomorrow at 10": "2026-11-27", "to morrow 10h30": "2026-11-26", "tomorrow after 10": "2026-11-26", "tue between 10 and 12": "2026-12-01", "tue 3h": ""},
		lang.Ukrainian: {"після завтра о 10": "2026-11-27", "по завтра 10": "2026-11-27", "завтра після 10": "2026-11-26", "вт між 10 та 12": "2026-12-01", "вт з 10:00 по 12:00": "2026-12-01", "вт. о 10.00 год.": "2026-12-01"},
		lang.Romanian:  {"poi mâine la 10": "2026-11-27", "mâine după 10": "2026-11-26", "la 10 marți": "2026-12-01", "10 mart. 12:00": "2027-03-10", "marți între 10 și 12": "2026-12-01"},
		lang.Hungarian: {"holnap után 10": "", "holnap után 10-kor": "", "holnapután 10": "2026-11-27", "holnap 10 után": "2026-11-26", "holnapután 10 után": "2026-11-27", "kedd 10 és 12 között": "2026-12-01"},
	}[lang.Current()] {
		got, err := ReadTimes(typed, noon, kyiv, DefaultLength)
		if day := strings.SplitN(shown(got, kyiv), " ", 2)[0]; err != nil && want != "" || err == nil && day != want {
			t.Errorf("%q is %s, %v, want %s", typed, shown(got, kyiv), err, want)
		}
	}
	if lang.Current() != lang.Hungarian {
		return
	}
	if _, err := ReadTime("holnap után 10", noon, kyiv, DefaultLength); err == nil || !strings.Contains(err.Error(), "november 26.") || !strings.Contains(err.Error(), "november 27.") {
		t.Errorf("%v does not ask for the day", err)
	}
}

func TestWhatIsNoTimeIsRefusedInWords(t *testing.T) {
	kyiv := in(t, "Europe/Kyiv")
	for typed, want := range map[string]string{
		"":                        "Type times such as: tue 10-12, wed after 15, 30 min, online.",
		"online":                  "Type times such as: tue 10-12, wed after 15, 30 min, online.",
		"tue":                     "Add a time to “tue”, such as tue 10-12.",
		"10-12":                   "Add a day to “10-12”, such as tue 10-12.",
		"teu 10-12":               "“teu 10-12” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.",
		"teu after 15":            "“teu after 15” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.",
		"whenever after 15 works": "“whenever after 15 works” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.",
		"tue 10-12, 3 min":        "“3 min” is no length of an interview: it takes from 5 minutes to 8 hours.",
		"tue 10-12, 9 h":          "“9 h” is no length of an interview: it takes from 5 minutes to 8 hours.",
		"tue 10-10:15":            "No time of that length fits into “tue 10-10:15”.",
		"tue 10 12":               "“tue 10 12” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.",
		"tue 10-":                 "“tue 10-” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.",
		"tue 22-2":                "“tue 22-2” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.",
		"tue half ten":            "“tue half ten” may be 10:30 or 9:30. Type the time in figures.",
		"tue half past 3":         "“tue half past 3” may be 15:30 or 3:30. Type the time in figures.",
		"next fri 10":             "“fri” may be Friday, 27 November 2026 or Friday, 4 December 2026. Type the date.",
		"this mon 10":             "Monday, 23 November 2026 has passed.",
		"next week, tue 10":       "“next week” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.",
		"tue 10-12, wed morning":  "“wed morning” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.",
		"tue 10, 11 or 12":        "“11 or 12” is no time. Type times such as: tue 10-12, wed after 15, 2027-01-12 10:00.",
		"tue, wed 10-12":          "Add a time to “tue”, such as tue 10-12.",
		"tue 10-12, x, 14-16":     "Add a day to “14-16”, such as tue 10-12.",
		"tue 3":                   "“tue 3” may be 15:00 or 3:00. Type the time in figures.",
		"tue after 3":             "“tue after 3” may be 15:00 or 3:00. Type the time in figures.",
		"wed 1 dec 10:00":         "The weekday of “wed 1 dec” does not fit: it is Tuesday, 1 December 2026.",
		"tue 10-12, for 45 min":   "“for 45 min” is no length. Type it as 30 min, 1 h, 1.5 h or 1 h 15 min.",
		"tue 10-12, 1:15 h":       "“1:15 h” is no length. Type it as 30 min, 1 h, 1.5 h or 1 h 15 min.",
		"tue 10, 30 min, 1 h":     "“30 min” and “1 h” are two lengths. Type one.",
		"2026-11-24 10:00":        "Tuesday, 24 November 2026 has passed.",
		"today 10-11":             "Wednesday, 25 November 2026, 10:00–11:00 has passed.",
		"2027-03-28 03:30":        "There is no 03:30 on Sunday, 28 March 2027: summer time begins, and the clock is put forward.",
		"2027-03-28 03-05":        "There is no 03:00 on Sunday, 28 March 2027: summer time begins, and the clock is put forward.",
		"2027-10-31 03:30":        "03:30 comes twice on Sunday, 31 October 2027, when summer time ends. Type “2027-10-31 03:30 summer” or “2027-10-31 03:30 winter”.",
		strings.Repeat("x,", 50):  "At most 40 times are read at once.",
	} {
		if got, err := ReadTimes(typed, noon, kyiv, DefaultLength); err == nil || err.Error() != want {
			t.Errorf("%q: %v, %v, want %q", typed, got, err, want)
		}
	}
}

// TestAnHourThatComesTwiceIsTheOneThatWasAskedFor, in each language.
func TestAnHourThatComesTwiceIsTheOneThatWasAskedFor(t *testing.T) {
	modeltest.InEveryLanguage(t)
	kyiv := in(t, "Europe/Kyiv")
	words := [...][2]string{lang.English: {"summer", "winter time"}, lang.Ukrainian: {"літній", "зимовий час"}, lang.Romanian: {"vară", "iarna"}, lang.Hungarian: {"nyári", "teli ido"}}[lang.Current()]
	for i, want := range []string{"2027-10-31T00:30Z", "2027-10-31T01:30Z"} {
		got, err := ReadTime("2027-10-31 03:30 "+words[i], noon, kyiv, DefaultLength)
		if err != nil || got.Start.UTC().Format("2006-01-02T15:04Z") != want {
			t.Errorf("%q is %s, %v", words[i], got.Start.UTC(), err)
		}
	}
}

func TestATimeIsShownInWordsWithItsZone(t *testing.T) {
	kyiv := in(t, "Europe/Kyiv")
	at := func(s string) time.Time {
		out, err := time.Parse(time.RFC3339, s)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	s := Slot{at("2027-01-12T08:00:00Z"), at("2027-01-12T08:30:00Z")}
	want := map[lang.Language]string{
		lang.English: "Tuesday, 12 January 2027, 10:00–10:30", lang.Ukrainian: "вівторок, 12 січня 2027, 10:00–10:30",
		lang.Romanian: "marți, 12 ianuarie 2027, 10:00–10:30", lang.Hungarian: "2027. január 12., kedd, 10:00–10:30",
	}
	for l, words := range want {
		if got := s.WordsOf(l, kyiv); got != words {
			t.Errorf("%q, want %q", got, words)
		}
	}
	if got := ZoneWords(s.Start, kyiv); got != "Europe/Kyiv, UTC+2" {
		t.Error(got)
	}
	twice := Slot{at("2027-10-31T00:30:00Z"), at("2027-10-31T01:30:00Z")}
	if got := twice.Words(kyiv); got != "Sunday, 31 October 2027, 03:30–03:30 UTC+2" {
		t.Error(got)
	}
	if got := ZoneWords(s.Start, time.FixedZone("x", -(9*3600+1800))); got != "x, UTC−9:30" {
		t.Error(got)
	}
}

func TestABookedTimeIsOne(t *testing.T) {
	kyiv := in(t, "Europe/Kyiv")
	for typed, want := range map[string]string{
		"tue 10:00": "2026-12-01T08:00Z-08:45Z", "2027-01-12 10:00": "2027-01-12T08:00Z-08:45Z", "Tuesday, 10-11": "2026-12-01T08:00Z-09:00Z",
		"online": "", "10:00": "", "2026-11-24 10:00": "", "today 9:00": "", "2027-03-28 03:30": "", "tue after 15": "", "tue 8-17": "", "tue": "", "Tuesday, 1 December 2026, 10:00": "2026-12-01T08:00Z-08:45Z",
	} {
		got, err := ReadTime(typed, noon, kyiv, 45*time.Minute)
		words := got.Start.UTC().Format("2006-01-02T15:04Z") + "-" + got.End.UTC().Format("15:04Z")
		if err == nil && words != want || err != nil && want != "" {
			t.Errorf("%q is %s, %v; want %s", typed, words, err, want)
		}
	}
	for typed, end := range map[string]string{"tue 10:00": "0001-01-01T00:00Z", "tue 10-11": "2026-12-01T09:00Z"} {
		if got, err := ReadTime(typed, noon, kyiv, AsBefore); err != nil || got.End.UTC().Format("2006-01-02T15:04Z") != end {
			t.Errorf("moved to %q, it ends %s, %v", typed, got.End, err)
		}
	}
	for _, length := range []time.Duration{0, time.Minute, 9 * time.Hour} {
		if _, err := ReadTime("tue 10:00", noon, kyiv, length); err == nil {
			t.Errorf("it takes %s", length)
		}
	}
}

func FuzzReadTimes(f *testing.F) {
	for _, typed := range []string{"tue 10-12, wed after 15, 30 min, online", "2027-01-12 10:00", "3 dec from 10 to 12", "2027-10-31 03:30 winter", "^ > < _ 10"} {
		f.Add(typed)
	}
	kyiv := in(f, "Europe/Kyiv")
	f.Fuzz(func(t *testing.T, typed string) {
		times, err := ReadTimes(typed, noon, kyiv, DefaultLength)
		if err != nil {
			return
		}
		slots := times.Slots(noon)
		if len(slots) == 0 || !slices.IsSortedFunc(slots, func(a, b Slot) int { return a.Start.Compare(b.Start) }) {
			t.Fatalf("%q: %v", typed, slots)
		}
		for i, s := range slots {
			if !s.Start.After(noon) || s.End.Sub(s.Start) != times.Length || i > 0 && s.Overlaps(slots[i-1]) {
				t.Fatalf("%q: %v", typed, slots)
			}
		}
	})
}
