package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// today is the month in which the lives were written; only dates of work depend on it.
var today = YM{2026, 9}

var rnd *rand.Rand

func between(a, b int) int     { return a + rnd.IntN(b-a+1) }
func chance(p float64) bool    { return rnd.Float64() < p }
func one[T any](xs []T) T      { return xs[rnd.IntN(len(xs))] }
func ptr[T any](v T) *T        { return &v }
func round1(f float64) float64 { return float64(int(f*100)) / 100 }

// deck deals the lines of a pool one after another and then shuffles, so that all are
// used before any comes again.
type deck struct{ left []string }

var decks = map[string]*deck{}

func deal(name string, all []string) string {
	d := decks[name]
	if d == nil {
		d = &deck{}
		decks[name] = d
	}
	if len(d.left) == 0 {
		d.left = slices.Clone(all)
		rnd.Shuffle(len(d.left), func(i, j int) { d.left[i], d.left[j] = d.left[j], d.left[i] })
	}
	s := d.left[0]
	d.left = d.left[1:]
	return s
}

// vary chooses one alternative of each {a|b|c}.
func vary(s string) string {
	for {
		i := strings.IndexByte(s, '{')
		if i < 0 {
			return s
		}
		j := i + strings.IndexByte(s[i:], '}')
		s = s[:i] + one(strings.Split(s[i+1:j], "|")) + s[j+1:]
	}
}

func form(s, gender string) string {
	m, f, ok := strings.Cut(s, "/")
	if !ok || gender == "MALE" {
		return m
	}
	return f
}

func plural(lang string, n int) string {
	switch lang {
	case "uk":
		switch {
		case n%10 == 1 && n%100 != 11:
			return fmt.Sprint(n, " рік")
		case n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
			return fmt.Sprint(n, " роки")
		}
		return fmt.Sprint(n, " років")
	case "ro":
		switch {
		case n == 1:
			return "1 an"
		case n%100 < 20:
			return fmt.Sprint(n, " ani")
		}
		return fmt.Sprint(n, " de ani")
	case "hu":
		return fmt.Sprint(n, " év")
	}
	if n == 1 {
		return "1 year"
	}
	return fmt.Sprint(n, " years")
}

var cityNames = map[string]map[string]string{
	"ro": {"Чернівці": "Cernăuți", "Герца": "Herța", "Новоселиця": "Noua Suliță", "Глибока": "Adâncata", "Болград": "Bolgrad"},
	"hu": {"Ужгород": "Ungvár", "Берегове": "Beregszász", "Виноградів": "Nagyszőlős", "Мукачево": "Munkács", "Хуст": "Huszt", "Тячів": "Técső"},
	"en": {"Київ": "Kyiv", "Львів": "Lviv", "Одеса": "Odesa", "Дніпро": "Dnipro", "Вінниця": "Vinnytsia"},
}

func cityIn(lang, city string) string {
	if c := cityNames[lang][city]; c != "" {
		return c
	}
	return city
}

var latin = func() *strings.Replacer {
	var p []string
	for i, c := range strings.Split("а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я '", " ") {
		p = append(p, c, strings.Split("a b v h g d e ie zh z y i i i k l m n o p r s t u f kh ts ch sh shch  iu ia ", " ")[i])
	}
	for _, c := range strings.Fields("ąa òo çc ćc čc ęe ğg ıi łl ńn ñn ņn óo řr śs şs šs ùu úu żz źz žz ãa āa àa èe ēe ôo õo ùu áa éé ée íi óo öo őo úu üu űu ăa âa îi șs țt") {
		r, n := utf8.DecodeRuneInString(c)
		p = append(p, string(r), strings.ReplaceAll(c[n:], "é", "e"))
	}
	return strings.NewReplacer(append(p, "ʼ", "")...)
}()

func slug(s string) string {
	s = strings.ToLower(s)
	for _, p := range []string{"яya", "юyu", "єye", "їyi", "йy"} { // at the start of a name
		if r, n := utf8.DecodeRuneInString(p); strings.HasPrefix(s, string(r)) {
			s = p[n:] + s[n:]
		}
	}
	return latin.Replace(s)
}

func title(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return strings.ToUpper(string(r)) + s[n:]
}

var taken = map[string]bool{}
var phones = 100

