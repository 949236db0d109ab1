package query

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
)

// now is the time of the queries.
var now = time.Date(2026, time.November, 20, 12, 0, 0, 0, time.Local)

// olena is an applicant with every field.
func olena() Document {
	wish, age := model.Decimal("45000"), 34
	return DocumentOf(&model.Candidate{
		ID: 7, JobID: 42, Premium: true, CV: &model.CV{Name: "cv.pdf"}, Status: model.Invited, Date: now.AddDate(0, 0, -10),
		Applicant: model.Applicant{
			Name: "Олена Коваленко", Region: "Київ", Salary: &wish, Currency: "UAH", Age: &age,
			Contacts: model.Contacts{Phone: "+380 (67) 123-45-67", Email: "olena.k@example.com", Opened: true, Since: time.Time{}},
			Experience: []model.Experience{
				{Title: "Бухгалтер", Employer: "ТОВ «Ромашка»", Responsibilities: "<p>Звітність &amp; <b>податки</b></p>", Start: "2019-03-01", End: "2021-02-28"},
				{Title: "Head of Finance", Employer: "Full House", Start: "2021-03-01"},
			},
			Education: []model.Education{{Institution: "КНЕУ", Major: "Облік"}},
		},
	}, "Головний бухгалтер", model.Review{Snoozed: model.DayOf(now), Rating: 4, Verdict: model.Maybe, Tags: []string{"second call", "київ"}, Note: "Питати про Excel"}, []string{"Second round", "Фінанси"},
		"Досвід роботи\nВела облік у програмі 1С, Java та C++.\nКерувала командою з пʼяти")
}

