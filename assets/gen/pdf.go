package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path"
	"strings"
	"time"

	"github.com/signintech/gopdf"
)

const fontRoot = "/usr/share/fonts/truetype/"

type face struct{ regular, bold string }

var faces = []face{
	{"paratype/PTS55F.ttf", "paratype/PTS75F.ttf"},
	{"crosextra/Carlito-Regular.ttf", "crosextra/Carlito-Bold.ttf"},
	{"liberation/LiberationSans-Regular.ttf", "liberation/LiberationSans-Bold.ttf"},
	{"liberation/LiberationSerif-Regular.ttf", "liberation/LiberationSerif-Bold.ttf"},
}

func called(file string) string { return strings.TrimSuffix(path.Base(file), ".ttf") }

// slim leaves a typeface the letters of a life, and no hinting. The PDF library keeps the tables of all glyphs, which would be
// most of each file.
func slim(file string, l *Life) []byte {
	tmp, err := os.CreateTemp("", "face*.ttf")
	must(err)
	must(tmp.Close())
	defer os.Remove(tmp.Name())
	cmd := exec.Command("pyftsubset", fontRoot+file, "--unicodes=20-7E,A0-BF,2010-2026,20AC,20B4,2116,2BC",
		fmt.Sprintf("--text=%+v %v %v", *l, words[l.Lang], months[l.Lang]),
		"--no-hinting", "--layout-features=", "--drop-tables+=GPOS,GSUB,GDEF,kern", "--no-recalc-timestamp", "--output-file="+tmp.Name())
	cmd.Stderr = os.Stderr
	must(cmd.Run())
	b, err := os.ReadFile(tmp.Name())
	must(err)
	return b
}

type rgb struct{ r, g, b uint8 }

var accents = []rgb{{24, 78, 119}, {38, 94, 74}, {122, 46, 58}, {64, 64, 72}, {92, 64, 130}, {166, 84, 24}}

type labels struct{ about, work, school, skills, tongues, contacts, extras, now, age, page, site string }

var words = map[string]labels{
	"uk": {"Про себе", "Досвід роботи", "Освіта", "Навички", "Мови", "Контакти", "Курси та додатково", "дотепер", "років", "Резюме", "Портфоліо"},
	"ro": {"Despre mine", "Experiență profesională", "Educație", "Competențe", "Limbi străine", "Contact", "Cursuri și altele", "prezent", "ani", "Curriculum vitae", "Portofoliu"},
	"hu": {"Bemutatkozás", "Munkatapasztalat", "Tanulmányok", "Készségek", "Nyelvtudás", "Elérhetőség", "Tanfolyamok, egyéb", "jelenleg is", "éves", "Önéletrajz", "Portfólió"},
	"en": {"Profile", "Experience", "Education", "Skills", "Languages", "Contact", "Courses and more", "present", "years old", "Curriculum vitae", "Portfolio"},
}

