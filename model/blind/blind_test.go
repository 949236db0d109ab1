package blind

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"pgregory.net/rapid"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/phone"
	"shortlist/model/reading"
)

func person(name string) model.Candidate {
	age := 31
	return model.Candidate{
		ID: 71500301, JobID: 4100237, JobTitle: "Barista", FileName: "olena_kovalenko.pdf",
		Applicant: model.Applicant{
			Name: name, Age: &age, Gender: "FEMALE", PhotoURL: "https://photos.example/olena.jpg", Region: "Київ",
			Contacts: model.Contacts{Phone: "+380 44 555 01 23", Email: "o.kovalenko@example.com.ua", Opened: true, Extra: []model.Field{{Name: "telegram", Value: `"@olenka"`}}},
			Extra:    []model.Field{{Name: "nickname", Value: "olenka"}},
			Experience: []model.Experience{{
				Title: "Бариста", Employer: "ФОП Коваленко", Responsibilities: "<p>Олена варила каву. Писати: o.kovalenko@example.com.ua</p>", Start: "2019", Extra: []model.Field{{Name: "referee", Value: `"Олена"`}},
			}},
			Education: []model.Education{{Institution: "КНУ імені Тараса Шевченка", Major: "Хімія", Extra: []model.Field{{Name: "diploma", Value: `"О. Коваленко"`}}}},
		},
		CV:             &model.CV{Name: "Коваленко Олена.PDF", Ref: "/somewhere/71500301", Extra: []model.Field{{Name: "author", Value: `"Олена"`}}},
		QuestionsExtra: []model.Field{{Name: "answers", Value: `["Олена"]`}},
		AsReceived:     []model.Field{{Name: "applicant.age", Value: `"31 рік"`}},
		Extra:          []model.Field{{Name: "referrer", Value: "Олена Коваленко"}},
	}
}

// TestNamesAreShortAndStay: a name is short, is not the application's number, and is
// the same in every version.
func TestNamesAreShortAndStay(t *testing.T) {
	for id, want := range map[int64]string{71500301: "Candidate GWV-44F", 9007199326241593: "Candidate 4N3-579", 9007199326241594: "Candidate 22R-6G6"} {
		if got := Name(id); got != want {
			t.Errorf("%d is %s, was %s", id, got, want)
		}
	}
	names := regexp.MustCompile(`^Candidate [2-9C-X]{3}-[2-9C-X]{3}$`)
	met := map[string]int64{}
	for id := int64(9007199326241593); id < 9007199326241593+2000; id++ {
		name := Name(id)
		if other := met[name]; other != 0 || !names.MatchString(name) {
			t.Errorf("%d is %s, as is %d", id, name, other)
		}
		met[name] = id
	}
}

func TestACandidateIsTheirCode(t *testing.T) {
	c := person("Олена Коваленко")
	got := Candidate(c)
	p := got.Applicant
	if p.Name != Name(c.ID) || p.Age != nil || p.Gender != "" || p.PhotoURL != "" || !reflect.DeepEqual(p.Contacts, model.Contacts{}) {
		t.Errorf("left: %+v", p)
	}
	if len(c.OtherFields()) != 8 || len(got.OtherFields()) != 0 {
		t.Errorf("of %d fields that are not known these are left: %v", len(c.OtherFields()), got.OtherFields())
	}
	if got.Extra != nil || p.Extra != nil || got.FileName != "" || got.CV.Name != "CV.pdf" || got.CV.Ref != Ref {
		t.Errorf("left: %+v, %+v", got, got.CV)
	}
	if e := p.Experience[0]; e.Title != "Бариста" || e.Employer != "ФОП [hidden]" || e.Responsibilities != "<p>[hidden] варила каву. Писати: [hidden]</p>" || e.Start != "2019" {
		t.Errorf("%+v", e)
	}
	if p.Education[0].Institution != c.Applicant.Education[0].Institution || p.Education[0].Major != c.Applicant.Education[0].Major || got.JobTitle != c.JobTitle || p.Region != c.Applicant.Region {
		t.Errorf("more than the person is hidden: %+v", got)
	}
	if c.Applicant.Experience[0].Employer != "ФОП Коваленко" || c.CV.Ref == Ref {
		t.Error("the application itself was changed")
	}
}

