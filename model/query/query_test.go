package query

import (
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
)

// olena is somebody of whom all is known.
func olena() Document {
	wish := model.Decimal("45000")
	return DocumentOf(&model.Candidate{
		ID: 7, JobID: 42, Premium: true, CV: &model.CV{Name: "cv.pdf"},
		Applicant: model.Applicant{
			Name: "Олена Коваленко", Region: "Київ", Salary: &wish,
			Contacts: model.Contacts{Phone: "+380 (67) 123-45-67", Email: "olena.k@example.com", Opened: true, Since: time.Time{}},
			Experience: []model.Experience{
				{Title: "Бухгалтер", Employer: "ТОВ «Ромашка»", Responsibilities: "<p>Звітність &amp; <b>податки</b></p>"},
				{Title: "Head of Finance", Employer: "Full House"},
			},
			Education: []model.Education{{Institution: "КНЕУ", Major: "Облік"}},
		},
	}, "Головний бухгалтер", model.Review{Rating: 4, Verdict: model.Maybe, Tags: []string{"second call", "київ"}, Note: "Питати про Excel"},
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
		"region:києв":            false,
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
		"головний":                            false, // a job's title is no text of a person's
		"-job:42":                             false,
		"has:cv has:email has:phone has:note": true,
		"has:tag has:rating has:salary":       true,
		"has:messages":                        false,
		"-has:messages":                       true,
		"is:premium":                          true,
		"is:unseen":                           true,
		"is:maybe":                            true,
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
		"-rating:>3":                          false,
		"… — !":                               true, // signs are nothing to look for
		"олена -":                             true,
		"бухгалтер job:42 has:cv rating:>3 -c": true,
	} {
		q, problem := Parse(typed)
		if problem != "" {
			t.Errorf("%s: %s", typed, problem)
		}
		if got := q.Match(e); got != want {
			t.Errorf("%s: %v, want %v; %+v", typed, got, want, q.terms)
		}
	}
}

func TestTheLastWordMayGoOn(t *testing.T) {
	d := olena()
	e := EntryOf(&d)
	for typed, want := range map[string]bool{
		"ол": true, "о": true, "оленк": false, "бухгалтеркою": false, "бухгалте": true, "ковал": true, "ковал ": false,
		"ковал олена": false, `"head of fi`: true, `"head of fi"`: false, "name:": true, "name:ков": true, "-": true, "-ковал": false,
		"is:": true, "is:prem": true, "job:голов": true, "rating:": true, "cv:програм": true, "full-ho": true, "061": false, "067": true,
	} {
		q, problem := ParseTyping(typed)
		if problem != "" || q.Match(e) != want {
			t.Errorf("%s: %v (%s), want %v", typed, q.Match(e), problem, want)
		}
	}
}

func TestWhatIsNotUnderstoodIsSaid(t *testing.T) {
	for typed, want := range map[string]string{
		"nmae:x":                 "There is no nmae: here; there is job: is: has: rating: verdict: name:",
		"name: x":                "name: needs a word behind it.",
		"name:… x":               "name: needs a word behind it.",
		"job:":                   "job: needs the id of a job, or words of its title.",
		"is:old":                 "is: is followed by unseen, new, suggested, premium, deleted, yes, maybe or no.",
		"has:dog x":              "has: is followed by cv, email, phone, note, tag,",
		"verdict:great":          "verdict: is followed by yes, maybe, no or none.",
		"rating:6":               "rating: is followed by a number of 1 to 5, none, or a comparison like >3 or <=2.",
		"rating:good":            "rating: is followed by",
		"rating:><3":             "rating: knows no comparison ><",
		"http://a.b x":           "There is no http: here",
		strings.Repeat("x ", 33): "More than 32 terms",
		"x has:dog is:y":         "has: is followed by",
	} {
		if _, problem := Parse(typed); !strings.HasPrefix(problem, want) {
			t.Errorf("%s: %q, want %q", typed, problem, want)
		}
	}
	// What is understood of it is searched for.
	d := olena()
	if q, _ := Parse("олена is:old"); q.Empty() || !q.Match(EntryOf(&d)) {
		t.Error("a term that is not understood takes the others with it")
	}
}

