package assets

import (
	"bytes"
	"encoding/json"
	"html"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf16"
)

type scenario struct {
	Contract string
	Account  struct{ Email, Company string }
	Limit    int `json:"activeLimit"`
	Jobs     []struct {
		Key, Country, Status, Title, Region, Description string
		Address                                          *string
		JobType1, JobType2                               *int
		SalaryValue1, SalaryValue2, SalaryRateID         *int
		CurrencyID                                       int
		ViewsCount                                       int
		Published                                        bool
		CreatedDaysAgo                                   float64
		Applies                                          []apply
	}
}

type apply struct {
	DaysAgo, StatusDaysAgo          float64
	Status                          string
	IsNew, IsViewed, IsSuggested    bool
	IsPremium, HasProfile           bool
	MessagesCount, NewMessagesCount int
	LastMessageDaysAgo              *float64
	AdditionalQuestions             struct{ Total, Passed int }
	Applicant                       struct {
		Name                               string
		Age, Salary                        *int
		Currency, Region, Gender, PhotoURL *string
		Contacts                           struct {
			Phone, Email *string
			IsOpened     bool
			OpenDaysAgo  *float64
		}
		Education []struct {
			Institution, Level, Major *string
			YearOfGraduation          *int
		}
		WorkExperience []struct {
			Title, Employer, Responsibilities, StartDate, EndDate *string
		}
	}
	CV *struct{ File, Name, FileName, ContentType string }
}

func load(t *testing.T, name string, into any) []byte {
	t.Helper()
	b, err := fs.ReadFile(Scenarios, name)
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.UseNumber()
	if err := d.Decode(into); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return b
}

// reserved matches addresses in the domains that RFC 2606 reserves.
var reserved = regexp.MustCompile(`^[\w.*+-]+@example\.(com|org|net)$`)
var anyMail = regexp.MustCompile(`[\w.*+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}`)

func check(t *testing.T, s *scenario) (people map[string]int) {
	t.Helper()
	people = map[string]int{}
	if !reserved.MatchString(s.Account.Email) || s.Account.Company == "" {
		t.Errorf("account %+v", s.Account)
	}
	for _, j := range s.Jobs {
		if n := len([]rune(j.Description)); n < 100 {
			t.Errorf("%s: a description of %d characters", j.Key, n)
		}
		if j.SalaryRateID != nil && (*j.SalaryRateID < 0 || *j.SalaryRateID > 5 || *j.SalaryRateID == 4) || j.SalaryValue1 != nil && j.SalaryRateID == nil ||
			j.SalaryValue2 != nil && (j.SalaryValue1 == nil || *j.SalaryValue2 < *j.SalaryValue1) || j.JobType2 != nil && j.JobType1 == nil {
			t.Errorf("%s: salary or job type against the rules", j.Key)
		}
		for i, a := range j.Applies {
			p := a.Applicant
			people[p.Name]++
			if p.Name == "" || p.Education == nil || p.WorkExperience == nil {
				t.Errorf("%s %d: name or lists missing", j.Key, i)
			}
			if a.DaysAgo < 0 || a.DaysAgo > j.CreatedDaysAgo || a.StatusDaysAgo > a.DaysAgo || a.StatusDaysAgo < 0 ||
				a.LastMessageDaysAgo != nil && (*a.LastMessageDaysAgo > a.DaysAgo || *a.LastMessageDaysAgo < 0) ||
				p.Contacts.OpenDaysAgo != nil && (*p.Contacts.OpenDaysAgo > a.DaysAgo || *p.Contacts.OpenDaysAgo < 0) {
				t.Errorf("%s, %s: dates out of order", j.Key, p.Name)
			}
			if p.Contacts.Email != nil && !reserved.MatchString(*p.Contacts.Email) {
				t.Errorf("%s: %s", p.Name, *p.Contacts.Email)
			}
			if p.Contacts.Email != nil && strings.Contains(*p.Contacts.Email, "*") == p.Contacts.IsOpened {
				t.Errorf("%s: %s opened %v", p.Name, *p.Contacts.Email, p.Contacts.IsOpened)
			}
			if a.AdditionalQuestions.Passed > a.AdditionalQuestions.Total || a.NewMessagesCount > a.MessagesCount || (a.MessagesCount > 0) != (a.LastMessageDaysAgo != nil) {
				t.Errorf("%s: questions or messages do not add up", p.Name)
			}
			if p.Age != nil && (*p.Age < 16 || *p.Age > 75) {
				t.Errorf("%s is %d", p.Name, *p.Age)
			}
			for _, e := range p.Education {
				if e.YearOfGraduation != nil && p.Age != nil && *e.YearOfGraduation < 2026-*p.Age+16 {
					t.Errorf("%s, %d, left school in %d", p.Name, *p.Age, *e.YearOfGraduation)
				}
			}
			for _, w := range p.WorkExperience {
				if w.Title == nil || w.StartDate == nil {
					t.Errorf("%s: a post without title or start", p.Name)
				}
			}
			if a.CV != nil {
				checkCV(t, a.CV.File, a.CV.ContentType)
			}
		}
	}
	return people
}

