// Command gen writes the scenario files and their CVs. See README.md.
package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf16"
)

const out = "../scenarios"

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"

func main() {
	drawn, err := filepath.Glob(filepath.Join(out, "cv", "*.*x")) // DOCX
	must(err)
	pdfs, err := filepath.Glob(filepath.Join(out, "cv", "*.pdf"))
	must(err)
	for _, file := range append(drawn, pdfs...) { // the scanned CV stays
		must(os.Remove(file))
	}
	ukraine := scenario("demo", 10)
	again(ukraine.find("ua-warehouse")[1], ukraine.find("ua-sales")[8])
	write("demo.json", ukraine)
	write("empty.json", &Scenario{Account: ukraine.Account, ActiveLimit: 7, Jobs: []*Job{}})
	write("legacy.json", legacy(ukraine))
	write("hostile.json", hostile(ukraine))
	write("demo-ro.json", scenario("demo-ro", 11))
	write("demo-hu.json", scenario("demo-hu", 12))
	english := scenario("demo-en", 18)
	sales := english.find("en-sales")
	now := slices.IndexFunc(sales, func(a *Apply) bool { return a.CV == nil && a.Status != "Deleted" })
	again(english.find("en-warehouse")[1], sales[now])
	write("demo-en.json", english)
}

// packed returns a PDF with its objects compressed, a sixth smaller.
func packed(pdf []byte) []byte {
	f, err := os.CreateTemp("", "*.pdf")
	must(err)
	defer os.Remove(f.Name())
	_, err = f.Write(pdf)
	must(err)
	must(f.Close())
	out, err := exec.Command("qpdf", "--object-streams=generate", "--recompress-flate", "--compression-level=9", "--deterministic-id", f.Name(), "-").Output()
	must(err)
	return out
}

func (p plan) job() *Job {
	j := &Job{Key: p.Key, Country: cmp.Or(p.Country, "ua"), Status: p.Status, Title: p.Title, Region: p.Region, JobType1: p.Type1, JobType2: p.Type2,
		SalaryValue1: p.From, SalaryValue2: p.To, SalaryRateID: p.Rate, CurrencyID: p.Currency, Currency: p.Money, Description: p.HTML,
		ViewsCount: p.Views, Published: p.Published, CreatedDaysAgo: p.Age, Applies: []*Apply{}}
	if p.Address != "" {
		j.Address = p.Address
	}
	for _, c := range p.Crowd {
		for i := range c.Applicants {
			odd := ""
			if i < len(c.Named) {
				odd = c.Named[i]
			}
			l, first, family := live(c.Trade, odd)
			j.Applies = append(j.Applies, apply(p, l, first, family))
		}
	}
	rnd.Shuffle(len(j.Applies), func(a, b int) { j.Applies[a], j.Applies[b] = j.Applies[b], j.Applies[a] })
	// A job gets most of its applicants in its first days.
	var days []float64
	for range j.Applies {
		r := rnd.Float64()
		days = append(days, round1(p.Age*(1-r*r*r*.985)))
	}
	if len(days) > 5 && p.Status == "Activated" {
		days[0], days[1] = round1(.03+.1*rnd.Float64()), round1(.4+.5*rnd.Float64())
	}
	slices.Sort(days)
	for i, a := range j.Applies {
		a.DaysAgo = days[i]
	}
	for i := range p.Suggested {
		a := j.Applies[(i*7+3)%len(j.Applies)]
		a.IsSuggested, a.Status = true, "Received"
	}
	for i, a := range j.Applies {
		cover(a)
		settle(a, p)
		if a.CV != nil {
			a.CV.File = fmt.Sprintf("cv/%s-%02d%s", p.Key, i+1, a.CV.File)
		}
	}
	for i := range p.Deleted {
		a := j.Applies[(i*5+9)%len(j.Applies)]
		a.Status, a.IsViewed, a.IsNew, a.IsSuggested = "Deleted", true, false, false
		a.StatusDaysAgo = round1(a.DaysAgo * .4)
	}
	return j
}

