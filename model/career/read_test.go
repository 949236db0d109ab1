package career

import (
	"fmt"
	"testing"
	"time"
	"unicode/utf8"
)

// today is a Monday that the tests take for now.
var today = day(2026, 11, 2)

func (d Date) String() string {
	return d.First.date().Format(time.DateOnly) + ".." + d.Last.date().Format(time.DateOnly)
}

func d(y, m, of int) Date { return Date{day(y, m, of), day(y, m, of)} }

func m(y, m int) Date { return Date{day(y, m, 1), day(y, m+1, 1) - 1} }

func y(y int) Date { return Date{day(y, 1, 1), day(y, 12, 31)} }

// TestDatesAsCandidatesWriteThem reads the date on which a position began.
func TestDatesAsCandidatesWriteThem(t *testing.T) {
	for in, want := range map[string]Date{
		// figures
		"03.2024": m(2024, 3), "3.2024": m(2024, 3), "03/2024": m(2024, 3), "06/2020": m(2020, 6), "2020-06": m(2020, 6),
		"2020.06": m(2020, 6), "2020.06.": m(2020, 6), "2020/6": m(2020, 6), "06 2020": m(2020, 6), "06-2020": m(2020, 6),
		"2020": y(2020), " 2020 ": y(2020), "2020 р.": y(2020), "2020р": y(2020), "2020 рік": y(2020), "2020 г.": y(2020), "2020.": y(2020),
		"anul 2019": y(2019), "2019 év": y(2019), "2020-ban": y(2020), "1999": y(1999), "(2020)": y(2020),
		"01.06.2020": d(2020, 6, 1), "1.6.2020": d(2020, 6, 1), "01.06.2020 р.": d(2020, 6, 1), "2020-06-01": d(2020, 6, 1),
		"2020.06.01.": d(2020, 6, 1), "2020. 06. 01.": d(2020, 6, 1), "2020/06/01": d(2020, 6, 1), "31/12/2019": d(2019, 12, 31),
		"12/31/2019": d(2019, 12, 31), "29.02.2020": d(2020, 2, 29), "01 06 2020": d(2020, 6, 1),
		// written by programs; the day is the one in the text
		"2020-06-01T00:00:00Z": d(2020, 6, 1), "2020-05-31T21:00:00.0000000+00:00": d(2020, 5, 31), "2020-06-01T00:00:00+03:00": d(2020, 6, 1),
		"2020-06-01T00:00:00": d(2020, 6, 1), "2020-06-01 00:00": d(2020, 6, 1), "01.06.2020 0:00:00": d(2020, 6, 1), "6/13/2020 12:00:00 AM": d(2020, 6, 13),
		// Ukrainian and Russian
		"березень 2021": m(2021, 3), "Березень 2021 р.": m(2021, 3), "з березня 2021": m(2021, 3), "у березні 2021 року": m(2021, 3), "бер. 2021": m(2021, 3),
		"1 березня 2021": d(2021, 3, 1), "01 березня 2021 р.": d(2021, 3, 1), "ЛЮТИЙ 2020": m(2020, 2), "лют 2020": m(2020, 2), "травень, 2019": m(2019, 5),
		"2021 березень": m(2021, 3), "марта 2021": m(2021, 3), "с марта 2021 г.": m(2021, 3), "май 2019": m(2019, 5), "маи\u0306 2019": m(2019, 5),
		"сент. 2018": m(2018, 9), "15 мая 2018 года": d(2018, 5, 15), "листопад 2015": m(2015, 11), "серпня 2017": m(2017, 8), "від 09.2020": m(2020, 9),
		// Romanian
		"mai 2019": m(2019, 5), "Ianuarie 2020": m(2020, 1), "ian. 2020": m(2020, 1), "noi 2018": m(2018, 11), "din martie 2017": m(2017, 3),
		"luna octombrie 2016": m(2016, 10), "15 septembrie 2014": d(2014, 9, 15), "în iunie 2015": m(2015, 6), "12.V.2019": d(2019, 5, 12), "V.2019": m(2019, 5),
		// Hungarian
		"2019. május": m(2019, 5), "2019 május": m(2019, 5), "2019. máj.": m(2019, 5), "2019. május 1.": d(2019, 5, 1), "2019. május 1-től": d(2019, 5, 1),
		"2019. májustól": m(2019, 5), "2019. szeptember": m(2019, 9), "2019. szept.": m(2019, 9), "2019. ma\u0301rcius": m(2019, 3), "2019. IX.": m(2019, 9),
		"2019. IX. 1.": d(2019, 9, 1), "2019-től": y(2019), "2019 óta": y(2019),
		// English and other
		"Jun 2020": m(2020, 6), "June, 2020": m(2020, 6), "Sept 2020": m(2020, 9), "June 1, 2020": d(2020, 6, 1), "1st June 2020": d(2020, 6, 1), "since May 2018": m(2018, 5),
		"maj 2018": m(2018, 5), "październik 2018": m(2018, 10), "März 2018": m(2018, 3), "Dezember 2018": m(2018, 12), "2020-Jun": m(2020, 6), "2020/Jun/01": d(2020, 6, 1),
		// parts of a year
		"Q1 2020": {day(2020, 1, 1), day(2020, 3, 31)}, "2020 Q3": {day(2020, 7, 1), day(2020, 9, 30)}, "II кв. 2020": {day(2020, 4, 1), day(2020, 6, 30)},
		"4 квартал 2019": {day(2019, 10, 1), day(2019, 12, 31)}, "2020. I. negyedév": {day(2020, 1, 1), day(2020, 3, 31)}, "trimestrul 2 2020": {day(2020, 4, 1), day(2020, 6, 30)},
		"літо 2020": {day(2020, 6, 1), day(2020, 8, 31)}, "осінь 2021": {day(2021, 9, 1), day(2021, 11, 30)}, "навесні 2022": {day(2022, 3, 1), day(2022, 5, 31)},
		"vara 2020": {day(2020, 6, 1), day(2020, 8, 31)}, "2020 tavasz": {day(2020, 3, 1), day(2020, 5, 31)}, "2020 őszén": {day(2020, 9, 1), day(2020, 11, 30)},
		"Summer 2020": {day(2020, 6, 1), day(2020, 8, 31)}, "зима 2020": y(2020), "початок 2020": y(2020), "2020 vége": y(2020), "începutul anului 2020": y(2020), "early 2020": y(2020),
		// two digits that can mean only one thing
		"06/20": m(2020, 6), "06/98": m(1998, 6), "Jun '20": m(2020, 6), "Jun ’98": m(1998, 6), "травень 19 р.": m(2019, 5), "mai 98": m(1998, 5), "15.06.98": d(1998, 6, 15),
		"1.06.20": d(2020, 6, 1), "'19": y(2019),
		// either number may be the month, so the date lies between the two readings
		"06/01/2020": {day(2020, 1, 6), day(2020, 6, 1)}, "05/05/2020": d(2020, 5, 5),
		// up to today
		"2026": {day(2026, 1, 1), today}, "11.2026": {day(2026, 11, 1), today}, "02.11.2026": d(2026, 11, 2),
	} {
		span, ok := Read(in, "", today)
		if got := span.Start; !ok || got != want {
			t.Errorf("%q is %v, %v; want %v", in, got, ok, want)
		}
		if !span.Present || span.End != (Date{today, today}) {
			t.Errorf("%q – nothing ends %v, %v", in, span.End, span.Present)
		}
	}
}

