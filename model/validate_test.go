package model

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// broken is a second statement of §4.2, written from the specification and not
// from Validate: which fields break a rule.
func broken(d Draft) map[FormField]bool {
	out := map[FormField]bool{}
	units := func(s string) int { return len(utf16.Encode([]rune(strings.TrimSpace(s)))) }
	if n := units(d.Title); n < 1 || n > 20 {
		out[FieldTitle] = true
	}
	if units(d.Region) == 0 {
		out[FieldRegion] = true
	}
	if len(utf16.Encode([]rune(d.Description))) < 100 {
		out[FieldDescription] = true
	}
	blank := func(s string) bool { return strings.TrimSpace(s) == "" }
	from, fromOK := wholeSalary(d.SalaryFrom)
	to, toOK := wholeSalary(d.SalaryTo)
	out[FieldSalaryFrom] = !blank(d.SalaryFrom) && !fromOK || blank(d.SalaryFrom) && toOK
	out[FieldSalaryTo] = !blank(d.SalaryTo) && !toOK
	if fromOK && toOK {
		out[FieldSalaryTo] = to < from
	}
	if !blank(d.SalaryFrom) && d.Rate == nil || d.Rate != nil && !strings.Contains("0 1 2 3 5", fmt.Sprint(int(*d.Rate))) {
		out[FieldRate] = true
	}
	if d.Currency == nil && !(blank(d.SalaryFrom) && blank(d.SalaryTo)) || d.Currency != nil && (*d.Currency < 0 || *d.Currency > 2) {
		out[FieldCurrency] = true
	}
	bad := func(t *JobType) bool { return t != nil && (*t < 0 || *t > 5) }
	out[FieldType1] = bad(d.Type1)
	out[FieldType2] = bad(d.Type2) || d.Type2 != nil && d.Type1 == nil
	for f, is := range out {
		if !is {
			delete(out, f)
		}
	}
	return out
}

var typedSalary = regexp.MustCompile(`^(\d{1,12})(?:[.,](\d{1,2}))?(k|K|к|К|тис\.?|тыс\.?|mii|ezer)?$`)

// wholeSalary is a second statement of how a typed salary is read, in hundredths.
func wholeSalary(typed string) (value int64, ok bool) {
	m := typedSalary.FindStringSubmatch(strings.ReplaceAll(strings.TrimSpace(typed), " ", ""))
	if m == nil {
		return 0, false
	}
	hundredths, err := strconv.ParseInt(m[1]+(m[2] + "00")[:2], 10, 64)
	if m[3] != "" {
		hundredths *= 1000
	}
	return hundredths / 100, err == nil && hundredths%100 == 0
}

func code6[T ~int](t *rapid.T, label string) *T {
	n := rapid.IntRange(-1, 7).Draw(t, label)
	if n == 7 {
		return nil
	}
	v := T(n)
	return &v
}

func TestValidateAgreesWithASecondStatementOfTheRules(t *testing.T) {
	salary := rapid.OneOf(
		rapid.SampledFrom([]string{"", " ", "0", "25 000", "-1", "x", "1.5", "90000", "007", "25000 грн", "$2500", "2.500k", "25 kk"}),
		rapid.StringMatching(`[0-9]{1,6}`),
		rapid.StringMatching(`[0-9]{1,3}([.,][0-9]{1,4})? ?(k|K|к|К|тис|тис\.|тыс|тыс\.|mii|ezer)?`),
	)
	rapid.Check(t, func(t *rapid.T) {
		d := Draft{
			Title:       rapid.OneOf(rapid.StringN(0, 25, -1), rapid.SampledFrom([]string{"  ", "😀😀😀😀😀😀😀😀😀😀", "😀😀😀😀😀😀😀😀😀😀a"})).Draw(t, "title"),
			Region:      rapid.SampledFrom([]string{"", " ", "Київ"}).Draw(t, "region"),
			Description: strings.Repeat("ї", rapid.IntRange(95, 105).Draw(t, "length")),
			SalaryFrom:  salary.Draw(t, "from"), SalaryTo: salary.Draw(t, "to"),
			Rate: code6[Rate](t, "rate"), Currency: code6[Currency](t, "currency"),
			Type1: code6[JobType](t, "type1"), Type2: code6[JobType](t, "type2"),
		}
		body, problems := Validate(d, Units)
		got := map[FormField]bool{}
		for _, p := range problems {
			got[p.Field] = true
			if !strings.HasSuffix(p.Message, ".") {
				t.Errorf("%q is no sentence", p.Message)
			}
		}
		if diff := cmp.Diff(broken(d), got); diff != "" {
			t.Fatalf("%+v: %s", d, diff)
		}
		if len(problems) == 0 && (body.SalaryFrom != nil && *body.SalaryFrom < 0 || body.Title != strings.TrimSpace(d.Title)) {
			t.Fatalf("%+v gave %+v", d, body)
		}
	})
}