func TestTheLanguage(t *testing.T) {
	d := olena()
	e := EntryOf(&d)
	for typed, want := range map[string]bool{
		"":                       true,
		"олена":                  true,
		"ковал":                  false, // a word is whole
		"ковал*":                 true,
		"бухгалтер":              true, // the ending aside
		"бухгалтерів кнеу":       true,
		"олена відсутня":         false,
		"командами":              true,
		"java":                   true,
		"jav":                    false,
		"javascript":             false,
		"c++ 1c":                 true, // 1С in either script
		"c#":                     false,
		"керував":                true,
		`"вела облік"`:           true,
		`"вели облік"`:           false, // a phrase is as it is written
		`"облік вела"`:           false,
		`"роботи вела"`:          true,  // over the end of a line
		`"finance full"`:         false, // of two texts
		`"head of fin"*`:         true,
		`"head of fin"`:          false,
		`"head of finance`:       true, // a quote that is not closed
		"«head of finance»":      true,
		"head-of":                true,
		"of-head":                false,
		"податки":                true,
		"amp":                    false, // it is HTML
		"-java":                  false,
		"-python":                true,
		"-python -java":          false,
		`-"вела облік"`:          false,
		"олена -rating:5":        true,
		"olena":                  true, // of the address
		"olena.k@example.com":    true,
		"email":                  false,
		"380671234567":           true,
		"+380671234567":          true,
		"0671234567":             true,
		"067-123-45-67":          true,
		"(067)1234567":           true,
		"671234*":                true,
		"1234567":                false,
		"name:олена":             true,
		"name:бухгалтер":         false,
		"NAME:Олена":             true,
		`name:"олена коваленко"`: true,
		"-name:олена":            false,
		"employer:ромашка":       true,
		"employer:олена":         false,
		"position:бухгалтер":     true,
		"duties:звітності":       true,
		"education:облік":        true,
		"education:1c":           false,
		"region:києв":            true, // as Киев is written
		"region:київ":            true,
		"contact:example":        true,
		"note:excel":             true,
		"note:java":              false,
		"cv:java":                true,
		"cv:excel":               false,
		"tag:call":               true,
		`tag:"second call"`:      true,
		"tag:second tag:київ":    true,
		"tag:third":              false,
		"job:42":                 true,
		"job:#42":                true,
		"job:4":                  false,
		"job:головного":          true,
		`job:"головний бухгалтер"`: true,
		`job:"бухгалтер головний"`: false,
		"job:бух*":                            true,
		"головний":                            false, // a job's title is not a text of an applicant
		"-job:42":                             false,
		"has:cv has:email has:phone has:note": true,
		"has:tag has:rating has:salary":       true,
		"has:messages":                        false,
		"-has:messages":                       true,
		"is:premium":                          true,
		"is:unviewed":                         true,
		"is:maybe":                            true,
		"is:snoozed":                          true,
		"is:due":                              true,
		"is:snoozed -is:due":                  false,
		"is:yes":                              false,
		"is:suggested":                        false,
		"verdict:maybe":                       true,
		"verdict:none":                        false,
		"rating:4":                            true,
		"rating:>3":                           true,
		"rating:>=4":                          true,
		"rating:<4":                           false,
		"rating:<=4":                          true,
		"rating:none":                         false,
		"rating:>5":                           false,
		"rating:3..5":                         true,
		"rating:2-3":                          false,
		"rating:..3":                          false,
		"-rating:>3":                          false,
		"… — !":                               true, // only signs
		"олена -":                             true,
		"бухгалтер job:42 has:cv rating:>3 -c": true,

		"status:invited":          true,
		"status:Invited":          true,
		`status:"invited"`:        true,
		"status:offer":            false,
		"-status:offer":           true,
		`list:"Second round"`:     true,
		"list:second":             true,
		"list:фінанси":            true,
		`list:"round Фінанси"`:    false, // of two lists
		"list:third":              false,
		"age:34":                  true,
		"age:35":                  false,
		"age:>33":                 true,
		"age:>34":                 false,
		"age:>=34":                true,
		"age:<34":                 false,
		"age:<=34":                true,
		"age:30..40":              true,
		"age:30-34":               true,
		"age:35..":                false,
		"age:..34":                true,
		"-age:>33":                false,
		"years:7":                 true,
		"years:>7":                false,
		"years:>=7":               true,
		"years:<8":                true,
		"years:<=6":               false,
		"years:5..7":              true,
		"years:>0":                true,
		"salary:45000":            true,
		"salary:<=45000":          true,
		"salary:<45000":           false,
		"salary:>44999":           true,
		"salary:40k..50k":         true,
		"salary:45 000":           false, // two terms
		`salary:">=45 000 грн"`:   true,
		"salary:45,000":           true,
		"salary:45000uah":         true,
		"salary:₴45000":           true,
		"salary:>=45000usd":       false, // never in another currency
		"salary:>1usd":            false,
		"-salary:>1usd":           true,
		"salary:1uah..50000":      true,
		"salary:1..50000uah":      true,
		"salary:50000..":          false,
		"applied:10d":             true,
		"applied:9d":              false,
		"applied:>9d":             true,
		"applied:>10d":            false,
		"applied:<=10d":           true,
		"applied:<10d":            false,
		"applied:≥9d":             true,
		"applied:=>9d":            true,
		"applied:≤9d":             false,
		"applied:=<9d":            false,
		"applied:2w":              true,
		"applied:1m":              true,
		"applied:1y":              true,
		"applied:2026-11-10":      true,
		"applied:2026-11-09":      false,
		"applied:>2026-11-09":     true,
		"applied:<2026-11-10":     false,
		"applied:2026-11":         true,
		"applied:2026-10":         false,
		"applied:>2026-10":        true,
		"applied:2026":            true,
		"applied:2026-11-01..":    true,
		"applied:..2026-11-01":    false,
		"applied:2026-11-01..11d": false,
		"applied:11d..2026-11-20": true,
		"applied:today":           false,

		"olenа kovalenko":    true, // in the other alphabet, and with a Cyrillic а
		"name:Kowalenko":     true,
		"name:\"kovalenko\"": false, // in quotes as it is written
		"employer:romashka":  true,
		"region:kyiv":        true,
		"region:kiev":        true,
		"position:buhhalter": false, // names and places only
		"cv:oblik":           false,
		"kovalen":            false,
		"kovalen*":           true,
		"-kovalenko":         false,

		"олена OR ірина":                         true,
		"ірина OR олена":                         true,
		"ірина OR марія":                         false,
		"ірина OR олена java":                    true, // both of the second, or the first
		"ірина java OR олена python":             false,
		"(ірина OR олена) python":                false,
		"(ірина OR олена) java":                  true,
		"java (ірина OR (age:34 -status:offer))": true,
		"-(ірина OR олена)":                      false,
		"-(ірина OR марія)":                      true,
		"-(олена -java)":                         true,
		"-(-олена)":                              true,
		"ірина OR -python":                       true,
		"(067)1234567 OR x":                      true,
		"head OR(x)":                             true,
		`"OR" олена`:                             false, // in quotes it is a word
		"or олена":                               false,
		"олена () ":                              true,
		"(ковал* OR x) f(x":                      false,
	} {
		q, problem := Parse(typed, now)
		if problem != "" {
			t.Errorf("%s: %s", typed, problem)
		}
		if got := q.Match(e); got != want {
			t.Errorf("%s: %v, want %v; %+v", typed, got, want, q.root)
		}
	}
}