func TestPersonalDataIsHidden(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"Олена Коваленко", "Резюме Олени Коваленко, з Оленою", "Резюме [hidden], з [hidden]"},
		{"Олена Коваленко", "Olena Kovalenko, ELENA KOVALENKO", "[hidden], [hidden]"},
		{"Olena Kovalenko", "Олену Коваленко знають", "[hidden] знають"},
		{"Юрій Щербатюк", "Yurii Shcherbatiuk / Jurij Szczerbatiuk / Юрієм Щербатюком", "[hidden] / [hidden] / [hidden]"},
		{"Євген Гнатюк", "Yevhen Hnatiuk, Evgeny Gnatyuk, О. В. Гнатюк, Гнатюк О.В.", "[hidden], [hidden], [hidden], [hidden]"},
		{"Ольга Кравець", "Ользі Кравець, з Кравцем", "[hidden], з [hidden]"},
		{"Ștefania Țurcanu-Brătescu", "Stefania Turcanu Bratescu; Ştefaniei", "[hidden]; [hidden]"},
		{"Őszi-Fűzfa Gergő", "Oszi-Fuzfa Gergo, Gergőnek, őszi túrák", "[hidden], [hidden], [hidden] túrák"},
		{"Tomasz O’Brien-Kowalski", "Tomasz O'Brien-Kowalski’s work", "[hidden] work"},
		{"Мар´яна Дем′яненко", "Дем`яненко Мар'яна, Дем´яненко", "[hidden], [hidden]"},
		{"Eleanor Whitfield", "E L E A N O R  W H I T F I E L D\nsee ewhitfield-example", "[hidden]\nsee [hidden]-example"},
		{"Олександра Гнатюк", "відповідь Олексан-\nдри була", "відповідь [hidden] була"},
		{"Іван Франко", "Івано-Франківськ, Івана", "Івано-Франківськ, [hidden]"},
		{"Олена Коваленко", "О\u00adлена, О\u200bлена, <b>Oлена</b>", "[hidden], [hidden], <b>[hidden]</b>"},
		{"Олена Коваленко", "&#1054;&#1083;&#1077;&#1085;&#1072; &#60;b&#62;", "[hidden] &#60;b&#62;"},
		{"", "пишіть на a.b+c@example.co.uk або @olena_k", "пишіть на [hidden] або [hidden]"},
		{"", "me (at) example (dot) com, olena @ example.com", "[hidden], [hidden]"},
		{"", "linkedin.com/in/x1, https://github.com/abc, t.me/olk, www.facebook.com/olk", "[hidden], [hidden], [hidden], [hidden]"},
		{"", "Skype: live.me1 | Telegram - olk | GitHub Actions, LinkedIn Ads", "Skype: [hidden] | Telegram - [hidden] | GitHub Actions, LinkedIn Ads"},
		{"", "Instagram olenka_hn, telegram @olk, Viber olenka1991\nSkype live_me", "Instagram [hidden], telegram [hidden], Viber [hidden]\nSkype [hidden]"},
		{"", "Київ | Телеграм olenka_hn | Instagram\tolenka_hn", "Київ | Телеграм [hidden] | Instagram\t[hidden]"},
		{"", "GitHub Actions, Facebook Ads, Instagram 2019, Signal 2.0, Discord bots, Telegram ci_cd bot, Facebook iOS14, GitHub OAuth20", "GitHub Actions, Facebook Ads, Instagram 2019, Signal 2.0, Discord bots, Telegram ci_cd bot, Facebook iOS14, GitHub OAuth20"},
		{"", "ads for Instagram reach_me, Twitter API_v2 of 2019", "ads for Instagram reach_me, Twitter API_v2 of 2019"},
		{"", "olenka (at) gmail dot com, olenka@gmail dot com; olk [at] ukr dot net", "[hidden], [hidden]; [hidden]"},
		{"", "оленка (собака) gmail крапка com, o.k{at}mail dot example dot org", "[hidden], [hidden]"},
		{"", "the dot com crash (at first), worked at a dot com (at night) dot matrix", "the dot com crash (at first), worked at a dot com (at night) dot matrix"},
		{"", "Verified at booking.com and https://example.com/team", "Verified at booking.com and https://example.com/team"},
		{"", "+38 (044) 555-01-23; 0721 555 019; 380445550123; +36 1 555 0177; tel. 555 01 23", "[hidden]; [hidden]; [hidden]; [hidden]; tel. [hidden]"},
		{"", "2009 – 2012, 2009-2012, 01.02.2019 - 03.04.2020, 05.2019-06.2021, 92 000 000 lei, 4.2 million, 98/2016", "2009 – 2012, 2009-2012, 01.02.2019 - 03.04.2020, 05.2019-06.2021, 92 000 000 lei, 4.2 million, 98/2016"},
		{"", "Дата народження: 12 березня 1990 | Стать: жіноча | Вік: 31 рік | Київ", "Дата народження: [hidden] | Стать: [hidden] | Вік: [hidden] | Київ"},
		{"", "Date of birth\n12/03/1990\nMarital status: single", "Date of birth\n[hidden]\nMarital status: [hidden]"},
		{"", "Data nașterii: 3 mai 1990\nSexul: F\nVârsta: 31 ani", "Data nașterii: [hidden]\nSexul: [hidden]\nVârsta: [hidden]"},
		{"", "Születési idő: 1990. 03. 12.\nNem: nő\nNem dohányzom", "Születési idő: [hidden]\nNem: [hidden]\nNem dohányzom"},
		{"", "31 years old, 31 рік, Київ", "[hidden], [hidden], Київ"},
		{"", "12 років досвіду, 12 ani de experiență, I have 11 years of experience", "12 років досвіду, 12 ani de experiență, I have 11 years of experience"},
		{"", "Мені 31 рік. Am 31 de ani.", "Мені [hidden]. Am [hidden]."},
	} {
		if got := For(model.Candidate{Applicant: model.Applicant{Name: c.name}}).Text(c.text); got != c.want {
			t.Errorf("%s: %q\n got %q\nwant %q", c.name, c.text, got, c.want)
		}
	}
}

