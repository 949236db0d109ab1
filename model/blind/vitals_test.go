package blind

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// aged34 returns the veil of an applicant whose name and age the service sent.
func aged34() *Veil {
	age := 34
	return For(model.Candidate{ID: 7, Applicant: model.Applicant{Name: "Олена Гнатюк", Age: &age}})
}

func TestSexAgeAndBirthAreHiddenInEachLayout(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		// English: Europass, tables, headings.
		{"Sex Female | Date of birth 01/02/1990 | Nationality Ukrainian", "Sex [hidden] | Date of birth [hidden] | Nationality Ukrainian"},
		{"Sex Female Date of birth 01/02/1990", "Sex [hidden] Date of birth [hidden]"},
		{"Gender: Female Date of birth: 01/02/1990", "Gender: [hidden] Date of birth: [hidden]"},
		{"Sex: F", "Sex: [hidden]"},
		{"Sex\tFemale\tAge\t34\nKyiv", "Sex\t[hidden]\tAge\t[hidden]\nKyiv"},
		{"Sex    Male     Nationality    Ukrainian", "Sex    [hidden]  Nationality    Ukrainian"},
		{"Gender — female", "Gender — [hidden]"},
		{"Gender (M/F)   F", "Gender (M/F)   [hidden]"},
		{"Sex/Gender  woman", "Sex/Gender  [hidden]"},
		{"Gender\nFemale\nKyiv", "Gender\n[hidden]\nKyiv"},
		{"Age 34", "Age [hidden]"},
		{"Age - 34 years, Kyiv", "Age - [hidden], Kyiv"},
		{"Age\n34\nKyiv", "Age\n[hidden]\nKyiv"},
		{"Age (years)  41", "Age (years)  [hidden]"},
		{"Kyiv | Age 34 | Sex F", "Kyiv | Age [hidden] | Sex [hidden]"},
		{"Female, 34", "[hidden], [hidden]"},
		{"Female, 45, Kyiv", "[hidden], [hidden], Kyiv"},
		{"Female | 34 | Kyiv", "[hidden] | [hidden] | Kyiv"},
		{"Kyiv | Female | Barista", "Kyiv | [hidden] | Barista"},
		{"Barista\nFemale\nKyiv", "Barista\n[hidden]\nKyiv"},
		{"<p>Female</p>", "<p>[hidden]</p>"},
		{"F, 34 y.o.", "[hidden], [hidden]"},
		{"34 y.o., F", "[hidden], [hidden]"},
		{"F / 34", "[hidden] / [hidden]"},
		{"34/F", "[hidden]/[hidden]"},
		{"Olena Hnatiuk, 34, female, Kyiv", "[hidden], [hidden], [hidden], Kyiv"},
		{"Olena Hnatiuk, female, Kyiv", "[hidden], [hidden], Kyiv"},
		{"Olena Hnatiuk, 34, Kyiv", "[hidden], [hidden], Kyiv"},
		{"Olena Hnatiuk (34)", "[hidden] ([hidden])"},
		{"34 year old woman with ten years in trade", "[hidden] with ten years in trade"},
		{"I am a 34-year-old woman.", "I am a [hidden]."},
		{"Born in 1991", "Born in [hidden]"},
		{"I was born in Kyiv in 1991.", "I was born in Kyiv in [hidden]."},
		{"I was born on 12 March 1991 and like tea", "I was born on [hidden] and like tea"},
		{"born March 12, 1991", "born [hidden]"},
		{"Olena Hnatiuk (b. 1991)", "[hidden] (b. [hidden])"},
		// Ukrainian.
		{"Стать: ж", "Стать: [hidden]"},
		{"П.І.Б.: Коваль", "П.І.Б.: [hidden]"},
		{"Стать   жіноча", "Стать   [hidden]"},
		{"Стать\tЖіноча\tВік\t34", "Стать\t[hidden]\tВік\t[hidden]"},
		{"Стать жіноча", "Стать [hidden]"},
		{"Стать – ж.", "Стать – [hidden]"},
		{"Вік   34", "Вік   [hidden]"},
		{"Вік 34 роки", "Вік [hidden]"},
		{"Вік\n34\nКиїв", "Вік\n[hidden]\nКиїв"},
		{"Вік\n34 роки\nКиїв", "Вік\n[hidden]\nКиїв"},
		{"Жінка, 34 роки, Луцьк", "[hidden], [hidden], Луцьк"},
		{"Жінка 34 роки", "[hidden]"},
		{"Луцьк, жінка, 41", "Луцьк, [hidden], [hidden]"},
		{"жін., 34 р.", "[hidden], [hidden]"},
		{"Гнатюк Олена, ж., 34 роки", "[hidden], [hidden], [hidden]"},
		{"34-річна жінка", "[hidden]"},
		{"34-річна", "[hidden]"},
		{"Я 34-річна киянка", "Я [hidden] киянка"},
		{"Мені 34. Живу в Києві", "Мені [hidden]. Живу в Києві"},
		{"1991 р.н.", "[hidden] р.н."},
		{"12.03.1991 р.н., Київ", "[hidden] р.н., Київ"},
		{"12 березня 1991 р. н.", "[hidden] р. н."},
		{"1991 Р.Н.", "[hidden]"},
		{"Я 1991 року народження, одружена", "Я [hidden] року народження, одружена"},
		{"12.03.1991 року народження", "[hidden] року народження"},
		{"Рік народження 1991", "Рік народження [hidden]"},
		{"Р.н. 1991", "Р.н. [hidden]"},
		{"нар. 1991", "нар. [hidden]"},
		{"нар. 12.03.1991 у Луцьку", "нар. [hidden] у Луцьку"},
		{"Дата та місце народження 12.03.1991, Луцьк", "Дата та місце народження [hidden]"},
		{"Олена, 34 роки, м. Київ", "[hidden], [hidden], м. Київ"},
		{"Вік | 34 | Стать | ж", "Вік | [hidden] | Стать | [hidden]"},
		{"<td>Вік</td><td>34</td>, <b>Стать</b> ж", "<td>Вік</td><td>[hidden]</td>, <b>Стать</b> [hidden]"},
		{"\ufeffСтать: ж\nВі\u00adк\u200b 34", "Стать: [hidden]\nВік [hidden]"},
		// Russian.
		{"Пол   женский", "Пол   [hidden]"},
		{"Пол\nЖенский\nКиев", "Пол\n[hidden]\nКиев"},
		{"Пол: ж\nВозраст  34 года", "Пол: [hidden]\nВозраст  [hidden]"},
		{"Возраст — 34", "Возраст — [hidden]"},
		{"Женщина, 34 года, родилась 12 марта 1991", "[hidden], [hidden], родилась [hidden]"},
		{"Мужчина, 45 лет", "[hidden], [hidden]"},
		{"34-летняя женщина", "[hidden]"},
		{"1991 г.р.", "[hidden] г.р."},
		{"12.03.1991 г. р.", "[hidden] г. р."},
		{"1991 года рождения", "[hidden] года рождения"},
		{"Дата рождения 12.03.1991", "Дата рождения [hidden]"},
		// Romanian.
		{"Sex: feminin", "Sex: [hidden]"},
		{"Sexul   Feminin | Data nașterii 12/03/1991", "Sexul   [hidden] | Data nașterii [hidden]"},
		{"Gen\tmasculin", "Gen\t[hidden]"},
		{"Gen feminin", "Gen [hidden]"},
		{"Vârsta 34 ani", "Vârsta [hidden]"},
		{"Vârsta   34", "Vârsta   [hidden]"},
		{"Femeie, 34 de ani, București", "[hidden], [hidden], București"},
		{"Născut în 1991", "Născut [hidden]"},
		{"Născută la 12 martie 1991", "Născută [hidden]"},
		{"Data nașterii 12/03/1991", "Data nașterii [hidden]"},
		{"Data naşterii\t12.03.1991\tSex\tF", "Data naşterii\t[hidden]\tSex\t[hidden]"},
		{"Anul nașterii 1991", "Anul nașterii [hidden]"},
		// Hungarian.
		{"Nem: nő", "Nem: [hidden]"},
		{"Neme nő", "Neme [hidden]"},
		{"Nem   nő", "Nem   [hidden]"},
		{"Nem\tférfi", "Nem\t[hidden]"},
		{"Neme – nő", "Neme – [hidden]"},
		{"34 éves nő", "[hidden]"},
		{"41 éves férfi, Pécs", "[hidden], Pécs"},
		{"Életkor 34 év", "Életkor [hidden]"},
		{"Kor   34", "Kor   [hidden]"},
		{"Született: 1991.03.12", "Született: [hidden]"},
		{"Születtem: 1991.03.12", "Születtem: [hidden]"},
		{"День народження: 12 березня", "День народження: [hidden]"},
		{"1991-ben születtem Pécsett", "[hidden] születtem Pécsett"},
		{"Szül.: 1991. 03. 12.", "Szül.: [hidden]"},
		{"Születési idő 1991.03.12", "Születési idő [hidden]"},
		{"Születési idő\n1991. március 12.", "Születési idő\n[hidden]"},
		{"Születési hely, idő: Budapest, 1991. 03. 12.", "Születési hely, idő: [hidden]"},
		{"Születési hely és idő   Budapest, 1991. 03. 12.", "Születési hely és idő   [hidden]"},
		{"Anyja neve Kovács Mária", "Anyja neve [hidden]"},
	} {
		const before = "Досвід\n"
		if got := aged34().Text(before + c.text); got != before+c.want {
			t.Errorf("%q\n got %q\nwant %q", c.text, got[len(before):], c.want)
		}
	}
}