func TestTheLastWordMayGoOn(t *testing.T) {
	d := olena()
	e := EntryOf(&d)
	for typed, want := range map[string]bool{
		"ол": true, "о": true, "оленк": false, "бухгалтерською": false, "бухгалте": true, "ковал": true, "ковал ": false,
		"ковал олена": false, `"head of fi`: true, `"head of fi"`: false, "name:": true, "name:ков": true, "-": true, "-ковал": false,
		"is:": true, "is:prem": true, "job:голов": true, "rating:": true, "cv:програм": true, "full-ho": true, "061": false, "067": true,
		"кие": true, "region:kie": true, "region:кие ": false, "льво": false,
		"kow": true, "kovalen": true, "kovalenk": true, "kovalenko": true, "kovalenk ": false, "kovalch": false, "romas": true, "bukhgal": false,
		"age:": true, "age:>": true, "age:3": false, "age:30..": true, "salary:>": true, "salary:40000..": true, "status:inv": true, "status:": true,
		"applied:": true, "applied:<": true, "list:sec": true, "олена O": true, "олена OR": true, "ірина OR": false, "ірина OR ": false,
		"ірина OR ол": true, "(": true, "(олена OR": true, "(ол": true, "java (ірина OR олена": true, "java (ірина OR олена)": true, "-(ол": false,
	} {
		q, problem := ParseTyping(typed, now)
		if problem != "" || q.Match(e) != want {
			t.Errorf("%s: %v (%s), want %v", typed, q.Match(e), problem, want)
		}
	}
}