func TestAHeadingMayBeAnotherFormOfTheName(t *testing.T) {
	for _, c := range []struct{ name, page, want string }{
		{"Олена Коваленко", "Коваленко Олена Петрівна\nБариста", "[hidden]\nБариста"},
		{"Олена Коваленко", "Curriculum Vitae\nШевчук Олена\nSenior Barista", "Curriculum Vitae\n[hidden]\nSenior Barista"},
		{"Олена Коваленко", "Curriculum Vitae\nLena Shevchuk\nSenior Barista", "Curriculum Vitae\n[hidden]\nSenior Barista"},
		{"Олена Коваленко", "Senior Barista\n\nОлена Коваленко", "Senior Barista\n\n[hidden]"},
		{"", "Lena Shevchuk\nSenior Barista", "[hidden]\nSenior Barista"},
		{"", "\ufeffLena Shev\u00adchuk\nSenior Barista", "[hidden]\nSenior Barista"},
		{"Олена Гнатюк", "відповідь Гнат\u00ad\nюк має", "відповідь [hidden] має"},
		{"Олена Гнатюк", "Гнат-\nюк Олена Василівна\nБариста", "[hidden]\nБариста"},
		{"Олена Гнатюк", "  Василівна Олена Гнат-\n  юк\n\nБариста", "  [hidden]\n\nБариста"},
		{"Олена Гнатюк", "Гнатюк Олена Василівна\nTeam Leader\nдосвід Гнат-\nюк має", "[hidden]\nTeam Leader\nдосвід [hidden] має"},
		{"Олена Гнатюк", "Curriculum Vitae\nБариста, olena@\nexample.com\nВасилівна Олена", "Curriculum Vitae\nБариста, [hidden]\nexample.com\n[hidden]"},
	} {
		got := For(model.Candidate{Applicant: model.Applicant{Name: c.name}}).Pages([]string{c.page, "x"})
		if got[0] != c.want || got[1] != "x" {
			t.Errorf("%s: %q\n got %q\nwant %q", c.name, c.page, got, c.want)
		}
	}
}

// plainWords returns a text's words in lower case.
func plainWords(s string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return !unicode.IsLetter(r) }) {
		out[w] = true
	}
	return out
}