// A text without some of its words cannot be read.
func TestWordsThatOnlyLookLikeSexAgeOrBirthStay(t *testing.T) {
	for _, text := range []string{
		// English.
		"Female health clinic", "women's football team", "Women\nMen\nKids", "Age of Empires, Stone Age 34 levels", "34 employees", "Led 34 male employees",
		"Female, male, children: clothing", "Male | Female | Kids", "Female entrepreneurs, 34 of them", "Trained 34 female students", "Gender studies, gender equality, gender-neutral hiring",
		"Sex education at school 34", "Drivers of Volvo | MAN | DAF", "MAN, 34 trucks", "Sizes S, M, 34", "Ward M, 34 beds", "Vitamin D, F, 34 years of experience",
		"New-age 34", "Campaign for target age 18-34", "Age 18-34", "Age 18–34, urban", "Age 25+", "Page 34", "Middle Age\n34 exhibits", "1991–1995 Faculty of Law", "1991-1995, 2003 – 2009",
		"Company founded in 1991", "Shevchuk & Sons: a 30-year-old company", "a born leader since 1991", "born salesman, since 2003 in trade", "Newborn ward 1991", "Office 34, Kyiv", "Route 34/12",
		"Gen Z, next gen 34", "M&A, R&D, F&B manager, 34 deals", "Section B. 1991 law", "b. 1991 Faculty of Law", "(b) 1991", "Kyiv m. 34", "Calculated in F, 34 C", "Man-month 34", "Patient care for women, 34 beds", "C, F#, .NET 34",
		// Ukrainian.
		"стаття 34", "стать спеціалістом", "Чоловічий одяг", "Жіночий одяг, 34 магазини", "Жіночий, чоловічий, дитячий одяг", "Жіночий | Чоловічий | Дитячий", "команда 34 чоловік", "Команда: 12 чоловік, 3 відділи",
		"колектив, 20 чоловік", "1991–1995 Київський університет", "1991–1995 рр. навчання", "з 1991 р. навчався", "з 1991 р. на посаді", "2019 р. н", "дитячий вік 34 уроки", "Вік живи — вік учись",
		"10-річний досвід", "34-річний досвід роботи", "34-річна практика", "34-річна історія компанії", "Свято народження бренду", "Середній вік 34 клієнтів",
		"у 1991 р. Н. Коваль заснував", "жіноча консультація, 34 лікарі", "пункт ж) 34", "група Ж, 34 дитини", "Мені 20 гривень, мені 34 рази", "нарада 1991", "нар. депутат 1991 скликання",
		// Russian.
		"Мужской | Женский | Детский", "на пол 34 метра", "теплый пол женская раздевалка", "бригада 34 мужчины и женщины", "стать женщиной года",
		"1991 г. Р. Иванов", "1991 г. работал",
		// Romanian.
		"haine de femei, 34 magazine", "substantive de gen feminin", "Articole: genul literar 34", "cosmetice feminine", "1991 născocire", "Bărbați, femei, copii",
		// Hungarian.
		"A forgalom nem nő", "A forgalom nem\nnő tovább", "Nem nő a forgalom", "nem férfi munka", "nőgyógyászat 34", "34 éves tapasztalat", "34 éves fennállása óta", "1991-ben végeztem", "férfi és női ruha", "Kor és kór 34",
	} {
		const before = "Experience\n"
		if got := aged34().Text(before + text); got != before+text {
			t.Errorf("%q became %q", text, got[len(before):])
		}
	}
}