func TestProblemsAreReported(t *testing.T) {
	for typed, want := range map[string]string{
		"nmae:x":                     "nmae: is unknown. Put it in quotes to search for it, or use one of job: is: has: status: list: salary: age: years: applied: since: rating: verdict: name:",
		"name: x":                    "name: needs a word after it (character 1).",
		"name:… x":                   "name: needs a word after it (character 1).",
		"job:":                       "job: needs the id of a job, or words of its title (character 1).",
		"is:old":                     "is: needs one of unviewed, new, suggested, premium, deleted, snoozed, due, yes, maybe or no (character 1).",
		"has:dog x":                  "has: needs one of cv, email, phone, note, tag,",
		"verdict:great":              "verdict: needs one of yes, maybe, no or none (character 1).",
		"rating:6":                   "rating: needs a number from 1 to 5, none, or a comparison like >3 or <=2 (character 1).",
		"rating:good":                "rating: needs",
		"rating:><3":                 "rating: needs a number from 1 to 5, none, or a comparison",
		"http://a.b x":               "http: is unknown.",
		strings.Repeat("x ", 33):     "A search can have 32 words",
		"x has:dog is:y":             "has: needs one of cv, email, phone, note, tag, rating, verdict, salary or messages (character 3).",
		"олена rating:9":             "rating: needs a number from 1 to 5, none, or a comparison like >3 or <=2 (character 7).",
		"status:hired":               "status: needs one of received, processing, invited, offer, rejected or deleted (character 1).",
		"list:":                      "list: needs the name of a shortlist, or words of it (character 1).",
		"age:old":                    "age: needs a number of years, a comparison like >30, or a range like 25..40 (character 1).",
		"age:>":                      "age: needs",
		"age:..":                     "age: needs",
		"years:3to5":                 "years: needs a number of years of experience, a comparison like >5, or a range like 3..10 (character 1).",
		"salary:much":                "salary: needs an amount like <=40000, >1000usd or 25000..40000, in UAH, USD, EUR, RON or HUF (character 1).",
		"salary:100gbp":              "salary: needs an amount",
		"salary:25.5":                "salary: needs an amount",
		"x salary:1usd..2eur":        "salary: needs one currency for both amounts (character 3).",
		"applied:soon":               "applied: needs a time like 7d, 2w or 3m, a date like 2026-10-01, or a range like 2026-10-01..2026-10-31 (character 1).",
		"applied:2026-13-01":         "applied: needs a time",
		"since:soon":                 "since: needs a day like monday, yesterday, 7d or 2026-11-23 (character 1).",
		"since:2031-01-01":           "since: needs a day",
		"a OR":                       "OR needs a word on both sides (character 3).",
		"OR a":                       "OR needs a word on both sides (character 1).",
		"a (OR b) c":                 "OR needs a word on both sides (character 4).",
		"a OR OR b":                  "OR needs a word on both sides (character 6).",
		"a (b c":                     "This ( has no closing bracket (character 3).",
		"a (b) c)":                   "This ) closes no bracket (character 8).",
		") a":                        "This ) closes no bracket (character 1).",
		strings.Repeat("(", 9) + "a": "Brackets can be nested 8 deep at most (character 9).",
	} {
		if _, problem := Parse(typed, now); !strings.HasPrefix(problem, want) {
			t.Errorf("%s: %q, want %q", typed, problem, want)
		}
	}
	// The search uses the part that is understood.
	d := olena()
	if q, _ := Parse("олена is:old", now); q.Empty() || !q.Match(EntryOf(&d)) {
		t.Error("a term that is not understood takes the others with it")
	}
}

// TestUnknownMeetsNoComparison has an applicant without any data.
func TestUnknownMeetsNoComparison(t *testing.T) {
	d := DocumentOf(&model.Candidate{ID: 8, Suggested: true, Date: now, Applicant: model.Applicant{Name: "Ірина"}}, "", model.Review{}, nil, "")
	e := EntryOf(&d)
	for _, typed := range []string{"age:>=0", "age:<200", "years:>=0", "years:<50", "salary:>=0", "salary:<1000000", "applied:1d", "applied:<2030-01-01", "status:received", "list:a", "rating:<5", "rating:<=1", "rating:..5"} {
		if q, problem := Parse(typed, now); q.Match(e) || problem != "" {
			t.Errorf("%s finds them (%s)", typed, problem)
		}
		if q, _ := Parse("-"+typed, now); !q.Match(e) {
			t.Errorf("-%s keeps them out", typed)
		}
	}
}

// TestExperienceGoesOn asks a year after the application of an applicant who works, and of one who does not.
func TestExperienceGoesOn(t *testing.T) {
	applied := now.AddDate(-1, 0, 0)
	of := func(end string) *Entry {
		d := DocumentOf(&model.Candidate{ID: 8, Date: applied, Applicant: model.Applicant{Experience: []model.Experience{
			{Title: "a", Start: applied.AddDate(-4, 0, 0).Format("2006-01-02"), End: end}, {Title: "b", Start: "once"},
		}}}, "", model.Review{}, nil, "")
		return EntryOf(&d)
	}
	for _, c := range []struct {
		end   string
		at    time.Time
		years string
	}{
		{"", applied, "4"}, {"", now, "5"}, {"", now.AddDate(40, 0, 0), "45"}, {applied.AddDate(0, 0, -1).Format("2006-01-02"), now, "4"},
	} {
		for typed, want := range map[string]bool{"years:" + c.years: true, "years:>" + c.years: false, "years:<" + c.years: false} {
			if q, _ := Parse(typed, c.at); q.Match(of(c.end)) != want {
				t.Errorf("%q at %s: %s is %v", c.end, c.at.Format(time.DateOnly), typed, !want)
			}
		}
	}
}