var months = map[string][]string{
	"uk": {"січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень", "вересень", "жовтень", "листопад", "грудень"},
	"ro": {"ianuarie", "februarie", "martie", "aprilie", "mai", "iunie", "iulie", "august", "septembrie", "octombrie", "noiembrie", "decembrie"},
	"hu": {"január", "február", "március", "április", "május", "június", "július", "augusztus", "szeptember", "október", "november", "december"},
	"en": {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"},
}

func span(l *Life, p Post) string {
	one := func(m YM) string {
		switch {
		case m.zero():
			return words[l.Lang].now
		case l.Lang == "hu":
			return fmt.Sprintf("%d.%02d.", m.Y, m.M)
		case l.Lang == "en":
			return fmt.Sprintf("%s %d", months["en"][m.M-1][:3], m.Y)
		}
		return fmt.Sprintf("%02d.%d", m.M, m.Y)
	}
	return one(p.From) + " – " + one(p.To)
}

// sheet is a page that is filled from the top.
type sheet struct {
	p           *gopdf.GoPdf
	l           *Life
	accent      rgb
	face        face
	x, w, y     float64
	top, bottom float64
	onPage      func()
}

func (s *sheet) font(bold bool, size float64) {
	file := s.face.regular
	if bold {
		file = s.face.bold
	}
	must(s.p.SetFont(called(file), "", size))
}

func (s *sheet) ink(c rgb) { s.p.SetTextColor(c.r, c.g, c.b) }

func (s *sheet) room(h float64) {
	if s.y+h > s.bottom {
		s.p.AddPage()
		if s.onPage != nil {
			s.onPage()
		}
		s.y = s.top
	}
}

func (s *sheet) line(x float64, text string) {
	s.p.SetXY(x, s.y)
	must(s.p.Text(text))
}

// para writes wrapped text with the current font; lead is the line height.
func (s *sheet) para(x, w float64, text string, lead float64) {
	for _, ln := range s.wrap(text, w) {
		s.room(lead)
		s.y += lead
		s.line(x, ln)
	}
}

func (s *sheet) wrap(text string, w float64) []string {
	var out []string
	cur := ""
	for _, word := range strings.Fields(text) {
		try := word
		if cur != "" {
			try = cur + " " + word
		}
		if tw, err := s.p.MeasureTextWidth(try); must(err) && tw > w && cur != "" {
			out = append(out, cur)
			cur = word
		} else {
			cur = try
		}
	}
	return append(out, cur)
}

func (s *sheet) bullets(x, w float64, items []string, size, lead float64) {
	for _, it := range items {
		s.font(false, size)
		for i, ln := range s.wrap(it, w-10) {
			s.room(lead)
			s.y += lead
			if i == 0 {
				s.line(x, "•")
			}
			s.line(x+10, ln)
		}
		s.y += 1
	}
}

func (s *sheet) centred(text string) {
	tw, err := s.p.MeasureTextWidth(text)
	must(err)
	s.line(s.x+(s.w-tw)/2, text)
}

// site writes a word that leads to the applicant's own page, below what was written last.
func (s *sheet) site(x, lead float64) {
	if s.l.Site == "" {
		return
	}
	word := words[s.l.Lang].site
	wide, err := s.p.MeasureTextWidth(word)
	must(err)
	s.y += lead
	s.ink(s.accent)
	s.line(x, word)
	s.p.AddExternalLink(s.l.Site, x, s.y-lead+3, wide, lead)
	s.ink(black)
}

var black, grey = rgb{30, 30, 34}, rgb{105, 105, 112}

// PDF draws a CV: look chooses template, typeface and colour.
func PDF(l *Life, look int) []byte {
	p := &gopdf.GoPdf{}
	p.Start(gopdf.Config{PageSize: *gopdf.PageSizeA4})
	p.SetInfo(gopdf.PdfInfo{Title: words[l.Lang].page + " – " + l.CVName, Author: l.CVName, Creator: "shortlist demo data",
		Producer: "shortlist demo data", CreationDate: time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)})
	p.AddPage()
	f := faces[(look/3)%len(faces)]
	must(p.AddTTFFontData(called(f.regular), slim(f.regular, l)))
	must(p.AddTTFFontData(called(f.bold), slim(f.bold, l)))
	s := &sheet{p: p, l: l, face: f, accent: accents[(look/2)%len(accents)]}
	switch look % 3 {
	case 0:
		s.single()
	case 1:
		s.sidebar()
	default:
		s.classic()
	}
	var b bytes.Buffer
	_, err := p.WriteTo(&b)
	must(err)
	return b.Bytes()
}

func (s *sheet) head(text string, rule bool) {
	s.room(46)
	s.y += 22
	s.font(true, 12)
	s.ink(s.accent)
	s.line(s.x, text)
	if rule {
		s.p.SetStrokeColor(s.accent.r, s.accent.g, s.accent.b)
		s.p.SetLineWidth(0.7)
		s.p.Line(s.x, s.y+4, s.x+s.w, s.y+4)
		s.y += 5
	}
	s.ink(black)
	s.y += 2
}

func (s *sheet) posts(inline bool) {
	for _, p := range s.l.Posts {
		s.room(52)
		s.y += 6
		s.font(true, 10.5)
		s.ink(black)
		if inline {
			date := span(s.l, p)
			s.font(false, 9)
			tw, _ := s.p.MeasureTextWidth(date)
			s.font(true, 10.5)
			ls := s.wrap(p.Title, s.w-tw-12)
			for i, ln := range ls {
				s.y += 13.5
				s.font(true, 10.5)
				s.line(s.x, ln)
				if i == 0 {
					s.font(false, 9)
					s.ink(grey)
					s.line(s.x+s.w-tw, date)
					s.ink(black)
				}
			}
			s.font(false, 9.5)
			s.ink(s.accent)
			s.para(s.x, s.w, p.Employer+", "+p.City, 12.5)
		} else {
			s.para(s.x, s.w, p.Title, 13.5)
			s.font(false, 9.5)
			s.ink(grey)
			s.para(s.x, s.w, p.Employer+", "+p.City+"  |  "+span(s.l, p), 12.5)
		}
		s.ink(black)
		s.y += 2.5
		s.bullets(s.x, s.w, p.Duties, 10, 13.6)
	}
}

func (s *sheet) schools() {
	for _, e := range s.l.Schools {
		s.room(30)
		s.y += 3
		s.font(true, 10)
		s.para(s.x, s.w, e.Institution, 13)
		s.font(false, 9.5)
		s.ink(grey)
		s.para(s.x, s.w, join(", ", e.Level, e.Major, year(e.Year)), 12.3)
		s.ink(black)
	}
}