func TestHowEverWordsStandTheTextIsOneStill(t *testing.T) {
	word := rapid.SampledFrom([]string{"Sex", "стать", "Вік", "female", "ж", "жін", "м", "nő", "Nem", "34", "45 років", "34-річна", "1991", "12.03.1991", "р", "н", "born", "in Kyiv", "b", "Гнатюк", "é"})
	between := rapid.SampledFrom([]string{" ", "\n", "\t", "   ", ", ", ".", ". ", "/", " — ", "|", "(", ")", "\u00a0", "\xff", "·"})
	rapid.Check(t, func(t *rapid.T) {
		text := ""
		for range rapid.IntRange(1, 12).Draw(t, "n") {
			text += word.Draw(t, "word") + between.Draw(t, "between")
		}
		if got := aged34().Text(text); utf8.ValidString(text) && !utf8.ValidString(got) {
			t.Fatalf("%q became %q", text, got)
		}
	})
}

// tenPages returns a long CV in four languages.
func tenPages(t testing.TB) (pages []string) {
	t.Helper()
	for len(pages) < 10 {
		for _, source := range []string{"uk1.one.txt", "en1.one.txt", "ro1.one.txt", "hu1.one.txt"} {
			text, err := os.ReadFile(filepath.Join("..", "reading", "testdata", "corpus", "src", source))
			modeltest.Must(t, err)
			pages = append(pages, strings.Repeat("Вік 34 роки, стать жіноча\n"+string(text), 1+4000/len(text)))
		}
	}
	return pages[:10]
}

// A stranger may write into a CV what takes longest.
func TestLookingAroundWordsIsLinear(t *testing.T) {
	const worst = "male, 34, Гнатюк, female | р.н. 1991 a@b.cd, ж; "
	v := aged34()
	modeltest.GrowsLinearly(t, 16<<10, func(n int) string { return strings.Repeat(worst, n/len(worst)) }, func(s string) { v.Text(s) })
}

// BenchmarkVitals is the part of BenchmarkPages that looks around words.
func BenchmarkVitals(b *testing.B) {
	v := aged34()
	text := strings.Join(tenPages(b), "\n")
	names, places := v.words(text)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		v.vitals(text, places, names, names)
	}
}

func BenchmarkPages(b *testing.B) {
	v, pages := aged34(), tenPages(b)
	n := 0
	for _, p := range pages {
		n += len(p)
	}
	b.SetBytes(int64(n))
	for b.Loop() {
		v.Pages(pages)
	}
}
