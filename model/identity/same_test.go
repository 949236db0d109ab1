package identity

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
)

func person(name, email, phone string) model.Candidate {
	return model.Candidate{Applicant: model.Applicant{Name: name, Contacts: model.Contacts{Email: email, Phone: phone, Opened: true}}}
}

// shared are the keys that two applies have in common.
func shared(a, b model.Candidate) (out []Key) {
	theirs := Keys(b)
	for _, k := range Keys(a) {
		if slices.Contains(theirs, k) {
			out = append(out, k)
		}
	}
	return out
}

// TestPhones writes a number in two ways.
func TestPhones(t *testing.T) {
	for _, c := range []struct {
		a, b string
		same bool
	}{
		{"+380 67 123 45 67", "067 123-45-67", true},
		{"+380671234567", "380 (67) 1234567", true},
		{"+380671234567", "80671234567", true},
		{"+380671234567", "00380671234567", true},
		{"+380671234567", "+38 067 123 45 67", true},
		{"671234567", "0671234567", true},
		{"+40 721 234 567", "0721 234 567", true},
		{"0040721234567", "0721.234.567", true},
		{"+36 20 123 4567", "06 20 123 4567", true},
		{"+36 20 123 4567", "06-20/123-4567", true},
		{"+36 1 234 5678", "06 1 234 5678", true},
		{"+36 1 234 5678", "1 234 5678", true},
		{"067 123 45 67, 050 765 43 21", "+380507654321", true},
		{"+49 151 23456789", "0049 151 23456789", true},
		{"+380 67 123 45 67", "+40 671 234 567", false}, // of another country
		{"+380 67 123 45 67", "+380 67 123 45 68", false},
		{"123456", "123456", false},
		{"", "", false},
		{"+380 00 000 00 00", "+380 00 000 00 00", false},
		{"0000000000", "0000000000", false},
		{"1111111", "1111111", false},
		{"12345678901234567890", "12345678901234567890", false},
		{"not given", "not given", false},
		{"+380 67 123 ** **", "+380 67 123 ** **", false},
		{strings.Repeat("0671234567 ", 400), strings.Repeat("0671234567 ", 400), false},
	} {
		a, b := person("", "", c.a), person("", "", c.b)
		if got := slices.Contains(Why(a, b, shared(a, b)), Phone); got != c.same {
			t.Errorf("%.60q and %.60q: %v (%v, %v)", c.a, c.b, got, Keys(a), Keys(b))
		}
		if got := slices.Contains(Why(b, a, shared(b, a)), Phone); got != c.same {
			t.Errorf("%.60q and %.60q the other way: %v", c.a, c.b, got)
		}
	}
}