// TestRangesOfNumbers compares every number with every range.
func TestRangesOfNumbers(t *testing.T) {
	for n := range int64(300) {
		age := int(n)
		c := model.Candidate{Applicant: model.Applicant{Age: &age}}
		marks, counts := ages.marks(n), min(n, ages.largest())
		for from := int64(-1); from < 260; from += 7 {
			for _, to := range []int64{from - 1, from, from + 1, from + 15, from + 16, from + 100, endless} {
				in := ages.between(span{from, to})
				indexed := slices.ContainsFunc(marks, in.asks)
				if want := from <= counts && counts <= to; indexed != want || in.holds(&Entry{candidate: &c}) != want {
					t.Fatalf("%d in %d..%d: %v", n, from, to, !want)
				}
				if len(in.marks) > 2*16*ages.places {
					t.Fatalf("%d..%d is %d words", from, to, len(in.marks))
				}
			}
		}
	}
	for text, want := range map[model.Decimal]int64{"45000": 4500000, "0.5": 50, "12.345": 1234, "-3": 0, "99999999999999": amounts.largest()} {
		if got := hundredths(text); got != want {
			t.Errorf("%s is %d", text, got)
		}
	}
}

// TestBlindSearchFindsNoNames searches for words of the name and the contacts.
func TestBlindSearchFindsNoNames(t *testing.T) {
	d := olena()
	d.Texts[CV] = []string{"Олена Коваленко, olena.k@example.com\nExcel"}
	e := EntryOf(&d)
	for typed, want := range map[string]bool{
		"олена": false, "name:олена": false, "contact:example": false, "cv:олена": false, "cv:коваленк*": false, "olena": false,
		"0671234567": false, "excel": true, "cv:excel": true, "-олена": true, "бухгалтер": true, "has:email": true, "rating:4": true,
		"kovalenko": false, "name:olena": false, "age:34": false, "-age:34": true, "salary:45000": true, "олена OR excel": true, "excel (олена OR коваленко)": false,
	} {
		q, _ := Parse(typed, now)
		q.Blind = true
		if got := q.Match(e); got != want {
			t.Errorf("%s: %v, want %v", typed, got, want)
		}
	}
}

// The contacts in a CV are found as contacts, but not its other words, and not in blind mode.
func TestContactsInACVAreContacts(t *testing.T) {
	d := olena()
	d.Texts[CV] = []string{"GitHub Actions, Excel\nLinkedIn (https://linkedin.example.com/in/jane-example), write@example.org, 067 765 43 21"}
	e := EntryOf(&d)
	for typed, want := range map[string]bool{
		"contact:linkedin.example.com": true, "contact:write@example.org": true, "contact:jane-example": true, "contact:linked*": true, "contact:+380677654321": true, "contact:0677654321": true,
		"contact:github": false, "contact:excel": false, "-contact:write@example.org": false, "contact:olena": true, "name:linkedin": false,
	} {
		q, problem := Parse(typed, now)
		if got := q.Match(e); got != want || problem != "" || !q.ReadsCVs() && typed != "name:linkedin" {
			t.Errorf("%s: %v, want %v; %s", typed, got, want, problem)
		}
		q.Blind = true
		if blind := typed[0] == '-'; q.Match(e) != blind {
			t.Errorf("%s in blind mode: %v", typed, !blind)
		}
	}
	q, _ := Parse("contact:linkedin.example.com", now)
	if found, ok := q.Find(&d); !ok || found.Field != CV || bracket(found) != "LinkedIn (https://[linkedin].[example].[com]/in/jane-example), write@example.org, 067 765 43 21" {
		t.Errorf("%v %v %s", found, ok, bracket(found))
	}
}