func TestSalariesAreReadAsTyped(t *testing.T) {
	for typed, want := range map[string]string{
		"25 000": "25000", "25\u00a0000": "25000", "25'000": "25000", "25000.00": "25000", "1.5E3": "1500", "2e2": "200", "0": "0", "-0": "0",
		"1,5": "1.5", "-3": "-3",
		"25k": "25000", "25 k": "25000", "25K": "25000", "25к": "25000", "25 К": "25000", "2.5k": "2500", "2,5 тис.": "2500", "2,55k": "2550",
		"25 тис": "25000", "25тис.": "25000", "25 тисяч": "25000", "25 Тыс.": "25000", "25 тыс": "25000", "3,5 mii": "3500", "25 de mii": "25000",
		"400 ezer": "400000", "0k": "0", "-1k": "-1000", "1'000k": "1000000", "9007199254740.99k": "9007199254740990",
	} {
		got, err := ParseSalary(typed)
		if err != nil || got == nil || string(*got) != want {
			t.Errorf("%q is %v (%v), want %s", typed, got, err, want)
		}
	}
	for _, typed := range []string{"25.000", "25,000", "1.234.567", "x", "1e", "e5", "--1", "0x10", "1_0x", "1E999999999", "1/3", "Inf", strings.Repeat("9", 60),
		"1e3k", "k", "тис.", "25kk", "25 k 5", "1 mii 2 mii", "k25", "2.500k", "2,500 тис.", strings.Repeat("9", 39) + "k", "1e40"} {
		if got, err := ParseSalary(typed); err == nil {
			t.Errorf("%q is %v", typed, *got)
		}
	}
	for _, typed := range []string{"25.000", "2.500k", "2,500 тис.", "1.234k"} {
		if _, err := ParseSalary(typed); !errors.Is(err, ErrAmbiguousSalary) {
			t.Errorf("%q: %v, though it can be read two ways", typed, err)
		}
	}
	if got, err := ParseSalary(" \u00a0 "); got != nil || err != nil {
		t.Error(got, err)
	}
}

func TestACurrencyTypedAlongIsSentToItsField(t *testing.T) {
	for _, typed := range []string{
		"25000 грн", "25 000грн.", "25 тис. грн", "$2500", "2500$", "2500 EUR", "usd 2500", "€ 2,5k", "2500 lei", "25 de mii de lei",
		"400 ezer Ft", "₴25k", "1000 євро", "25.000 грн", "2500 euró",
	} {
		if got, err := ParseSalary(typed); !errors.Is(err, ErrSalaryCurrency) || got != nil {
			t.Errorf("%q: %v, %v", typed, got, err)
		}
		_, problems := Validate(Draft{SalaryFrom: typed}, Units)
		want := []string{"“" + typed + "” names a currency, which has a field of its own. Write the number alone."}
		if diff := cmp.Diff(want, problems.ByField(FieldSalaryFrom)); diff != "" {
			t.Error(diff)
		}
	}
	for _, typed := range []string{"1 млн", "1 млн грн", "25 people", "грн", "$", "$$5", "грн 25 грн", "5 ft 3"} {
		if _, err := ParseSalary(typed); !errors.Is(err, ErrNotDecimal) {
			t.Errorf("%q is %v; without that word it would be no number, or another one", typed, err)
		}
	}
}

// A parsed salary parses to the same value again, from its stored and its shown form.
func FuzzParseSalary(f *testing.F) {
	for _, typed := range []string{"25 000", "25k", "2,5 тис.", "2500 EUR", "1e3k", "-0", "1e-2", "$2500", "25.000", "400 ezer Ft", "1e39", ".5k"} {
		f.Add(typed)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		amount, err := ParseSalary(typed)
		if err != nil || amount == nil {
			if amount != nil {
				t.Fatalf("%q is %s and %v", typed, *amount, err)
			}
			return
		}
		if again, err := ParseDecimal(string(*amount)); err != nil || again != *amount {
			t.Fatalf("%q is kept as %s, which is %s (%v)", typed, *amount, again, err)
		}
		if _, fraction, _ := strings.Cut(string(*amount), "."); len(fraction) >= 3 {
			return // 1e-3 is one number; 0.001 can be read two ways
		}
		if again, err := ParseSalary(amount.Grouped()); err != nil || *again != *amount {
			t.Fatalf("%q is shown as %s, which is %v (%v)", typed, amount.Grouped(), again, err)
		}
	})
}