// TestATextThatIsNoDateIsNotRead also has dates that could be meant in several years.
func TestATextThatIsNoDateIsNotRead(t *testing.T) {
	for _, in := range []string{
		"", " ", "-", "—", "n/a", "?", "1020", "20223", "202", "0", "00.2020", "13.2020", "2020-13", "32.01.2020", "30.02.2020", "29.02.2021", "1899", "1930",
		"2027", "12.2026", "03.11.2026", "Dec 2026", "Q4 '27", "2019-2021", "2019 – 2021", "2019/2020", "2010-13", "05.2019-06.2020", "травень 2019 - червень 2020",
		"01.06.20", "03.12", "20.03", "Jun 20", "травень 19", "May", "травень", "20", "5", "1.2.3.2020", "Q5 2020", "Q 2020", "VII кв. 2020", "березень кв. 2020",
		"близько 2019", "after 2019", "до 2019", "until 2019", "2019 or so", "2 years", "3 роки", "5 місяців", "понеділок 2020", "ma 2020", "2020 теперішній час",
		"Present", "1e3", "99999999999999999999", "2020\x1b[31m", "²⁰²⁰", "２０２０", "2020年", "тра\u200bвень 2019", "20.20.2020", "2020.2020", "may june 2020", "May 2020 IV",
		"this is a long story that begins with a holiday in the mountains in the summer of the year 2020",
	} {
		if span, ok := Read(in, "", today); ok {
			t.Errorf("%q is read as %v", in, span)
		}
	}
}