// person draws a name; the family name is separate, too, for addresses and file names.
func person(p *pool, odd string) (shown, printed, gender, first, family string) {
	if odd != "" {
		parts := strings.Split(odd, " | ")
		shown, printed, gender = parts[0], parts[1], parts[2]
		first, family, _ = strings.Cut(printed, " ")
		return
	}
	for {
		gender, first, family = p.name()
		shown = first + " " + family
		if p.Language == "hu" {
			shown = family + " " + first
		}
		if !taken[shown] {
			taken[shown] = true
			printed = shown
			if p.Language == "uk" && chance(.22) {
				shown = family + " " + first
			}
			return
		}
	}
}

// name draws a person of one of the origins in the pool.
func (p *pool) name() (gender, first, family string) {
	var origins []string
	for i, o := range p.People {
		origins = append(origins, slices.Repeat([]string{fmt.Sprint(i)}, o.Share)...)
	}
	origin := deal("origin"+p.Language, origins)
	i, err := strconv.Atoi(origin)
	must(err)
	gender, firsts := "MALE", p.People[i].Men
	if chance(p.Women) {
		gender, firsts = "FEMALE", p.People[i].Women
	}
	deck := p.Language + origin
	return gender, deal("first"+deck+gender, firsts), form(deal("family"+deck, p.People[i].Families), gender)
}

// inIreland reports whether people in a city earn euros and have Irish numbers.
func inIreland(city string) bool {
	return slices.Contains([]string{"Dublin", "Dún Laoghaire", "Swords"}, city)
}

// phoneEN returns a number that Ofcom or ComReg reserve for fiction.
func phoneEN(city string) string {
	switch {
	case inIreland(city):
		return fmt.Sprintf("+353 20 91%d %04d", phones%10, 1000+phones)
	case phones%4 == 0:
		return fmt.Sprintf("+44 20 7946 0%03d", phones%1000)
	}
	return fmt.Sprintf("+44 7700 900%03d", phones%1000)
}

// duties deals duties of the pool, none twice in a life; used holds those dealt before. In a life with more posts
// than the pool has duties for, later posts get fewer.
func duties(trade string, p *pool, lv, n int, used map[string]bool) []string {
	var out []string
	for range n + 4 {
		d := deal(fmt.Sprint(trade, lv, "d"), p.level(lv).Duties)
		if len(out) < n && !used[d] {
			used[d] = true
			out = append(out, vary(d))
		}
	}
	if len(out) == 0 {
		out = []string{vary(deal(fmt.Sprint(trade, lv, "d"), p.level(lv).Duties))}
	}
	return out
}