// seen makes the number of viewed applies follow their expected share closely: an apply is viewed when seen reaches 1.
var seen float64

// settle gives an apply its state, by its age.
func settle(a *Apply, p plan) {
	fresh := a.DaysAgo / (p.Age + 1)
	switch {
	case a.IsSuggested:
		a.IsViewed = chance(.3)
	case a.DaysAgo < 1:
		a.IsViewed = false
	default:
		seen += 2 * rnd.Float64() * (.55 + .14*fresh)
		if a.IsViewed = seen >= 1; a.IsViewed {
			seen--
		}
	}
	a.Status = "Received"
	if a.IsViewed && !a.IsSuggested {
		a.Status = one([]string{"Received", "Received", "Processing", "Processing", "Processing", "Invited", "Invited", "Rejected", "Rejected", "Offer"})
	}
	a.IsNew = !a.IsViewed && (a.DaysAgo < 4 || chance(.2)) && !a.IsSuggested
	a.StatusDaysAgo = a.DaysAgo
	if a.Status != "Received" {
		a.StatusDaysAgo = round1(a.DaysAgo * (.2 + .6*rnd.Float64()))
	}
	if a.IsViewed && chance(.45) || chance(.06) {
		a.MessagesCount = between(1, 9)
		a.NewMessagesCount = between(0, min(2, a.MessagesCount))
		a.LastMessageDaysAgo = ptr(round1(a.StatusDaysAgo * rnd.Float64()))
	}
	if a.Applicant.Contacts.IsOpened {
		if a.IsViewed {
			a.Applicant.Contacts.OpenDaysAgo = ptr(round1(a.StatusDaysAgo + (a.DaysAgo-a.StatusDaysAgo)*rnd.Float64()))
		}
	}
}

// cover hides the contacts of applicants that the employer has not opened, mostly of
// the suggested ones.
func cover(a *Apply) {
	c, l := &a.Applicant.Contacts, a.life
	c.IsOpened = chance(.93)
	if a.IsSuggested {
		c.IsOpened = chance(.2)
		a.Questions = Questions{}
	}
	switch {
	case !c.IsOpened:
		user, host, _ := strings.Cut(l.Email, "@")
		c.Email = user[:1] + "*****" + user[len(user)-1:] + "@" + host
		c.Phone = l.Phone[:len(l.Phone)-5] + "** **"
		if chance(.5) {
			c.Phone = nil
		}
	case chance(.08):
		c.Email = nil
	case chance(.06):
		c.Phone = nil
	case chance(.3):
		c.Phone = strings.ReplaceAll(l.Phone, " ", "")
	}
}