// TestBlindNobodyIsFoundByName searches for words of the name and the contacts.
func TestBlindNobodyIsFoundByName(t *testing.T) {
	d := olena()
	d.Texts[CV] = []string{"Олена Коваленко, olena.k@example.com\nExcel"}
	e := EntryOf(&d)
	for typed, want := range map[string]bool{
		"олена": false, "name:олена": false, "contact:example": false, "cv:олена": false, "cv:коваленк*": false, "olena": false,
		"0671234567": false, "excel": true, "cv:excel": true, "-олена": true, "бухгалтер": true, "has:email": true, "rating:4": true,
	} {
		q, _ := Parse(typed)
		q.Blind = true
		if got := q.Match(e); got != want {
			t.Errorf("%s: %v, want %v", typed, got, want)
		}
	}
}

func TestTheLineThatShowsWhy(t *testing.T) {
	d := olena()
	for typed, want := range map[string]string{
		"олена":              "name: [Олена] Коваленко",
		"облік":              "cv: Вела [облік] у програмі 1С, Java та C++.",
		"програмою java":     "cv: Вела облік у [програмі] 1С, [Java] та C++.",
		"ромашка олена":      "employer: ТОВ «[Ромашка]»",
		"звіт* податками":    "duties: [Звітність] & [податки]",
		`"роботи вела"`:      "cv: Досвід [роботи]",
		"0671234567":         "contact: [+380 (67) 123-45-67]",
		"excel":              "note: Питати про [Excel]",
		"tag:second":         "tag: [second] call",
		"-java has:cv":       "",
		"has:cv c++":         "cv: Вела облік у програмі 1С, Java та [C++].",
		`"of finance" head`:  "position: [Head] [of] [Finance]",
		"бухгалтер бухгалт*": "position: [Бухгалтер]",
	} {
		q, _ := Parse(typed)
		found, ok := q.Find(&d)
		got := ""
		if ok {
			got = found.Field.String() + ": " + bracket(found)
		}
		if got != want {
			t.Errorf("%s: %q, want %q", typed, got, want)
		}
	}
}

// bracket puts what is lit between brackets.
func bracket(f Found) string {
	line := f.Line
	for _, r := range slices.Backward(f.Lit) {
		line = line[:r.Start] + "[" + line[r.Start:r.End] + "]" + line[r.End:]
	}
	return line
}

// FuzzParse takes anything for a query: it never panics, an expression has all its
// quotes and brackets, and what is found in a document is within its lines.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{`-"a b"* name:x rating:>3 job:5`, "«", "-", "a:", `"`, "has:cv -is:new", "\xff\u0301+#", "٣ ½ ﬁ"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		for _, parse := range []func(string) (Query, string){Parse, ParseTyping} {
			q, _ := parse(typed)
			if e := q.Expression(); strings.Count(e, `"`)%2 != 0 || strings.Count(e, "(") != strings.Count(e, ")") {
				t.Errorf("%q makes %q", typed, e)
			}
			var d Document
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

// TestWhoMayMeetAQuery when words of theirs are hidden: nobody is left out for a word
// that may be among them.
func TestWhoMayMeetAQuery(t *testing.T) {
	d := olena()
	e := EntryOf(&d)
	for typed, want := range map[string]bool{
		"бухгалтер -ромашка": true, "-ромашка": true, "кіт -ромашка": false, "-has:email": false, "has:email": true, "бухгалтер": true,
	} {
		q, _ := Parse(typed)
		if got := q.Possible().Match(e); got != want {
			t.Errorf("%s: %v, want %v", typed, got, want)
		}
		if marked := typed == "-has:email" || typed == "has:email"; q.Marked() != marked {
			t.Errorf("%s is of marks only: %v", typed, q.Marked())
		}
	}
}