// live makes a life in a trade.
func live(trade, odd string) (l *Life, first, family string) {
	p := poolOf(trade)
	l = &Life{Lang: p.Language}
	l.Name, l.CVName, l.Gender, first, family = person(p, odd)
	l.City = one(p.Cities)
	l.Age = p.Age[0] + int(float64(p.Age[1]-p.Age[0])*rnd.Float64()*(.35+.65*rnd.Float64()))
	phones += between(1, 9)
	// Erasing looks for the digits of a number in the files of others: they must not look like a place in a PDF, 0000012345.
	l.Phone = fmt.Sprintf("+380 00 %03d %02d %02d", 100+phones/100, phones%100, between(10, 99))
	if p.Language == "hu" && l.City == "Záhony" {
		l.Phone = fmt.Sprintf("+36 00 100 %04d", phones)
	}
	if l.City == "Suceava" {
		l.Phone = fmt.Sprintf("+40 700 000 %03d", phones%1000)
	}
	if p.Phone != "" {
		l.Phone = fmt.Sprintf(p.Phone, phones)
	}
	if p.British {
		l.Phone, l.money = phoneEN(l.City), "GBP"
		if inIreland(l.City) {
			l.money = "EUR"
		}
	}
	f, g := slug(first), slug(strings.ReplaceAll(family, " ", ""))
	l.Email = strings.ToLower(one([]string{f + "." + g, g + "." + f[:1], f + g[:min(6, len(g))], f[:1] + g, g + fmt.Sprint((2026-l.Age)%100)}) + "@" + one([]string{"example.com", "example.com", "example.org", "example.net"}))
	if strings.ContainsFunc(l.Email, func(r rune) bool { return r > 126 }) {
		panic(l.Email)
	}

	born := today.Y - l.Age
	entry := born + between(p.Start[0], p.Start[1])
	career := today.n() - YM{entry, between(1, 12)}.n()
	// reach is the highest level of the career, which depends on its months
	reach := 0
	if career > 30 {
		reach = 1
	}
	if career > 110 && chance(.55) {
		reach = 2
	}
	n := 2 + min(4, career/50) - rnd.IntN(2)
	n = max(1, min(6, n))
	if career < 8 {
		n = rnd.IntN(2)
	}
	at := today.n() - max(career, 5)
	left := today.n() - at
	dealt := map[string]bool{}
	for i := range n {
		share := left / (n - i)
		dur := max(3, share*between(70, 128)/100)
		if i == n-1 {
			dur = left
		}
		lv := 0
		switch {
		case n == 1:
			lv = min(reach, 1)
		case i == n-1:
			lv = reach
		case i > 0:
			lv = min(reach, 1)
			if reach == 2 && i == n-2 && n > 3 {
				lv = 1 + rnd.IntN(2)
			}
		}
		post := Post{From: ym(at), City: l.City}
		if i == 0 && n > 2 && len(p.Side) > 0 && post.From.Y > 2008 && chance(.5) {
			parts := strings.Split(deal("side"+p.Language, p.Side), " :: ")
			post.Title, post.Employer, post.Duties = form(parts[0], l.Gender), parts[1], strings.Split(parts[2], "; ")
		} else {
			post.Title = form(deal(fmt.Sprint(trade, lv, "t"), p.level(lv).Titles), l.Gender)
			for k := 0; ; k++ {
				post.Employer = deal(trade+"e", p.Employers)
				if k > 4 || len(l.Posts) == 0 || l.Posts[len(l.Posts)-1].Employer != post.Employer {
					break
				}
			}
			post.Duties = duties(trade, p, lv, between(2, 5), dealt)
		}
		if chance(.3) {
			post.City = one(p.Cities)
		}
		post.City = cityIn(p.Language, post.City)
		end := at + dur
		gap := 0
		switch {
		case chance(.18):
			gap = between(4, 19) // parental leave, military service, a search
		case chance(.15):
			gap = -between(2, 6) // two positions at once
		case chance(.6):
			gap = between(0, 2)
		}
		if i < n-1 {
			post.To = ym(min(end, today.n()-2))
			at = max(end+gap, at+2)
			left = max(4, today.n()-at)
			if at > today.n()-4 {
				l.Posts = append(l.Posts, post)
				break
			}
		} else if chance(.38) {
			if t := today.n() - between(1, 9); t > post.From.n()+2 {
				post.To = ym(t)
			}
		}
		l.Posts = append(l.Posts, post)
	}
	slices.Reverse(l.Posts)

	for range []int{0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3}[rnd.IntN(12)] {
		parts := strings.Split(deal(trade+"s", p.Schools), " :: ")
		s := School{Institution: parts[0], Level: parts[1], Major: deal(trade+"m", p.Majors)}
		if len(parts) > 2 {
			s.Major = parts[2]
		}
		if slices.ContainsFunc(l.Schools, func(o School) bool { return o.Level == s.Level || l.Age < 21 }) {
			continue
		}
		low := map[string]int{"Середня освіта": 17, "Bacalaureat": 19, "Érettségi": 18, "Професійно-технічна": 19, "Молодший спеціаліст": 19,
			"Фаховий молодший бакалавр": 19, "GCSEs": 16, "A levels": 18, "Leaving Certificate": 18, "BTEC Level 3": 19, "NVQ Level 2": 20, "Szakmai bizonyítvány": 20, "Studii postliceale": 21}[s.Level]
		switch {
		case low > 0:
			s.Year = born + low
		case strings.Contains(s.Level, "агістр") || strings.HasPrefix(s.Level, "Master") || strings.HasPrefix(s.Level, "Mester") || s.Level == "Спеціаліст":
			s.Year = born + 23
		default:
			s.Year = born + 21
		}
		if low == 17 || low == 19 && p.Language == "ro" || s.Level == "Érettségi" || low == 16 || s.Level == "A levels" || s.Level == "Leaving Certificate" {
			s.Major = ""
		}
		l.Schools = append(l.Schools, s)
	}
	// The higher degree comes later.
	var years []int
	for _, e := range l.Schools {
		years = append(years, e.Year)
	}
	slices.Sort(years)
	slices.SortStableFunc(l.Schools, func(a, b School) int { return rank(a.Level) - rank(b.Level) })
	for i := range l.Schools {
		if i > 0 {
			years[i] = max(years[i], years[i-1]+2)
		}
		e := &l.Schools[i]
		e.Year = years[i]
		if e.Year > today.Y && i > 0 && l.Schools[i-1].Year > today.Y {
			l.Schools = l.Schools[:i]
			break
		}
		if e.Year > today.Y {
			e.Level = map[string]string{"uk": "Незакінчена вища", "ro": "Studii în curs", "hu": "Folyamatban lévő tanulmányok", "en": "Studies in progress"}[p.Language]
			e.Year = min(e.Year, today.Y+3)
		}
		if e.Level == "Спеціаліст" && e.Year > 2016 {
			e.Level = "Магістр"
		}
	}
	slices.SortFunc(l.Schools, func(a, b School) int { return b.Year - a.Year })

	for range between(5, 9) {
		if s := deal(trade+"k", p.Skills); !slices.Contains(l.Skills, s) {
			l.Skills = append(l.Skills, s)
		}
	}
	l.Tongues = map[string][]string{"uk": {"українська – рідна"}, "ro": {"română – maternă"}, "hu": {"magyar – anyanyelv"}}[p.Language]
	for _, t := range p.Tongues {
		if chance(.55) || p.Language == "en" && strings.HasPrefix(t, "English") {
			l.Tongues = append(l.Tongues, vary(t))
		}
	}
	for _, x := range p.Extras {
		if chance(.28) {
			l.Extras = append(l.Extras, vary(x))
		}
	}
	if len(l.Posts) > 0 {
		stay := max(1, (today.n()-l.Posts[len(l.Posts)-1].From.n())/12)
		l.Headline = l.Posts[0].Title
		s := vary(deal(trade+"u", p.Summaries))
		if l.Gender == "FEMALE" {
			s = strings.NewReplacer("починав з", "починала з", "Готовий до", "Готова до", "звик ", "звикла ").Replace(s)
		}
		if chance(.8) {
			l.Summary = strings.ReplaceAll(s, "%N", plural(p.Language, stay))
		}
	} else {
		l.Headline = map[string]string{"uk": "Початок кар'єри", "ro": "La început de drum", "hu": "Pályakezdő", "en": "First job"}[p.Language]
	}
	return l, first, family
}