// apply returns a life as the service would send it.
func apply(p plan, l *Life, first, family string) *Apply {
	a := &Apply{life: l, AppliesCount: one([]int{1, 1, 1, 1, 1, 2, 2, 3, 5, 14}), IsPremium: chance(.12), HasProfile: chance(.82)}
	if p.Questions > 0 && chance(.9) {
		a.Questions = Questions{p.Questions, between(p.Questions/3, p.Questions)}
	}
	m := &a.Applicant
	m.Name, m.Region, m.Gender = l.Name, l.City, l.Gender
	if chance(.84) {
		m.Age = ptr(l.Age)
	}
	if chance(.12) {
		m.Gender = nil
	}
	if chance(.07) {
		m.Region = nil
	}
	if chance(.8) {
		m.Relocate = ptr(chance(.3))
	}
	if chance(.12) {
		m.PhotoURL = fmt.Sprintf("https://photos.example.net/c/%d.jpg", 1000+phones)
	}
	if chance(.64) {
		w := p.wish(l)
		code := cmp.Or(l.money, map[string]string{"uk": "UAH", "en": "USD", "ro": "EUR", "hu": "HUF"}[l.Lang])
		amount := between(w[0], w[1])
		switch {
		case code == "UAH" && p.Key == "ua-backend" && chance(.55):
			amount, code = amount/41/100*100, "USD"
		case code == "UAH" && p.Key == "ua-sales" && chance(.3):
			amount, code = amount/45/50*50, "EUR"
		case code == "EUR" && l.Lang == "ro" && chance(.5):
			amount, code = amount*5/100*100, "RON"
		case l.money != "":
			amount = amount / 500 * 500
		case code == "HUF":
			amount = amount / 10000 * 10000
		case code == "UAH":
			amount = amount / 500 * 500
		default:
			amount = amount / 50 * 50
		}
		m.Salary, m.Currency = &amount, code
	}
	c := &m.Contacts
	c.IsOpened, c.Email, c.Phone = true, l.Email, l.Phone
	m.Education, m.Experience = []Education{}, []Work{}
	bare := chance(.05)
	for _, s := range l.Schools {
		if bare {
			break
		}
		e := Education{Institution: s.Institution, Level: s.Level, Year: ptr(s.Year)}
		if s.Major != "" && !chance(.1) {
			e.Major = s.Major
		}
		if chance(.1) {
			e.Year = nil
		}
		if chance(.08) {
			e.Level = nil
		}
		m.Education = append(m.Education, e)
	}
	date := one([]int{0, 0, 0, 1, 1, 2, 2, 3, 4, 5})
	style := rnd.IntN(7)
	if chance(.08) {
		style = 7
	}
	for _, x := range l.Posts {
		if bare {
			break
		}
		w := Work{Title: x.Title, Employer: x.Employer, Responsibilities: bullets(style, x.Duties[:min(len(x.Duties), between(2, 4))]), Start: workDate(l, date, x.From)}
		if !x.To.zero() {
			w.End = workDate(l, date, x.To)
		}
		if chance(.05) {
			w.Start = workDate(l, 3, x.From)
		}
		if chance(.04) {
			w.Employer = nil
		}
		m.Experience = append(m.Experience, w)
	}
	if len(m.Experience) == 0 && len(m.Education) == 0 && chance(.5) {
		a.HasProfile = false
	}
	if chance(.73) {
		a.CV = cvOf(l, first, family, p.Word)
	} else {
		a.HasProfileCV = a.HasProfile && chance(.5)
	}
	return a
}

func (p plan) wish(l *Life) [2]int {
	for _, c := range p.Crowd {
		if trade := poolOf(c.Trade); trade.Language == l.Lang {
			return trade.Wish
		}
	}
	return [2]int{20000, 30000}
}

// cvOf names a CV the way people do. File is only the extension until the place in the
// job is known.
func cvOf(l *Life, first, family string, word bool) *CV {
	ext, typ := ".pdf", "application/pdf"
	if chance(.5) || word {
		ext, typ = ".docx", docx
	}
	cv := &CV{File: ext, ContentType: typ}
	f, g := title(slug(first)), title(slug(family))
	names := map[string][]string{
		"uk": {"CV_" + family + "_" + first, "Резюме " + family + " " + first, "Резюме_" + first + "_" + family + "_2026", g + "_" + f + "_CV", "resume", "Резюме (2)", "CV " + f + " " + g, "резюме нове остаточне"},
		"ro": {"CV " + first + " " + family, "CV_Europass_" + g + "_" + f, "cv", "Curriculum Vitae – " + family, f + g + "CV"},
		"hu": {"Önéletrajz_" + family + "_" + first, family + " " + first + " önéletrajz", "CV_" + g + "_" + f, "oneletrajz_uj"},
		"en": {f + "_" + g + "_CV", "CV " + f + " " + g + " 2026", "resume_" + strings.ToLower(g), "cv-final-v3"},
	}[l.Lang]
	name := deal("file"+l.Lang, []string{"0", "1", "2", "3", "4", "5", "6", "7"}[:len(names)])
	n := names[int(name[0]-'0')] + ext
	cv.Name, cv.FileName = n, n
	if chance(.06) {
		cv.FileName = strings.ToLower(g) + "-" + fmt.Sprint(between(10000, 99999)) + ext
	}
	return cv
}