func TestAStoredSalaryOfZeroComesBackAsZero(t *testing.T) {
	upper := Decimal("1000")
	d := DraftOf(Job{Title: "t", Region: "r", SalaryTo: &upper}, nil)
	if d.SalaryFrom != "0" || d.SalaryTo != "1000" {
		t.Errorf("%+v", d)
	}
	_, problems := Validate(d, func(string) int { return 100 })
	if got := problems.ByField(FieldRate); len(got) != 1 {
		t.Errorf("a rate must be asked for: %v", problems)
	}
	if got := JobProblems(Job{Title: "t", Region: "r", SalaryTo: &upper}, func(string) int { return 100 }); len(got) != 0 {
		t.Errorf("the stored job breaks nothing: %v", got)
	}
}

func TestSalaryText(t *testing.T) {
	a, b, odd, fine, low, month := Decimal("25000"), Decimal("40000"), Decimal("1500"), Decimal("1550"), Decimal("500"), Rate(3)
	for want, got := range map[string]string{
		"25\u00a0000–40\u00a0000 UAH per month": SalaryText(&a, &b, "UAH", &month),
		"from 25\u00a0000 UAH":                  SalaryText(&a, nil, "UAH", nil),
		"up to 40\u00a0000/month":               SalaryShort(nil, &b, "", &month),
		"25\u00a0000":                           SalaryText(&a, &a, "", nil),
		"25–40k UAH/month":                      SalaryBrief(&a, &b, "UAH", &month),
		"from 25k":                              SalaryBrief(&a, nil, "", nil),
		"up to 40k":                             SalaryBrief(nil, &b, "", nil),
		"25k":                                   SalaryBrief(&a, &a, "", nil),
		"1.5–25k":                               SalaryBrief(&odd, &a, "", nil),
		"1\u00a0550–25\u00a0000":                SalaryBrief(&fine, &a, "", nil),
		"500":                                   SalaryBrief(&low, &low, "", nil),
		"":                                      SalaryText(nil, nil, "UAH", &month),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestCurrenciesFollowTheCountry(t *testing.T) {
	var got []string
	for _, host := range []string{"ua.jobs.example.com", "RO.example.com", "hu.example.com:443", "jobs.example.com"} {
		k := CountryOfHost(host)
		for _, c := range append(Currencies(), 3) {
			got = append(got, k.Code(c))
		}
	}
	want := []string{"UAH", "USD", "EUR", "currency 3", "EUR", "RON", "USD", "currency 3", "HUF", "EUR", "USD", "currency 3", "currency 0", "currency 1", "currency 2", "currency 3"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestCurrenciesAreNamedInFull(t *testing.T) {
	for _, k := range append(Countries(), "de", "") {
		for _, c := range append(Currencies(), -1, 3) {
			name, iso := k.FullName(c), k.Currency(c)
			if iso == "" && !strings.Contains(name, fmt.Sprintf("code %d", int(c))) {
				t.Errorf("%s %d: %q has no code", k, c, name)
			}
			if iso != "" && !strings.HasSuffix(name, " ("+iso+")") || iso == "" && strings.Contains(name, "(") {
				t.Errorf("%s %d is %q, but reads %q", k, c, iso, name)
			}
		}
	}
	for got, want := range map[string]string{
		Ukraine.FullName(0):     "Ukrainian hryvnia (UAH)",
		Romania.FullName(0):     "Euro (EUR)",
		Romania.FullName(1):     "Romanian leu (RON)",
		Hungary.FullName(0):     "Hungarian forint (HUF)",
		Hungary.FullName(2):     "US dollar (USD)",
		Country("").FullName(0): "code 0; the country decides the currency",
		Ukraine.FullName(3):     "code 3, not a currency",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestJobTypesAlwaysShowTheirCode(t *testing.T) {
	want := map[JobTypeLabels]string{
		LabelsBoth: "3 · Part-time / Temporary", LabelsCreate: "3 · Part-time", LabelsOverview: "3 · Temporary", LabelsCodes: "3",
	}
	for labels, text := range want {
		if got := labels.Label(3); got != text || !labels.Valid() {
			t.Errorf("%s: %q", labels, got)
		}
		if got := labels.Label(9); got != "9" {
			t.Errorf("%s: %q for an unknown code", labels, got)
		}
	}
}

func TestEveryFieldCanBeTakenFromAnotherDraft(t *testing.T) {
	rate, currency, one, two := Rate(1), Currency(2), JobType(3), JobType(4)
	full := Draft{"t", "r", "a", "1", "2", &rate, &currency, &one, &two, "d", "n", ""}
	var got Draft
	for _, f := range append(FormFields(), FieldNeeds) {
		if f.Text(full) == "" {
			t.Errorf("%s has no text", f)
		}
		f.Take(&got, full)
	}
	if diff := cmp.Diff(full, got); diff != "" || !got.Equal(full) {
		t.Error(diff)
	}
}

func TestSortsAreTotalAndKeepTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		person := rapid.Custom(func(t *rapid.T) Candidate {
			c := Candidate{ID: rapid.Int64Range(1, 1000).Draw(t, "id"), Viewed: rapid.Bool().Draw(t, "viewed"), Suggested: rapid.Bool().Draw(t, "suggested")}
			c.Applicant.Name = rapid.SampledFrom([]string{"Анна", "«Bob»", "bob", ""}).Draw(t, "name")
			if rapid.Bool().Draw(t, "has a wish") {
				amount := rapid.SampledFrom([]Decimal{"0", "3", "12", "12.5", "9007199254740992", "9007199254740993"}).Draw(t, "wish") // two of them are the same float64
				c.Applicant.Salary = &amount
				c.Applicant.Currency = rapid.SampledFrom([]string{"UAH", "EUR"}).Draw(t, "currency")
			}
			return c
		})
		people := rapid.SliceOfNDistinct(person, 0, 12, func(c Candidate) int64 { return c.ID }).Draw(t, "people")
		by := CandidateOrder{rapid.SampledFrom(CandidateSorts()).Draw(t, "sort"), rapid.Bool().Draw(t, "reversed")}
		reversed := slices.Clone(people)
		slices.Reverse(reversed)
		sortCandidates(people, by)
		sortCandidates(reversed, by)
		if diff := cmp.Diff(people, reversed); diff != "" {
			t.Fatalf("the order depends on the answer's: %s", diff)
		}
		for i := 1; i < len(people); i++ {
			a, b := people[i-1], people[i]
			if a.Suggested && !b.Suggested {
				t.Fatal("someone who did not apply comes before one who did")
			}
			if by.By == CandidatesBySalary && a.Suggested == b.Suggested && a.Applicant.Salary != nil && b.Applicant.Salary != nil &&
				a.Applicant.Currency == b.Applicant.Currency && a.Applicant.Salary.Cmp(*b.Applicant.Salary) == map[bool]int{false: 1, true: -1}[by.Reversed] {
				t.Fatal("wishes in one currency are out of order")
			}
		}
	})
}

func sortCandidates(people []Candidate, by CandidateOrder) {
	slices.SortFunc(people, func(a, b Candidate) int {
		return compareIn(by, a, b, standing(a), standing(b))
	})
}

// compareIn compares two candidates in an order.
func compareIn(by CandidateOrder, a, b Candidate, ofA, ofB Standing) int {
	x, y := a.Brief(), b.Brief()
	first, second := x.Key(by, ofA), y.Key(by, ofB)
	return first.Compare(&second)
}

// standing makes a standing of an id.
func standing(c Candidate) Standing {
	return Standing{Verdict: Verdicts()[c.ID%4], Rating: int(c.ID % 6), Worked: int(c.ID % 7)}
}

// TestWithoutIsLastEitherWay: a candidate without the value that an order compares comes last in its reverse, too.
func TestWithoutIsLastEitherWay(t *testing.T) {
	people := []Candidate{{ID: 0}, {ID: 1}, {ID: 2}, {ID: 3}}
	standings := []Standing{{}, {Yes, 5, 900}, {Maybe, 3, 400}, {No, 1, 20}}
	for _, by := range []CandidateSort{CandidatesByVerdict, CandidatesByRating, CandidatesByExperience} {
		for reversed, want := range map[bool][]int64{false: {1, 2, 3, 0}, true: {3, 2, 1, 0}} {
			slices.SortFunc(people, func(a, b Candidate) int {
				return compareIn(CandidateOrder{by, reversed}, a, b, standings[a.ID], standings[b.ID])
			})
			var got []int64
			for _, c := range people {
				got = append(got, c.ID)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("by %s, reversed %v: %s", by, reversed, diff)
			}
		}
	}
}

func TestJobSorts(t *testing.T) {
	jobs := []Job{
		{ID: 1, Status: Deleted, Title: "b"}, {ID: 2, Status: "Frozen", Title: "a", Views: 9}, {ID: 3, Status: Stopped, Title: "c"},
		{ID: 4, Status: Activated, Title: "d", Applies: 1}, {ID: 5, Status: Activated, Title: "e", Applies: 7},
	}
	for by, want := range map[JobSort][]int64{
		JobsByStatus: {5, 4, 3, 2, 1}, JobsByApplies: {5, 4, 3, 2, 1}, JobsByTitle: {2, 1, 3, 4, 5}, JobsByViews: {2, 5, 4, 3, 1}, JobsByNewest: {5, 4, 3, 2, 1},
	} {
		for _, order := range []JobOrder{{By: by}, {By: by, Reversed: true}} {
			if order.Reversed {
				slices.Reverse(want)
			}
			if by == JobsByViews && order.Reversed { // ties keep the newest first
				want = []int64{5, 4, 3, 1, 2}
			}
			if by == JobsByApplies && order.Reversed {
				want = []int64{3, 2, 1, 4, 5}
			}
			SortJobs(jobs, order)
			var got []int64
			for _, j := range jobs {
				got = append(got, j.ID)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("by %s: %s", order, diff)
			}
		}
	}
}

func TestNamesSortByTheirAlphabet(t *testing.T) {
	want := []string{"Ґала", "Елла", "Єва", "Жанна", "Илля", "Ілля", "Їжак", "Яна"}
	want = append([]string{"Ábel", "Băsescu", "Őri", "Pál", "Șerban", "Tódor", "Țuțu", "Гала"}, want...)
	var people []Candidate
	for i, name := range want {
		people = append(people, Candidate{ID: int64(i), Applicant: Applicant{Name: name}})
	}
	slices.Reverse(people)
	sortCandidates(people, CandidateOrder{By: CandidatesByName})
	var got []string
	for _, c := range people {
		got = append(got, c.Applicant.Name)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestFilterNeedsEveryWord(t *testing.T) {
	for query, want := range map[string]bool{"": true, "ірина": true, "КОВАЛЬ горище": true, "коваль київ": false} {
		if got := Matches(query, "Ірина Коваль\nКав'ярня «Горище»"); got != want {
			t.Errorf("%q: %v", query, got)
		}
	}
}

func TestStatusChangesAndTheirResults(t *testing.T) {
	want := map[StatusChange]JobStatus{Activate: Activated, Stop: Stopped, Delete: Deleted, 7: ""}
	for change, status := range want {
		if got := change.Result(); got != status {
			t.Errorf("%s gives %q", change, got)
		}
	}
}

// Without a salary a new job needs no currency (§4.2); a change needs one always, as an
// update resets it (CONTRACT 1).
func TestTheCurrencyOfANewJobGoesWithItsSalary(t *testing.T) {
	hundred := func(string) int { return 100 }
	rate := Rate(0)
	d := Draft{Title: "t", Region: "r", Rate: &rate}
	if b, p := Validate(d, hundred); len(p) != 0 || b.Currency != 0 {
		t.Errorf("%v", p)
	}
	_, p := ValidateChange(Job{ID: 1}, d, Romania, hundred)
	if got := p.Error(); got != "currencyId: Choose the currency: the board doesn't report it, and a job sent without it switches to EUR." {
		t.Error(got)
	}
	d.SalaryFrom, d.Title = "100", ""
	two := JobType(2)
	d.Type2 = &two
	_, p = Validate(d, hundred)
	want := Problems{{FieldTitle, "A title is required."}, {FieldCurrency, "Choose a currency."}, {FieldType2, "A second job type needs a first one."}}
	if diff := cmp.Diff(want, p); diff != "" {
		t.Error(diff)
	}
}

// Untouched text is sent unchanged (CONTRACT 3, 10).
func TestAnUntouchedTextIsSentAsItWas(t *testing.T) {
	money := Currency(1)
	base := Job{ID: 1, Title: "  Бариста ", Region: " Одеса", Address: "\t1  "}
	d := DraftOf(base, &money)
	hundred := func(string) int { return 100 }
	b, p := ValidateChange(base, d, Ukraine, hundred)
	if len(p) != 0 || b.Title != base.Title || b.Region != base.Region || b.Address != base.Address {
		t.Errorf("%+v, %v", b, p)
	}
	d.Title, d.Region = " Кухар ", "Київ "
	if b, _ = ValidateChange(base, d, Ukraine, hundred); b.Title != "Кухар" || b.Region != "Київ" || b.Address != base.Address {
		t.Errorf("%+v", b)
	}
}