func rank(level string) int {
	for i, p := range []string{"Середня", "GCSE", "A lev", "Leaving", "BTEC", "NVQ", "Bacalaureat", "Érettségi", "Професійно", "Szakmai", "Studii post", "Молодший", "Фаховий", "Бакалавр", "Bach", "Licență", "Alap",
		"Спеціаліст", "Магістр", "Mast", "Mester", "Незакінчена", "Studi", "Folyamatban"} {
		if strings.HasPrefix(level, p) {
			return i
		}
	}
	return 0
}

// workDate writes a month in the candidate's style.
func workDate(l *Life, style int, m YM) string {
	switch style {
	case 0:
		return fmt.Sprintf("%d-%02d", m.Y, m.M)
	case 1:
		return fmt.Sprintf("%02d.%d", m.M, m.Y)
	case 2:
		if l.Lang == "hu" {
			return fmt.Sprintf("%d. %s", m.Y, months["hu"][m.M-1])
		}
		return fmt.Sprintf("%s %d", months[l.Lang][m.M-1], m.Y)
	case 3:
		return fmt.Sprint(m.Y)
	case 4:
		return fmt.Sprintf("%s %d", months["en"][m.M-1], m.Y)
	}
	return fmt.Sprintf("%d-%02d-01", m.Y, m.M)
}

// bullets writes duties in the candidate's style.
func bullets(style int, d []string) any {
	switch style {
	case 0, 1:
		return "<ul><li>" + strings.Join(escape(d), "</li><li>") + "</li></ul>"
	case 2:
		return "<p>" + strings.Join(escape(d), ".</p><p>") + ".</p>"
	case 3:
		return strings.Join(d, ". ") + "."
	case 4:
		return "- " + strings.Join(d, "\n- ")
	case 5:
		return "<div><b>" + escape(d[:1])[0] + "</b><br>" + strings.Join(escape(d[1:]), ";<br>") + "</div>"
	case 6:
		return strings.Join(d, ";\r\n")
	}
	return nil
}

func escape(d []string) []string {
	out := make([]string, len(d))
	for i, s := range d {
		out[i] = strings.NewReplacer("&", "&amp;", "<", "&lt;", " – ", " &ndash; ", "«", "&laquo;", "»", "&raquo;").Replace(s)
	}
	return out
}