// TestEndsThatHaveNotCome reads words for today, in the languages of the service and of
// its neighbours.
func TestEndsThatHaveNotCome(t *testing.T) {
	for _, end := range []string{
		"", "  ", "по теперішній час", "По теперішній час", "теперішній час", "до теперішнього часу", "дотепер", "зараз", "нині", "по сьогодні", "т.ч.", "по т. ч.",
		"по настоящее время", "настоящее время", "н.в.", "по н.в.", "н/в", "сейчас", "до сих пор", "по сей день",
		"prezent", "până în prezent", "pana in prezent", "pâna în prezent", "în prezent", "Prezent", "până acum", "actual", "astăzi",
		"jelenleg", "jelenleg is", "Jelenleg is tart", "máig", "a mai napig", "napjainkig", "folyamatban",
		"present", "Present", "(present)", "now", "till now", "current", "ongoing", "to date", "obecnie", "heute",
	} {
		span, ok := Read("2020-06-01", end, today)
		if !ok || !span.Present || span.End != (Date{today, today}) {
			t.Errorf("%q is %v, %v", end, span, ok)
		}
	}
	for _, end := range []string{"2023", "present 2020", "worked", "now or never"} {
		if span, ok := Read("2020-06-01", end, today); ok && span.Present {
			t.Errorf("%q is today", end)
		}
	}
}

// TestOneDateNarrowsTheOther reads both.
func TestOneDateNarrowsTheOther(t *testing.T) {
	for _, c := range []struct {
		start, end string
		want       Span
		ok         bool
	}{
		{"03.2021", "березень 2023", Span{Start: m(2021, 3), End: m(2023, 3)}, true},
		{"2020", "2023", Span{Start: y(2020), End: y(2023)}, true},
		{"06.2020", "2020", Span{Start: m(2020, 6), End: Date{day(2020, 6, 1), day(2020, 12, 31)}}, true},
		{"2020", "06.2020", Span{Start: Date{day(2020, 1, 1), day(2020, 6, 30)}, End: m(2020, 6)}, true},
		{"15.06.2020", "06.2020", Span{Start: d(2020, 6, 15), End: Date{day(2020, 6, 15), day(2020, 6, 30)}}, true},
		{"01.06.2020", "01.06.2020", Span{Start: d(2020, 6, 1), End: d(2020, 6, 1)}, true},
		{"2020", "до 05.2021", Span{Start: y(2020), End: m(2021, 5)}, true},
		{"2019", "2020-ig", Span{Start: y(2019), End: y(2020)}, true},
		{"2019", "2020. májusig", Span{Start: y(2019), End: m(2020, 5)}, true},
		{"2023", "2020", Span{}, false},
		{"02.06.2020", "01.06.2020", Span{}, false},
		{"2020", "2027", Span{}, false},
		{"2020", "?", Span{}, false},
		{"", "2020", Span{}, false},
		{"", "", Span{}, false},
	} {
		if got, ok := Read(c.start, c.end, today); got != c.want || ok != c.ok {
			t.Errorf("%q – %q: %v %v, %v", c.start, c.end, got.Start, got.End, ok)
		}
	}
}

// TestNamesOfMonthsAreOfOneMonth finds names, cut or not, that two months could have.
func TestNamesOfMonthsAreOfOneMonth(t *testing.T) {
	for word, month := range months() {
		if month == 0 {
			t.Errorf("%s is of two months", word)
		}
	}
}

// FuzzRead compares what is read with the calendar.
func FuzzRead(f *testing.F) {
	for _, s := range []string{"03.2024", "2020-06-01T00:00:00Z", "травень 2019", "2019. május 1-től", "II кв. 2020", "Jun '20", "по т.ч.", "\xff", "0.0.0000"} {
		f.Add(s, s)
		f.Add(s, "")
	}
	f.Fuzz(func(t *testing.T, start, end string) {
		span, ok := Read(start, end, today)
		if !ok {
			return
		}
		s, e := span.Start, span.End
		if s.First > s.Last || e.First > e.Last || s.First > e.First || s.Last > e.Last || e.Last > today || s.First < day(firstYear, 1, 1) {
			t.Errorf("%q – %q: %v %v", start, end, s, e)
		}
		if !utf8.ValidString(start) {
			t.Errorf("%q is read as %s", start, fmt.Sprint(s))
		}
	})
}
