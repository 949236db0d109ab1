package amount

import (
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
)

// TestFourDigitsAreOnePieceInHungarianOnly: numbers and salaries, which share rows, are written alike.
func TestFourDigitsAreOnePieceInHungarianOnly(t *testing.T) {
	modeltest.InEveryLanguage(t)
	want := [...][]string{
		lang.English:   {"999", "1\u00a0234", "-9\u00a0999", "10\u00a0000"},
		lang.Ukrainian: {"999", "1\u00a0234", "-9\u00a0999", "10\u00a0000"},
		lang.Romanian:  {"999", "1\u00a0234", "-9\u00a0999", "10\u00a0000"},
		lang.Hungarian: {"999", "1234", "-9999", "10\u00a0000"},
	}[lang.Current()]
	for i, n := range []int{999, 1234, -9999, 10_000} {
		if got, salary := lang.Number(n), model.DecimalOf(int64(n)).Grouped(); got != want[i] || salary != want[i] {
			t.Errorf("%q, want %q; a salary is %q", got, want[i], salary)
		}
	}
}

func TestNumbersAndDatesAreWrittenAsTheLanguageDoes(t *testing.T) {
	modeltest.InEveryLanguage(t)
	at := time.Date(2026, time.March, 5, 7, 8, 0, 0, time.UTC)
	got := []string{Date(at), Moment(at), LongDate(at), Day(at), ShortDay(at), NamedMoment(at), Never(), Decimal(1.25), lang.Number(1234567), Bytes(3 << 19), Ago(3 * time.Hour)}
	want := [...][]string{
		lang.English:   {"5 Mar 2026", "5 Mar 07:08", "5 March 2026, 07:08", "Thursday, 5 March 2026", "5 Mar", "Thu 5 Mar 07:08", "never", "1.2", "1\u00a0234\u00a0567", "1.5 MB", "3h"},
		lang.Ukrainian: {"5 бер 2026", "5 бер 07:08", "5 березня 2026, 07:08", "четвер, 5 березня 2026", "5 бер", "чт 5 бер 07:08", "ніколи", "1,2", "1\u00a0234\u00a0567", "1,5 МБ", "3г"},
		lang.Romanian:  {"5 mar 2026", "5 mar 07:08", "5 martie 2026, 07:08", "joi, 5 martie 2026", "5 mar", "joi 5 mar 07:08", "niciodată", "1,2", "1\u00a0234\u00a0567", "1,5 MB", "3h"},
		lang.Hungarian: {"2026.03.05.", "03.05. 07:08", "2026. március 5., 07:08", "2026. március 5., csütörtök", "03.05.", "03.05. (cs) 07:08", "soha", "1,2", "1\u00a0234\u00a0567", "1,5 MB", "3ó"},
	}[lang.Current()]
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("%q, want %q", got[i], want[i])
		}
	}
	for _, month := range []time.Month{time.January, time.May, time.September, time.December} {
		at := time.Date(2026, month, 28, 23, 8, 0, 0, time.UTC)
		if n := len([]rune(Date(at))); n > 11 {
			t.Errorf("%q has %d cells", Date(at), n)
		}
		if n := len([]rune(NamedDay(at))); n > 12 {
			t.Errorf("%q has %d cells", NamedDay(at), n)
		}
		if n := len([]rune(Moment(at))); n > 12 {
			t.Errorf("%q has %d cells", Moment(at), n)
		}
	}
	for _, age := range []time.Duration{0, 59 * time.Minute, 23 * time.Hour, 59 * 24 * time.Hour, 700 * 24 * time.Hour, 9000 * 24 * time.Hour} {
		if n := len([]rune(Ago(age))); n > 4 {
			t.Errorf("%q has %d cells", Ago(age), n)
		}
	}
}