// scanned is the CV that is a picture of its page. Its PDF was drawn once by pdftoppm,
// in grey at 110 dots an inch, and is kept beside the others.
const scanned = "cv/ua-nurse-09"

// finish draws the CVs, and turns two of the word-processor files into older formats. The first CV has a link
// behind a word.
func finish(s *Scenario) {
	look, docs := 0, 0
	for _, j := range s.Jobs {
		for _, a := range j.Applies {
			if a.CV == nil {
				continue
			}
			look++
			l := *a.life
			l.City = cityIn(l.Lang, l.City)
			var data []byte
			if look == 1 && l.Email != "" {
				own, _, _ := strings.Cut(l.Email, "@")
				l.Site = "https://portfolio.example.org/" + own
			}
			if strings.TrimSuffix(a.CV.File, filepath.Ext(a.CV.File)) == scanned {
				a.CV.File, a.CV.ContentType = scanned+".jpg", "image/jpeg"
				a.CV.Name, a.CV.FileName = "скан резюме.jpg", "скан резюме.jpg"
				continue
			}
			if strings.HasSuffix(a.CV.File, ".pdf") {
				data = packed(PDF(&l, look))
			} else {
				data = DOCX(&l, look)
				if docs++; docs == 5 || docs == 17 {
					a.CV.ContentType = "application/msword"
					a.CV.Name = strings.TrimSuffix(a.CV.Name.(string), "x")
					a.CV.FileName = strings.TrimSuffix(a.CV.FileName.(string), "x")
				}
			}
			must(os.WriteFile(filepath.Join(out, a.CV.File), data, 0o644))
		}
	}
}

// find returns the applicants of a job.
func (s *Scenario) find(job string) []*Apply {
	return s.Jobs[slices.IndexFunc(s.Jobs, func(j *Job) bool { return j.Key == job })].Applies
}

// again makes a later application one of the same person as an earlier one, with the parts of the name in the other
// order.
func again(before, now *Apply) {
	if now.CV != nil {
		panic("the CV is another's")
	}
	before.AppliesCount, now.AppliesCount = 2, 2
	now.Applicant = before.Applicant
	a, b, _ := strings.Cut(before.Applicant.Name.(string), " ")
	now.Applicant.Name = b + " " + a
}

// legacy is the first part of the demo, for the service before 5 October 2026.
func legacy(demo *Scenario) *Scenario {
	s := &Scenario{Contract: "legacy", Account: demo.Account, ActiveLimit: 5, Integration: true}
	want := map[string]int{"ua-accountant": 8, "ua-nurse": 7, "ro-care": 5, "ua-office": 0}
	for _, j := range demo.Jobs {
		if n, ok := want[j.Key]; ok {
			c := *j
			c.CurrencyID = 0
			c.Applies = j.Applies[:n]
			s.Jobs = append(s.Jobs, &c)
		}
	}
	return s
}

func write(name string, v any) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ") // gzip -dc shows it
	must(e.Encode(v))
	data := b.Bytes()
	if name == "hostile.json" { // safe to print and to read in a diff
		data = nil
		for _, r := range b.String() {
			switch {
			case r < 127:
				data = append(data, byte(r))
			case r < 0x10000:
				data = fmt.Appendf(data, "\\u%04x", r)
			default:
				hi, lo := utf16.EncodeRune(r)
				data = fmt.Appendf(data, "\\u%04x\\u%04x", hi, lo)
			}
		}
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	must(err)
	_, err = w.Write(data)
	must(err)
	must(w.Close())
	must(os.WriteFile(filepath.Join(out, name+".gz"), packed.Bytes(), 0o644))
}