func TestTheLineThatShowsWhy(t *testing.T) {
	d := olena()
	for typed, want := range map[string]string{
		"олена":                              "name: [Олена] Коваленко",
		"облік":                              "cv: Вела [облік] у програмі 1С, Java та C++.",
		"програмою java":                     "cv: Вела облік у [програмі] 1С, [Java] та C++.",
		"ромашка олена":                      "employer: ТОВ «[Ромашка]» / name: [Олена] Коваленко",
		"звіт* податками":                    "duties: [Звітність] & [податки]",
		`"роботи вела"`:                      "cv: Досвід [роботи]",
		"0671234567":                         "contact: [+380 (67) 123-45-67]",
		"excel":                              "note: Питати про [Excel]",
		"tag:second":                         "tag: [second] call",
		"-java has:cv":                       "",
		"has:cv c++":                         "cv: Вела облік у програмі 1С, Java та [C++].",
		`"of finance" head`:                  "position: [Head] [of] [Finance]",
		"бухгалтер бухгалт*":                 "position: [Бухгалтер]",
		"ірина OR excel":                     "note: Питати про [Excel]",
		"age:34 -(x OR excel) (java OR c++)": "cv: Вела облік у програмі 1С, [Java] та [C++].",
	} {
		q, _ := Parse(typed, now)
		found, ok := q.Find(&d)
		got := ""
		if ok {
			got = found.Field.String() + ": " + bracket(found)
			if found.Also != nil {
				got += " / " + found.Also.Field.String() + ": " + bracket(*found.Also)
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", typed, got, want)
		}

		// Find reads a CV only if no field before it meets the query, and no other field has the other word.
		late, reads := olena(), 0
		late.ReadCV = func() string { reads++; return d.Texts[CV][0] }
		late.Texts[CV] = nil
		again, okAgain := q.Find(&late)
		if okAgain != ok || !reflect.DeepEqual(again, found) {
			t.Errorf("%s: with its CV read late %v, want %v", typed, again, found)
		}
		never := slices.Contains([]string{"tag:second", "бухгалтер бухгалт*", "ромашка олена"}, typed)
		if reads > 1 || never && reads > 0 {
			t.Errorf("%s: the CV is read %d times", typed, reads)
		}
	}
}

// TestTheClosestWordsShowWhy: a word as it was typed, before a longer one, before a name in another spelling.
func TestTheClosestWordsShowWhy(t *testing.T) {
	for typed, want := range map[string]string{ // words that are found by themselves, from the closest on
		"go":          "duties: Wrote [Go]|position: [Goods]-in Operative|employer: [Holloway] Group, alike",
		"kovalenko":   "cv: [Kovalenko]|cv: [Kovalenkograd]|name: Олена [Коваленко], alike",
		"region:kiev": "region: [Kiev]|region: [Kievskaya]|region: [Київ], alike",
	} {
		q, _ := ParseTyping(typed, now)
		closer := append(q.Closer(), q)
		var wants []string
		wants = append(wants, strings.Split(want, "|")...)
		all := map[Field][]string{}
		for i := len(wants) - 1; i >= 0; i-- { // the less close ones stay in the document
			field, line, _ := strings.Cut(strings.TrimSuffix(wants[i], ", alike"), ": ")
			for f := range Marks {
				if f.String() == field {
					all[f] = append([]string{strings.NewReplacer("[", "", "]", "").Replace(line)}, all[f]...)
				}
			}
			d := DocumentOf(&model.Candidate{}, "", model.Review{}, nil, "")
			for f, texts := range all {
				d.Texts[f] = texts
			}
			found, _ := closer[i].Find(&d)
			got := found.Field.String() + ": " + bracket(found)
			if found.Alike {
				got += ", alike"
			}
			if got != wants[i] {
				t.Errorf("%s: %q, want %q", typed, got, wants[i])
			}
			e := EntryOf(&d)
			for c := range closer {
				if closer[c].Match(e) != (c >= i) {
					t.Errorf("%s: the query of closeness %d is met by %v: %v", typed, c, all, c < i)
				}
			}
		}
	}
	// Exclusions stay, and facts are not words.
	d := olena()
	e := EntryOf(&d)
	for typed, want := range map[string]bool{"-Kovalenko": false, "has:cv": true, "ірина OR олена ": true, "rating:4 оле": false} {
		q, _ := ParseTyping(typed, now)
		if got := append(q.Closer(), q)[0].Match(e); got != want {
			t.Errorf("%s: %v, want %v", typed, got, want)
		}
	}
}

// bracket puts brackets around the highlights.
func bracket(f Found) string {
	line := f.Line
	for _, r := range slices.Backward(f.Highlights) {
		line = line[:r.Start] + "[" + line[r.Start:r.End] + "]" + line[r.End:]
	}
	return line
}

// FuzzParse takes any text for a query. It never panics, the quotes and brackets of an
// expression are paired, and matches are within their lines.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{`-"a b"* name:x rating:>3 job:5`, "(a OR -(b age:3..)) salary:<=4usd", "((()) OR OR -(-)", "applied:7d list:x status:offer", "«", "-", "a:", `"`, "has:cv -is:new", "\xff\u0301+#", "٣ ½ ﬁ"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		for _, parse := range []func(string, time.Time) (Query, string){Parse, ParseTyping} {
			q, _ := parse(typed, now)
			if e := q.Expression(); strings.Count(e, `"`)%2 != 0 || strings.Count(e, "(") != strings.Count(e, ")") {
				t.Errorf("%q makes %q", typed, e)
			}
			d := DocumentOf(&model.Candidate{}, "", model.Review{}, nil, "")
			d.Texts[CV] = []string{typed}
			e := EntryOf(&d)
			q.Match(e)
			if found, ok := q.Find(&d); ok {
				bracket(found)
			}
			for token := range strings.FieldsSeq(e.Column(CV)) {
				if strings.ContainsAny(token, "\"'()*:-^\x00") {
					t.Errorf("%q makes the word %q", typed, token)
				}
			}
		}
	})
}