func checkCV(t *testing.T, file, contentType string) {
	t.Helper()
	b, err := os.ReadFile("scenarios/" + file)
	if err != nil {
		t.Error(err)
		return
	}
	magic := map[string]string{".pdf": "%PDF", ".docx": "PK\x03\x04", ".jpg": "\xff\xd8\xff"}[path.Ext(file)]
	declared := map[string]string{".pdf": "application/pdf", ".jpg": "image/jpeg"}[path.Ext(file)]
	if magic == "" || !bytes.HasPrefix(b, []byte(magic)) || declared != "" && contentType != declared || declared == "" && contentType == "application/pdf" {
		t.Errorf("%s is not of the kind that its name claims", file)
	}
}

func TestDemo(t *testing.T) {
	var s scenario
	raw := load(t, "demo.json", &s)
	people := check(t, &s)
	for _, m := range anyMail.FindAllString(string(raw), -1) {
		if !reserved.MatchString(m) {
			t.Errorf("%s could be somebody's", m)
		}
	}
	status, applyStatus, rates, types := map[string]int{}, map[string]int{}, map[int]bool{}, map[int]bool{}
	long, zero, noAddress, noSalary, rich, unviewed, suggested, cvs, masked, none, most, total := 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
	tags := regexp.MustCompile(`<[^>]*>`)
	for _, j := range s.Jobs {
		status[j.Status]++
		if n := len(utf16.Encode([]rune(j.Title))); n == 30 {
			long++
		} else if n > 20 {
			t.Errorf("%s has %d units", j.Title, n)
		}
		if j.SalaryValue1 == nil {
			noSalary++
		} else if *j.SalaryValue1 == 0 && *j.SalaryValue2 == 1000 {
			zero++
		}
		if j.Address == nil {
			noAddress++
		}
		if j.SalaryRateID != nil {
			rates[*j.SalaryRateID] = true
		}
		for _, n := range []*int{j.JobType1, j.JobType2} {
			if n != nil {
				types[*n] = true
			}
		}
		if len(strings.Fields(html.UnescapeString(tags.ReplaceAllString(j.Description, " ")))) >= 180 {
			rich++
		}
		if len(j.Applies) == 0 && j.Status == "Activated" {
			none++
		}
		most = max(most, len(j.Applies))
		for _, a := range j.Applies {
			total++
			applyStatus[a.Status]++
			if !a.IsViewed {
				unviewed++
			}
			if a.IsSuggested {
				suggested++
			}
			if a.CV != nil {
				cvs++
			}
			if !a.Applicant.Contacts.IsOpened {
				masked++
			}
		}
	}
	for k, n := range map[string]int{"Activated": 6, "Stopped": 2, "Deactivated": 2, "PreActivated": 1, "Deleted": 1} {
		if status[k] != n {
			t.Errorf("%d jobs are %s", status[k], k)
		}
	}
	for _, k := range []string{"Received", "Processing", "Invited", "Offer", "Rejected"} {
		if applyStatus[k] < 3 {
			t.Errorf("%d applies are %s", applyStatus[k], k)
		}
	}
	if len(s.Jobs) != 12 || long != 1 || zero != 1 || noAddress != 1 || noSalary < 2 || rich < 7 || none != 1 || len(rates) != 5 || len(types) != 6 {
		t.Error("jobs", len(s.Jobs), long, zero, noAddress, noSalary, rich, none, rates, types)
	}
	if total < 140 || most < 40 || len(people) != total || suggested != 12 || applyStatus["Deleted"] != 4 || len(applyStatus) != 6 ||
		unviewed*100/total < 35 || unviewed*100/total > 55 || cvs < 100 || total-cvs < 30 || masked < 15 || masked > 25 {
		t.Error("applicants", total, most, len(people), suggested, applyStatus, unviewed, cvs, masked)
	}
	t.Logf("%d jobs, %d applicants, %d unviewed, %d CVs, %d masked, %v", len(s.Jobs), total, unviewed, cvs, masked, applyStatus)
}