// The addresses behind words and icons of a CV are hidden, whatever their site; the words stay.
func TestAddressesBehindWordsAreHidden(t *testing.T) {
	v := For(person("Олена Коваленко"))
	for page, want := range map[string]string{
		"Barista\nLinkedIn (https://linkedin.example.com/in/jane) | Portfolio (https://my-site.example/a_(b)), and (see https://cafe.example)": "Barista\nLinkedIn ([hidden]) | Portfolio ([hidden]), and (see https://cafe.example)",
		"Barista\n(https://my-site.example)   (jane@example.com)\nWrite (+36 1 555 0100)":                                                      "Barista\n([hidden])   ([hidden])\nWrite ([hidden])",
		"Jane Example   (https://my-site.example)\nSenior Barista (Node.js)":                                                                   "[hidden]   ([hidden])\nSenior Barista (Node.js)",
		"Jane Example (https://my-site.example) (https://my-other.example)\nCV":                                                                "[hidden] ([hidden]) ([hidden])\nCV",
		"Олена Марія Коваленко (https://my-site.example)\nMaría Kovalenko":                                                                     "[hidden] ([hidden])\n[hidden]",
	} {
		if got := v.Pages([]string{page})[0]; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// The columns of a layout stay where they are, so that a row is read with what is beside it.
func TestColumnsStayBesideWhatIsHidden(t *testing.T) {
	c := model.Candidate{ID: 1, Applicant: model.Applicant{Name: "Jane Example", Contacts: model.Contacts{Email: "jane@example.com"}}}
	got := For(c).Pages([]string{"Jane Example            12 Long Street\njane@example.com        Budapest\nHead nurse              2019"})
	if want := "[hidden]                12 Long Street\n[hidden]                Budapest\nHead nurse              2019"; len(got) != 1 || got[0] != want {
		t.Errorf("%q", got)
	}
}

// TestPartsThatSoundAlikeAreBothHidden, also in small letters: their keys are equal, their letters are not.
func TestPartsThatSoundAlikeAreBothHidden(t *testing.T) {
	for _, name := range []string{"бг ббг", "Ан Анн", "Li Lii", "Ott Oott"} {
		c := model.Candidate{ID: 1, Applicant: model.Applicant{Name: name}}
		for part := range strings.FieldsSeq(strings.ToLower(name)) {
			if got := For(c).Text("works with " + part + " daily"); utf8.RuneCountInString(part) > 2 && strings.Contains(got, " "+part+" ") {
				t.Errorf("%q of %q stays in %q", part, name, got)
			}
		}
	}
}

func TestNoPartOfTheNameStays(t *testing.T) {
	letters := rapid.SampledFrom([]rune("абвгґдеєжзиіїйклмнопрстуфхцчшщьюяaăâáeéiîíoóöőuúüűsșcțtzmnklrhgbdfpvwxyj'’-"))
	rapid.Check(t, func(t *rapid.T) {
		first := string(rapid.SliceOfN(letters, 2, 9).Draw(t, "first"))
		last := string(rapid.SliceOfN(letters, 2, 12).Draw(t, "last"))
		c := model.Candidate{ID: 7, Applicant: model.Applicant{Name: first + " " + last}}
		around := rapid.SampledFrom([]string{" ", "\n", ", ", ". ", "<b>", "(", "\"", "_", "/", "1", "@", " - "})
		text := ""
		for range rapid.IntRange(1, 5).Draw(t, "n") {
			text += rapid.SampledFrom([]string{first, last, strings.ToUpper(first), strings.ToUpper(last), "досвід роботи", "experience", "2019"}).Draw(t, "word") +
				around.Draw(t, "around")
		}
		c.Applicant.Experience = []model.Experience{{Responsibilities: text, Employer: text}}
		got := Candidate(c).Applicant.Experience[0]
		for _, left := range []string{got.Responsibilities, got.Employer} {
			words := plainWords(strings.ReplaceAll(left, Hidden, " "))
			for part := range plainWords(c.Applicant.Name) {
				if utf8.RuneCountInString(part) >= 3 && words[part] && !plainWords("досвід роботи experience")[part] {
					t.Fatalf("%q of %q is left in %q, made of %q", part, c.Applicant.Name, left, text)
				}
			}
		}
	})
}

// corpusOf calls each for the CVs of the reader's corpus that have text, with the
// person that their source begins with.
func corpusOf(t *testing.T, each func(file string, c model.Candidate, pages []string)) {
	dir := filepath.Join("..", "reading", "testdata", "corpus")
	data, err := os.ReadFile(filepath.Join(dir, "manifest.json"))
	modeltest.Must(t, err)
	var files []struct{ File, Source, Expect string }
	modeltest.Must(t, json.Unmarshal(data, &files))
	for _, f := range files {
		data, err := os.ReadFile(filepath.Join(dir, f.File))
		modeltest.Must(t, err)
		doc, err := reading.Read(t.Context(), data)
		if err != nil {
			continue // nothing to hide in
		}
		c, ok := whose(t, filepath.Join(dir, f.Source))
		if !ok {
			t.Logf("%s: no person", f.File)
			continue
		}
		var pages []string
		for _, p := range doc.Pages {
			pages = append(pages, p.Text, p.Layout)
		}
		each(f.File, c, pages)
	}
}

// whose returns the person of a source: the first line is the name.
func whose(t *testing.T, source string) (c model.Candidate, ok bool) {
	for stem, p := range map[string]model.Applicant{
		"en1": {Name: "Eleanor Whitfield", Contacts: model.Contacts{Email: "eleanor.whitfield@example.org", Phone: "+44 20 7946 0958"}},
		"en2": {Name: "Tomasz O’Brien-Kowalski", Contacts: model.Contacts{Email: "tomasz.obk@example.com", Phone: "+353 1 555 0142"}},
		"hu1": {Name: "Őszi-Fűzfa Gergő", Contacts: model.Contacts{Email: "gergo.oszi@example.hu", Phone: "+36 1 555 0177"}},
		"hu2": {Name: "Kőszegi Zsófia Ágnes", Contacts: model.Contacts{Email: "zsofia.koszegi@example.hu", Phone: "+36 62 555 031"}},
		"ro1": {Name: "Ștefania Țurcanu-Brătescu", Contacts: model.Contacts{Email: "stefania.turcanu@example.ro", Phone: "+40 21 555 0188"}},
		"ro2": {Name: "Mircea Văcărescu", Contacts: model.Contacts{Email: "mircea.vacarescu@example.com", Phone: "+40 256 555 091"}},
		"uk1": {Name: "Олександра Гнатюк-Ґалаґан", Contacts: model.Contacts{Email: "o.hnatiuk@example.com.ua", Phone: "+380 44 555 01 23"}},
		"uk2": {Name: "Юрій Щербатюк", Contacts: model.Contacts{Email: "yurii.shcherbatiuk@example.ua", Phone: "+380 32 555 77 10"}},
	} {
		if strings.Contains(filepath.Base(source), stem) {
			return model.Candidate{ID: 1, Applicant: p}, true
		}
	}
	return c, false
}

func TestEveryPersonOfTheCorpusIsHidden(t *testing.T) {
	modeltest.SkipInShort(t, "reads the whole corpus")
	files := 0
	var kept, all int
	corpusOf(t, func(file string, c model.Candidate, pages []string) {
		files++
		got := strings.Join(For(c).Pages(pages), "\n")
		words := plainWords(got)
		for part := range plainWords(c.Applicant.Name) {
			if utf8.RuneCountInString(part) >= 3 && words[part] {
				t.Errorf("%s: %q is left", file, part)
			}
		}
		if strings.Contains(got, "@") {
			t.Errorf("%s: an address is left", file)
		}
		const tail = 7
		number := phone.Digits(c.Applicant.Contacts.Phone)
		if strings.Contains(phone.Digits(got), number[len(number)-tail:]) {
			t.Errorf("%s: the phone is left", file)
		}
		for _, page := range []string{"linkedin.com/", "github.com/"} {
			if strings.Contains(got, page) {
				t.Errorf("%s: %s is left", file, page)
			}
		}
		kept += len(strings.Fields(strings.ReplaceAll(got, Hidden, "")))
		all += len(strings.Fields(strings.Join(pages, "\n")))
	})
	if files < 80 {
		t.Errorf("only %d files", files)
	}
	if kept < all*93/100 {
		t.Errorf("only %d of %d words are left", kept, all)
	}
	t.Logf("%d files, %d of %d words are left", files, kept, all)
}

func BenchmarkCandidate(b *testing.B) {
	c := person("Олена Коваленко")
	for range 3 {
		c.Applicant.Experience = append(c.Applicant.Experience, model.Experience{
			Title: "Бариста", Employer: "Кав'ярня «Горище»", Start: "2015", End: "2020",
			Responsibilities: "Зустрічати гостей, варити каву, вести касу; навчати новачків, замовляти зерно й рахувати залишки щотижня.",
		})
	}
	for b.Loop() {
		Candidate(c)
	}
}