func (s *sheet) single() {
	s.x, s.w, s.top, s.bottom, s.y = 52, 491, 50, 792, 40
	l, t := s.l, words[s.l.Lang]
	s.font(true, 24)
	s.ink(s.accent)
	s.para(s.x, s.w, l.CVName, 26)
	s.font(false, 12)
	s.ink(grey)
	s.para(s.x, s.w, l.Headline, 17)
	s.font(false, 9.5)
	s.ink(black)
	s.y += 3
	s.para(s.x, s.w, join("   ·   ", l.City, l.Phone, l.Email), 14)
	s.site(s.x, 14)
	s.p.SetFillColor(s.accent.r, s.accent.g, s.accent.b)
	s.p.RectFromUpperLeftWithStyle(s.x, s.y+7, s.w, 2.4, "F")
	s.y += 8
	if l.Summary != "" {
		s.head(t.about, false)
		s.font(false, 10)
		s.para(s.x, s.w, l.Summary, 13)
	}
	if len(l.Posts) > 0 {
		s.head(t.work, false)
		s.posts(true)
	}
	if len(l.Schools) > 0 {
		s.head(t.school, false)
		s.schools()
	}
	s.tail(false)
}

func (s *sheet) tail(rule bool) {
	l, t := s.l, words[s.l.Lang]
	if len(l.Skills) > 0 {
		s.head(t.skills, rule)
		s.font(false, 10)
		s.para(s.x, s.w, strings.Join(l.Skills, ", "), 13)
	}
	if len(l.Tongues) > 0 {
		s.head(t.tongues, rule)
		s.font(false, 10)
		s.para(s.x, s.w, strings.Join(l.Tongues, ", "), 13)
	}
	if len(l.Extras) > 0 {
		s.head(t.extras, rule)
		s.bullets(s.x, s.w, l.Extras, 9.5, 12.5)
	}
}

func (s *sheet) classic() {
	s.x, s.w, s.top, s.bottom, s.y = 60, 475, 56, 786, 52
	l, t := s.l, words[s.l.Lang]
	s.font(true, 20)
	s.ink(black)
	for _, ln := range s.wrap(l.CVName, s.w) {
		s.y += 22
		s.centred(ln)
	}
	s.font(false, 10)
	s.ink(grey)
	s.y += 16
	s.centred(join("  |  ", l.City, l.Phone, l.Email))
	s.site(s.x, 16)
	s.y += 16
	s.font(false, 11.5)
	s.ink(s.accent)
	s.centred(l.Headline)
	if l.Summary != "" {
		s.head(t.about, true)
		s.font(false, 10)
		s.para(s.x, s.w, l.Summary, 13)
	}
	if len(l.Schools) > 0 && len(l.Posts) == 0 {
		s.head(t.school, true)
		s.schools()
	}
	if len(l.Posts) > 0 {
		s.head(t.work, true)
		s.posts(false)
	}
	if len(l.Schools) > 0 && len(l.Posts) > 0 {
		s.head(t.school, true)
		s.schools()
	}
	s.tail(true)
}

func (s *sheet) sidebar() {
	l, t := s.l, words[s.l.Lang]
	a := s.accent
	pale := func(v uint8) uint8 { return uint8(255 - (255-int(v))/9) }
	panel := func() {
		s.p.SetFillColor(pale(a.r), pale(a.g), pale(a.b))
		s.p.RectFromUpperLeftWithStyle(0, 0, 190, 842, "F")
	}
	panel()
	s.font(true, 22)
	banner := 68 + 28*float64(len(s.wrap(l.CVName, 523)))
	s.p.SetFillColor(a.r, a.g, a.b)
	s.p.RectFromUpperLeftWithStyle(0, 0, 595, banner, "F")
	s.x, s.w, s.top, s.bottom, s.y = 36, 523, 44, 800, 22
	s.font(true, 22)
	s.ink(rgb{255, 255, 255})
	s.para(s.x, s.w, l.CVName, 28)
	s.font(false, 11.5)
	s.para(s.x, s.w, l.Headline, 18)

	s.x, s.w, s.y = 24, 148, banner
	s.head(t.contacts, false)
	s.font(false, 9)
	for _, c := range []string{l.City, l.Phone, l.Email} {
		if c != "" {
			if len(s.l.Email) > 26 {
				c = strings.Replace(c, "@", " @", 1)
			}
			s.para(s.x, s.w, c, 13)
		}
	}
	s.site(s.x, 13)
	if len(l.Skills) > 0 {
		s.head(t.skills, false)
		s.bullets(s.x, s.w, l.Skills, 9, 12)
	}
	if len(l.Tongues) > 0 {
		s.head(t.tongues, false)
		s.bullets(s.x, s.w, l.Tongues, 9, 12)
	}
	if len(l.Schools) > 0 {
		s.head(t.school, false)
		s.schools()
	}
	s.onPage = panel
	s.x, s.w, s.y = 212, 347, banner
	if l.Summary != "" {
		s.head(t.about, false)
		s.font(false, 10)
		s.para(s.x, s.w, l.Summary, 13)
	}
	if len(l.Posts) > 0 {
		s.head(t.work, true)
		s.posts(false)
	}
	if len(l.Extras) > 0 {
		s.head(t.extras, true)
		s.bullets(s.x, s.w, l.Extras, 9.5, 12.5)
	}
}

func join(sep string, parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, sep)
}

func year(y int) string {
	if y == 0 {
		return ""
	}
	return fmt.Sprint(y)
}

func must(err error) bool {
	if err != nil {
		panic(err)
	}
	return true
}