// TestDemosOfOtherCountries checks that no person in them is from Ukraine, or wants its money.
func TestDemosOfOtherCountries(t *testing.T) {
	for country, money := range map[string]string{"ro": "EUR RON", "hu": "HUF"} {
		var s scenario
		raw := load(t, "demo-"+country+".json", &s)
		people := check(t, &s)
		if len(s.Jobs) != 4 || len(people) != 40 {
			t.Errorf("%s: %d jobs, %d people", country, len(s.Jobs), len(people))
		}
		if i := bytes.IndexFunc(raw, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) }); i >= 0 {
			t.Errorf("%s: Cyrillic at %d: %.60s", country, i, raw[i:])
		}
		for _, j := range s.Jobs {
			for _, a := range j.Applies {
				if c := a.Applicant.Currency; j.Country != country || c != nil && !strings.Contains(money, *c) {
					t.Errorf("%s: %s wants %s", j.Country, a.Applicant.Name, *c)
				}
			}
		}
	}
}

// reservedPhone matches the numbers that Ofcom and ComReg keep for fiction, masked ones included.
var reservedPhone = regexp.MustCompile(`^\+(44 ?7700 ?900\d{3}|44 ?20 ?7946 ?0\d{3}|353 ?20 ?91\d ?\d{4}|(44 7700|44 20 7946|353 20 91)[\d ]*\*\* \*\*)$`)

func TestEnglishDemoIsOfLondonAndDublin(t *testing.T) {
	var s scenario
	raw := load(t, "demo-en.json", &s)
	people := check(t, &s)
	if len(s.Jobs) != 10 || len(people) < 110 {
		t.Errorf("%d jobs, %d people", len(s.Jobs), len(people))
	}
	for _, m := range anyMail.FindAllString(string(raw), -1) {
		if !reserved.MatchString(m) {
			t.Errorf("%s could be somebody's", m)
		}
	}
	if i := bytes.IndexFunc(raw, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) }); i >= 0 {
		t.Errorf("Cyrillic at %d: %.60s", i, raw[i:])
	}
	others, gaps, overlaps := 0, 0, 0
	for _, j := range s.Jobs {
		if n := len(utf16.Encode([]rune(j.Title))); n > 20 || j.Region != "London" && j.Region != "Dublin" {
			t.Errorf("%q, %d units, in %s", j.Title, n, j.Region)
		}
		for _, a := range j.Applies {
			p := a.Applicant
			if c := p.Currency; c != nil && *c != "GBP" && *c != "EUR" {
				t.Errorf("%s wants %s", p.Name, *c)
			}
			if n := p.Contacts.Phone; n != nil && !reservedPhone.MatchString(*n) {
				t.Errorf("%s: %s", p.Name, *n)
			}
			if strings.IndexFunc(p.Name, func(r rune) bool { return unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) }) >= 0 {
				others++
			}
			for i, w := range p.WorkExperience[:max(0, len(p.WorkExperience)-1)] {
				// Months of one form can be compared as text.
				switch before := p.WorkExperience[i+1]; {
				case before.EndDate == nil || len(*w.StartDate) != len("2026-01") || len(*before.EndDate) != len("2026-01") || (*w.StartDate)[4] != '-':
				case *before.EndDate < *w.StartDate:
					gaps++
				case *before.EndDate > *w.StartDate:
					overlaps++
				}
			}
		}
	}
	if others < 3 || gaps < 5 || overlaps < 2 {
		t.Error("names in other scripts, gaps, overlaps:", others, gaps, overlaps)
	}
}