// TestEmails: addresses that differ only in case are one address, unless masked.
func TestEmails(t *testing.T) {
	masked := func(c model.Candidate) model.Candidate { c.Applicant.Contacts.Opened = false; return c }
	for _, c := range []struct {
		name string
		a, b model.Candidate
		same bool
	}{
		{"case and spaces", person("", "Anna@Example.com", ""), person("", " anna@example.COM ", ""), true},
		{"another", person("", "anna@example.com", ""), person("", "hanna@example.com", ""), false},
		{"stars", person("", "a***@example.com", ""), person("", "a***@example.com", ""), false},
		{"not opened", masked(person("", "anna@example.com", "")), masked(person("", "anna@example.com", "")), false},
		{"no address", person("", "none", ""), person("", "none", ""), false},
		{"nothing", person("", "", ""), person("", "", ""), false},
		{"of a hostile length", person("", strings.Repeat("a", 70_000)+"@example.com", ""), person("", strings.Repeat("a", 70_000)+"@example.com", ""), false},
	} {
		if got := slices.Contains(Why(c.a, c.b, shared(c.a, c.b)), Email); got != c.same {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// TestNamesAloneAreNoReason: age and employer must match, too.
func TestNamesAloneAreNoReason(t *testing.T) {
	at := time.Date(2026, 11, 2, 0, 0, 0, 0, time.UTC)
	made := func(name string, age int, date time.Time, employers ...string) model.Candidate {
		c := person(name, "", "")
		c.Date = date
		if age > 0 {
			c.Applicant.Age = &age
		}
		for _, e := range employers {
			c.Applicant.Experience = append(c.Applicant.Experience, model.Experience{Employer: e})
		}
		return c
	}
	anna := made("Anna Kovács", 30, at, "Minta Kft.", "Példa Zrt.")
	for _, c := range []struct {
		name  string
		other model.Candidate
		same  bool
	}{
		{"the same", made("Anna Kovács", 30, at, "Minta Kft."), true},
		{"the family name first", made("KOVÁCS Anna", 30, at, "MINTA KFT"), true},
		{"a year later", made("Anna Kovács", 31, at.AddDate(1, 0, 0), "„Minta” Kft."), true},
		{"a birthday between", made("Anna Kovács", 31, at, "Minta Kft."), true},
		{"ten years later at the same age", made("Anna Kovács", 30, at.AddDate(10, 0, 0), "Minta Kft."), false},
		{"two years apart", made("Anna Kovács", 32, at, "Minta Kft."), false},
		{"no age", made("Anna Kovács", 0, at, "Minta Kft."), false},
		{"another employer", made("Anna Kovács", 30, at, "Másik Kft."), false},
		{"employers without a name", made("Anna Kovács", 30, at, "", "-"), false},
		{"another name", made("Anna Kovácsné", 30, at, "Minta Kft."), false},
	} {
		want := []Reason(nil)
		if c.same {
			want = []Reason{Employer}
		}
		if got := Why(anna, c.other, shared(anna, c.other)); !slices.Equal(got, want) {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	one := made("Anna", 30, at, "Minta Kft.")
	if got := Why(one, one, shared(one, one)); got != nil {
		t.Errorf("a first name alone: %v", got)
	}
}

// TestReasonsStandByWeight: two applies with every reason have the strongest first.
func TestReasonsStandByWeight(t *testing.T) {
	age := 30
	c := person("Anna Kovács", "anna@example.com", "+36201234567")
	c.Applicant.Age, c.Applicant.Experience = &age, []model.Experience{{Employer: "Minta"}}
	keys := Keys(c)
	slices.Reverse(keys)
	if got := Why(c, c, keys); !slices.Equal(got, []Reason{Email, Phone, Employer}) {
		t.Errorf("%v", got)
	}
	if !Email.Sure() || !Phone.Sure() || Employer.Sure() {
		t.Error("a name is no more than a maybe")
	}
}

// TestOneName distinguishes the names of one person from those of several.
func TestOneName(t *testing.T) {
	for _, c := range []struct {
		names []string
		one   bool
	}{
		{nil, true},
		{[]string{"Олена Коваль"}, true},
		{[]string{"Олена Коваль", "КОВАЛЬ Олена"}, true},
		{[]string{"Олена Коваль", "Коваль Олена Іванівна", "Олена", ""}, true},
		{[]string{"Мар'яна Коваль", "Маряна Коваль", "Марʼяна Коваль"}, true},
		{[]string{"Мар`яна Дем´яненко", "Мар‘яна Дем′яненко", "Марʹяна Дем＇яненко", "Мар'яна Дем’яненко"}, true},
		{[]string{"Олена Коваль", "Олена Бойко"}, false},
		{[]string{"Олена", "Ірина"}, false},
		{[]string{"Test 1", "Test 2"}, false},
		{[]string{"Олена", "Олена Коваль", "Олена Бойко"}, false},
	} {
		var folded []string
		for _, n := range c.names {
			folded = append(folded, Name(n))
		}
		if got := OneName(folded); got != c.one {
			t.Errorf("%v: %v", c.names, got)
		}
	}
}

// FuzzKeys checks that keys keep to their bounds, that a folded name stays as it is, and that an apply matches
// itself.
func FuzzKeys(f *testing.F) {
	f.Add("Anna Kovács", "anna@example.com", "+36 20 123 4567")
	f.Add("", "@", "06 1 234 5678, 0")
	f.Add("\xff\xff", "\x00@", "+")
	f.Fuzz(func(t *testing.T, name, email, phone string) {
		c := person(name, email, phone)
		for _, k := range Keys(c) {
			if len(k) > longest+2 || len(k) < 3 {
				t.Errorf("key %q", k)
			}
		}
		if Name(Name(name)) != Name(name) || !OneName([]string{Name(name), Name(name)}) {
			t.Errorf("%q folds to %q", name, Name(name))
		}
		if got := Why(c, c, Keys(c)); slices.ContainsFunc(Keys(c), Key.Contact) != (len(got) > 0) {
			t.Errorf("%v of %v", got, Keys(c))
		}
	})
}

// TestANameInAnotherAlphabet is a reason only with the age and an employer. An address with both
// spellings belongs to one person.
func TestANameInAnotherAlphabet(t *testing.T) {
	at := time.Date(2026, 11, 2, 0, 0, 0, 0, time.UTC)
	made := func(name, employer string, age int) model.Candidate {
		c := person(name, "", "")
		c.Date, c.Applicant.Age = at, &age
		c.Applicant.Experience = []model.Experience{{Employer: employer}}
		return c
	}
	olena := made("Олена Шевченко", "ТОВ «Ромашка»", 30)
	for _, c := range []struct {
		other model.Candidate
		want  []Reason
	}{
		{made("Olena Shevchenko", "Romashka LLC", 30), []Reason{Spelled}},
		{made("Szewczenko Olena", "ТОВ «Ромашка»", 31), []Reason{Spelled}},
		{made("Олена Шевченко", "ТОВ «Ромашка»", 30), []Reason{Employer}},
		{made("Olena Shevchenko", "Rozetka", 30), nil},
		{made("Olena Shevchenko", "LLC", 30), nil},
		{made("Olena Shevchenko", "Romashka LLC", 33), nil},
		{made("Olena Shevchuk", "Romashka LLC", 30), nil},
	} {
		if got := Why(olena, c.other, shared(olena, c.other)); !slices.Equal(got, c.want) {
			t.Errorf("%+v: %v, want %v", c.other.Applicant, got, c.want)
		}
	}
	if Spelled.Sure() {
		t.Error("a spelling is no more than a maybe")
	}
	if !OneNameSpelled([]string{Name("Олена Шевченко"), Name("Shevchenko Olena"), Name("Олена")}) || OneNameSpelled([]string{Name("Олена Шевченко"), Name("Olena Koval")}) {
		t.Error("names of one person differ by their alphabet, or others do not")
	}
	if OneName([]string{Name("Олена Шевченко"), Name("Olena Shevchenko")}) {
		t.Error("an arrival would be joined by its spelling")
	}
}

// TestNoneOfTenThousandAreJoinedBySpelling makes people of few names in both alphabets,
// each with contacts of their own.
func TestNoneOfTenThousandAreJoinedBySpelling(t *testing.T) {
	rng := rand.New(rand.NewPCG(20261122, 1))
	firsts := [][2]string{{"Олена", "Olena"}, {"Сергій", "Serhii"}, {"Юлія", "Yuliia"}, {"Ігор", "Ihor"}, {"Марія", "Mariya"}}
	lasts := [][2]string{{"Шевченко", "Shevchenko"}, {"Руденко", "Rudenko"}, {"Щербак", "Scherbak"}, {"Гриценко", "Gritsenko"}, {"Жук", "Żuk"}}
	employers := [][2]string{{"ТОВ «Ромашка»", "Romashka LLC"}, {"Розетка", "Rozetka"}, {"Київстар", "Kyivstar"}, {"Укрпошта", "Ukrposhta"}}
	at := time.Date(2026, 11, 2, 0, 0, 0, 0, time.UTC)
	byKey := map[Key][]model.Candidate{}
	for i := range 10_000 {
		age, in := 20+rng.IntN(40), rng.IntN(2)
		c := person(firsts[rng.IntN(5)][in]+" "+lasts[rng.IntN(5)][in], fmt.Sprintf("p%d@example.com", i), fmt.Sprintf("+38067%07d", i))
		c.ID, c.Date, c.Applicant.Age = int64(i), at, &age
		c.Applicant.Experience = []model.Experience{{Employer: employers[rng.IntN(4)][in]}}
		for _, k := range Keys(c) {
			byKey[k] = append(byKey[k], c)
		}
	}
	offered := 0
	for k, people := range byKey {
		if k.Contact() && len(people) > 1 {
			t.Errorf("%d people have %s", len(people), k)
		}
		for i, a := range people[:min(len(people), 100)] {
			for _, b := range people[:i] {
				why := Why(a, b, []Key{k})
				if slices.ContainsFunc(why, Reason.Sure) {
					t.Fatalf("%+v and %+v are joined by %v", a.Applicant, b.Applicant, why)
				}
				if slices.Contains(why, Spelled) {
					offered++
				}
			}
		}
	}
	if offered == 0 {
		t.Error("no one is offered as possibly the same")
	}
}