// TestPossible hides words of an applicant: the query still finds the applicant.
func TestPossible(t *testing.T) {
	d := olena()
	e := EntryOf(&d)
	for typed, want := range map[string]bool{
		"бухгалтер -ромашка": true, "-ромашка": true, "кіт -ромашка": false, "-has:email": false, "has:email": true, "бухгалтер": true,
		"-(ромашка OR кіт)": true, "-(ромашка has:email)": true, "-(кіт -ромашка)": true, "кіт OR -ромашка": true, "кіт OR (кава -ромашка)": false, "-(has:email OR кіт)": false,
	} {
		q, _ := Parse(typed, now)
		if got := q.Possible().Match(e); got != want {
			t.Errorf("%s: %v, want %v", typed, got, want)
		}
		if marked := typed == "-has:email" || typed == "has:email"; q.Factual() != marked {
			t.Errorf("%s is of marks only: %v", typed, q.Factual())
		}
	}
}

// TestRomanianLettersWithCommaOrCedilla are one letter each.
func TestRomanianLettersWithCommaOrCedilla(t *testing.T) {
	for _, forms := range [][]string{{"Ștefănescu", "Ştefănescu", "Stefanescu", "S\u0326tefănescu"}, {"Țurcanu", "Ţurcanu", "Turcanu", "ŢURCANU"}} {
		for _, written := range forms {
			d := DocumentOf(&model.Candidate{Applicant: model.Applicant{Name: written}}, "", model.Review{}, nil, written)
			e := EntryOf(&d)
			for _, typed := range forms {
				for _, in := range []string{"", "name:", "cv:"} {
					if q, _ := Parse(in+typed, now); !q.Match(e) {
						t.Errorf("%s does not find %s", in+typed, written)
					}
				}
			}
		}
	}
}

// TestDutiesAreFoundAsWritten unless they are HTML beyond doubt.
func TestDutiesAreFoundAsWritten(t *testing.T) {
	for written, want := range map[string]string{
		"Used <canvas> and List<String>": "Used <canvas> and List<String>",
		"<p>Used <b>Go</b></p>":          "Used Go",
	} {
		c := &model.Candidate{Applicant: model.Applicant{Experience: []model.Experience{{Responsibilities: written}}}}
		if got := DocumentOf(c, "", model.Review{}, nil, "").Texts[Duties]; len(got) != 1 || got[0] != want {
			t.Errorf("%q is searched as %q", written, got)
		}
	}
}