func TestEmptyAndLegacy(t *testing.T) {
	var e, l scenario
	load(t, "empty.json", &e)
	if e.Jobs == nil || len(e.Jobs) != 0 || !reserved.MatchString(e.Account.Email) {
		t.Errorf("%+v", e)
	}
	load(t, "legacy.json", &l)
	people := check(t, &l)
	if l.Contract != "legacy" || len(l.Jobs) != 4 || len(people) != 20 {
		t.Error(l.Contract, len(l.Jobs), len(people))
	}
}

// TestHostile checks that the file itself is plain ASCII, that each directive has its parts, and that the strings
// made from it carry the marker.
func TestHostile(t *testing.T) {
	var s map[string]any
	raw := load(t, "hostile.json", &s)
	if i := bytes.IndexFunc(raw, func(r rune) bool { return r > 126 || r < 32 && r != '\n' }); i >= 0 {
		t.Errorf("a raw control or non-ASCII character at %d", i)
	}
	repeats, marked, applies := 0, 0, 0
	var walk func(any)
	walk = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			if unit, ok := v["repeat"].(string); ok {
				n, err := v["times"].(json.Number).Int64()
				first, _ := v["first"].(string)
				then, _ := v["then"].(string)
				if err != nil || n < 2 || int(n)*len(unit) > 4<<20 {
					t.Errorf("repeat %q %v", unit, v["times"])
				}
				if !strings.Contains(first+unit+then, "EVIL") && unit != "Ж" {
					t.Errorf("no marker in %v", v)
				}
				repeats++
				return
			}
			if cv, ok := v["cv"].(map[string]any); ok {
				if _, err := os.Stat("scenarios/" + cv["file"].(string)); err != nil {
					t.Error(err)
				}
			}
			for _, x := range v {
				walk(x)
			}
		case []any:
			for _, x := range v {
				walk(x)
			}
		case string:
			if strings.Contains(v, "EVIL") {
				marked++
			}
		}
	}
	walk(s)
	for _, j := range s["jobs"].([]any) {
		applies += len(j.(map[string]any)["applies"].([]any))
	}
	if n := len(s["jobs"].([]any)); n != 6 || applies < 25 || repeats < 8 || marked < 300 {
		t.Error(n, applies, repeats, marked)
	}
}

func TestEveryCVBelongsToAnApplicant(t *testing.T) {
	files, err := fs.Glob(Scenarios, "cv/*")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	all := ""
	for _, f := range []string{"demo.json", "demo-ro.json", "demo-hu.json", "demo-en.json", "hostile.json", "legacy.json"} {
		b, err := fs.ReadFile(Scenarios, f)
		if err != nil {
			t.Fatal(err)
		}
		all += string(b)
	}
	for _, f := range files {
		if !strings.Contains(all, `"`+f+`"`) {
			t.Errorf("%s belongs to no applicant", f)
		}
	}
}
