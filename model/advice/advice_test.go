package advice

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"shortlist/assets"
	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/modeltest"
)

// paid is a draft that gives no reason for advice but for its description.
func paid(description string) model.Draft {
	return model.Draft{Title: "Кухар", SalaryFrom: "25 000", Description: description}
}

// of returns the advice of one kind, "" for none.
func of(k Kind, d model.Draft) string {
	for _, a := range On(d, "", time.Time{}) {
		if a.Kind == k {
			return a.Text
		}
	}
	return ""
}

func TestADraftWithEverythingAgainstItGetsEveryAdviceInOrder(t *testing.T) {
	d := model.Draft{
		Title: "ТЕРМІНОВО кухар",
		Description: "<p>Телефонуйте нам: +380 67 123-45-67.</p><p>We are looking for the best cook in our town.</p><p>" +
			strings.Repeat("Ми шукаємо людину, яка любить готувати та вміє це робити добре. ", 40) + "</p>",
	}
	want := []Hint{
		{Kind: Pay, Text: "No salary is given; people will ask."},
		{Kind: PhoneNumber, Text: "“+380 67 123-45-67” looks like a phone number; everyone who sees the job sees it."},
		{Kind: Capitals, Text: "“ТЕРМІНОВО” is in capitals, which reads as shouting."},
		{Kind: NoList, Text: "2\u00a0641 characters and no list; duties and requirements could be bullet points."},
		{Kind: TooLong, Text: "2\u00a0641 characters are about 7 screens of a phone; could you shorten it?"},
	}
	for range 3 {
		if diff := cmp.Diff(want, On(d, "", time.Time{})); diff != "" {
			t.Fatal(diff)
		}
	}
	if got := On(paid("<p>Готувати обіди на тридцять людей.</p>"), "", time.Time{}); len(got) != 0 {
		t.Errorf("nothing is wrong, yet %v", got)
	}
}

func TestASalaryOnEitherSideIsASalary(t *testing.T) {
	for salary, none := range map[[2]string]bool{
		{"", ""}: true, {" \u00a0", ""}: true, {"25 000", ""}: false, {"", "40k"}: false, {"0", ""}: false, {"typo", ""}: false,
	} {
		if got := of(Pay, model.Draft{SalaryFrom: salary[0], SalaryTo: salary[1]}); (got != "") != none {
			t.Errorf("%q: %q", salary, got)
		}
	}
}

func TestPhoneNumbersAreFoundAsTheyAreWritten(t *testing.T) {
	for text, want := range map[string]string{
		"Телефонуйте: +380 67 123-45-67, Олена": "+380 67 123-45-67",
		"Тел.(067) 123 45 67":                   "(067) 123 45 67",
		"тел:0671234567":                        "0671234567",
		"(0671234567)":                          "0671234567",
		"+(380)671234567":                       "+(380)671234567",
		"0671234567, 0509876543":                "0671234567",
		"0671234567 0509876543":                 "0671234567",
		"067-123-45-67":                         "067-123-45-67",
		"067.123.45.67.":                        "067.123.45.67",
		"8 067 123 45 67":                       "8 067 123 45 67",
		"8(067)123-45-67":                       "8(067)123-45-67",
		"380671234567":                          "380671234567",
		"+38 (067) 123-45-67":                   "+38 (067) 123-45-67",
		"(044) 123-45-67 (офіс)":                "(044) 123-45-67",
		"дзвоніть 123-45-67 після обіду":        "123-45-67",
		"Sună la +40 721 234 567 până la 18":    "+40 721 234 567",
		"+40 (0) 721 234 567":                   "+40 (0) 721 234 567",
		"0040 721 234 567":                      "0040 721 234 567",
		"Telefon 0721 234 567 sau 021 123 4567": "0721 234 567",
		"0256/123.456":                          "0256/123.456",
		"Hívjon: +36 30 123 4567":               "+36 30 123 4567",
		"06 30 123 4567":                        "06 30 123 4567",
		"06-1-234-5678":                         "06-1-234-5678",
		"06.30.123.4567":                        "06.30.123.4567",
		"06 (30) 123-4567":                      "06 (30) 123-4567",
		"38(067)123-45-67":                      "38(067)123-45-67",
		"380 67 123 45 67":                      "380 67 123 45 67",
		"80671234567":                           "80671234567",
		"0036 30 123 4567":                      "0036 30 123 4567",
		"00380671234567":                        "00380671234567",
		"+48 601 234 567":                       "+48 601 234 567",
		"+44 20 7946 0958":                      "+44 20 7946 0958",
		"від 25 000 грн, 1 рядок, тел. 0501234567 ":       "0501234567",
		"Оплата 25 000. <b>067</b> 123 <i>45</i>&nbsp;67": "067 123 45 67",
	} {
		got := of(PhoneNumber, paid("<p>"+text+"</p>"))
		if want = "“" + want + "” looks like a phone number; everyone who sees the job sees it."; got != want {
			t.Errorf("%s\n got %q\nwant %q", text, got, want)
		}
	}
	if got := of(PhoneNumber, model.Draft{Title: "Кухар 067 123 45 67"}); got == "" {
		t.Error("one in the title is passed over")
	}
}

func TestOtherNumbersAreNoPhones(t *testing.T) {
	for _, text := range []string{
		"25 000 – 40 000 грн", "25 000-40 000 грн", "25000-40000", "0 – 1000 грн", "0 - 250 000 000", "$2500–4000", "+25 000 грн бонус", "380 000-420 000 Ft", "380500-420000 Ft", "380 500-420 500 Ft", "80000-100000", "80 500-120 500 грн", "8 050-12 500",
		"+10 000-15 000 грн", "+40 000-100 000 Ft", "0-300 000 000", "000 000 000 000", "350500-420500", "060 300 грн", "+100 000 000 Ft",
		"2019–2026", "2019-2026", "2019 2020 2021", "01.02.2026 10:00", "01.02.2026 - 31.12.2026", "03.2019-2026", "05/06/2026 12", "2026-02-01 08:30",
		"09:00-18:00", "08.00-17.00", "08.00-17.00 13.00-14.00", "08.00-17.00 13", "8-17", "24/7", "5/2, 2/2",
		"ЄДРПОУ 12345678", "код 43210987", "МФО 305299", "IBAN UA213223130000026007233566001", "ІПН 1234567890", "CUI RO12345678", "Adószám: 12345678-2-42",
		"№ 0501234567", "https://example.com/0671234567", "ISO 9001:2015", "79100", "1 000 000 Ft", "300 000–450 000 Ft", "750–900 € pe lună", "110-140-170 грн",
		"Python 3.12.1, Java 17, C++20", "192.168.100.200", "4 000 000 000 000", "90-60-90 010", "v0671234567",
	} {
		if got := of(PhoneNumber, paid("<p>"+text+"</p>")); got != "" {
			t.Errorf("%s: %s", text, got)
		}
	}
}

func TestShoutingIsHeardInEveryAlphabet(t *testing.T) {
	for text, want := range map[string]string{
		"ТЕРМІНОВО ПОТРІБЕН КУХАР на літо до гарної команди":                               "ТЕРМІНОВО ПОТРІБЕН КУХАР",
		"Шукаємо: ДОСВІД В ТОРГІВЛІ ОБОВ'ЯЗКОВИЙ, решті навчимо на місці за кілька тижнів": "ДОСВІД В ТОРГІВЛІ ОБОВ'ЯЗКОВ…",
		"WE ARE HIRING a cook for a small place by the sea":                                "WE ARE HIRING",
		"ANGAJĂM URGENT ȘOFERI pentru transport în toată țara și în străinătate":           "ANGAJĂM URGENT ȘOFERI",
		"AZONNALI KEZDÉSSEL KERESÜNK szakácsot a tengerparti éttermünkbe egész nyárra":     "AZONNALI KEZDÉSSEL KERESÜNK",
		"ТЕРМІНОВО потрібен водій":                                                         "ТЕРМІНОВО",
		"ФУНКЦІОНАЛЬНІ ОБОВ'ЯЗКИ:":                                                         "ФУНКЦІОНАЛЬНІ ОБОВ'ЯЗКИ",
		"ШВИДКО, ЯКІСНО, НАДІЙНО":                                                          "ШВИДКО, ЯКІСНО, НАДІЙНО",
		"МЕНЕДЖЕР HR ВІДДІЛУ з досвідом роботи у великій компанії":                         "МЕНЕДЖЕР HR ВІДДІЛУ",
	} {
		got := of(Capitals, paid("<p>Тихий рядок.</p><p>"+text+"</p>"))
		if want = "“" + want + "” is in capitals, which reads as shouting."; got != want {
			t.Errorf("%s\n got %q\nwant %q", text, got, want)
		}
	}
	if got := of(Capitals, model.Draft{Title: "ПРОДАВЕЦЬ-КАСИР"}); got != "“ПРОДАВЕЦЬ-КАСИР” is in capitals, which reads as shouting." {
		t.Errorf("of the title: %q", got)
	}
}

func TestAbbreviationsAndNamesDoNotShout(t *testing.T) {
	for _, text := range []string{
		"HR, C++, ISO, ФОП, ТОВ, SQL", "HR ISO SQL CRM ERP B2B", "REST API, JSON, HTML/CSS, CI/CD", "HTTPS REST API", "Знання SCRUM", "ТОВ «ВЕРБОВА ГАВАНЬ ПЛЮС» шукає людей",
		`АТ "УКРАЇНСЬКА ЗАЛІЗНИЦЯ" запрошує на роботу`, "SC „COFETĂRIA DULCE MARE” SRL caută vânzător", "Наш код за ЄДРПОУ: 12345678", "ЕКГ, МРТ, УЗД, ЛФК, ДСНС України", "PostgreSQL, MySQL, GraphQL, JavaScript, iOS, macOS",
		"Senior Backend Developer Team Lead", "Node Js Dev Go Pro", "УВАГА! Потрібен водій на постійну роботу", "III–IV група, VIII розряд", "OK", "ЧПК ФОП", "ПДВ ЄСВ ПДФО, МСФЗ, ЗЕД", "Я, ТИ, МИ",
		"KATA/SZJA, ÁFA, TAJ kártya, NAV ügyintézés", "CIF, TVA, ANAF, REVISAL și SAGA",
	} {
		if got := of(Capitals, paid("<p>"+text+"</p>")); got != "" {
			t.Errorf("%s: %s", text, got)
		}
	}
}

func TestALongTextWantsAList(t *testing.T) {
	sentence := "Готувати обіди на тридцять людей щодня. "
	long := strings.Repeat(sentence, 16)
	for text, want := range map[string]bool{
		"<p>" + long + "</p>":                                         true,
		"<p>" + strings.Repeat(sentence, 14) + "</p>":                 false,
		"<p>" + long + "</p><ul><li>суп</li></ul>":                    false,
		"<p>" + long + "</p><OL><LI>суп</OL>":                         false,
		"<p>" + long + "<br>- суп<br>- борщ</p>":                      false,
		"<p>" + long + "</p><p>·&nbsp; суп</p><p>·&nbsp; борщ</p>":    false,
		"<p>" + long + "</p><p>1. суп</p><p>2) борщ</p>":              false,
		"<p>" + long + "</p><p>✅ суп</p><p>✅ борщ</p>":                false,
		"<p>" + long + "</p><p>— Добре! — сказала вона.</p>":          true,
		"<p>" + long + "</p><!-- <ul><li> --><script>'<li>'</script>": true,
		"<p>" + long + "</p><p>25 000 грн</p><p>2026 рік</p>":         true,
	} {
		if got := of(NoList, paid(text)); (got != "") != want {
			t.Errorf("…%s: %q", strings.TrimPrefix(text, "<p>"+long), got)
		}
	}
}

func TestFiveScreensAreEnough(t *testing.T) {
	for length, want := range map[int]string{
		2000: "",
		2001: "2\u00a0001 characters are about 6 screens of a phone; could you shorten it?",
		4000: "4\u00a0000 characters are about 10 screens of a phone; could you shorten it?",
	} {
		if got := of(TooLong, paid("<p style='x'>"+strings.Repeat("ї", length)+"</p>")); got != want {
			t.Errorf("%d: %q", length, got)
		}
	}
}

func demo(t testing.TB) []byte {
	t.Helper()
	data, err := fs.ReadFile(assets.Scenarios, "demo.json")
	modeltest.Must(t, err)
	return data
}

// The demo's jobs are written as good ones are.
func TestTheJobsOfTheDemoGetLittleAdvice(t *testing.T) {
	var scenario struct {
		Jobs []struct {
			Key, Title, Description    string
			SalaryValue1, SalaryValue2 *int
		}
	}
	modeltest.Must(t, json.Unmarshal(demo(t), &scenario))
	got := map[string][]Kind{}
	for _, j := range scenario.Jobs {
		d := model.Draft{Title: j.Title, Description: j.Description}
		if j.SalaryValue1 != nil {
			d.SalaryFrom = fmt.Sprint(*j.SalaryValue1)
		}
		if j.SalaryValue2 != nil {
			d.SalaryTo = fmt.Sprint(*j.SalaryValue2)
		}
		for _, a := range On(d, "", time.Time{}) {
			got[j.Title] = append(got[j.Title], a.Kind)
		}
	}
	want := map[string][]Kind{
		"Ügyfélszolgálatos":   {Pay},
		"Вчитель англійської": {Pay},
	}
	if diff := cmp.Diff(want, got); diff != "" || len(scenario.Jobs) < 10 {
		t.Errorf("%d jobs: %s", len(scenario.Jobs), diff)
	}
}

func TestWhatIsQuotedIsTame(t *testing.T) {
	for text, want := range map[string]string{
		"\x1b[31mТЕРМІНОВО\x1b[0m потрібен кухар\x07": "[31mТЕРМІНОВО[0m потрібен ку…",
		"a\u202eb\u2066c\u200b\ufeff":                 "abc",
		"e\u0301\u0301\u0301 ☕ 🦊 x\tz\n":              "e x z",
		"\xff\xfe a":                                  "a",
		"€ 5 + 6":                                     "€ 5 + 6",
		strings.Repeat("ї", 28):                       strings.Repeat("ї", 28),
		strings.Repeat("ї", 29):                       strings.Repeat("ї", 28) + "…",
	} {
		if got := quote(text); got != want {
			t.Errorf("%q is quoted as %q, want %q", text, got, want)
		}
	}
}

func FuzzAdvice(f *testing.F) {
	for _, s := range []string{
		"ТЕРМІНОВО ПОТРІБЕН КУХАР", "+380 (0) 67 123-45-67", "06 30 123 4567", "123-45-67-", "«„“”\"", "We are the one. Ми та що це.", "<ul><li>- a\n- b", "\x1b]8;;x\x1b\\", "(((0", "I\u0307 İ ǅ",
	} {
		f.Add(s, "<p>"+s+"</p>"+strings.Repeat(" the we", 100))
	}
	f.Fuzz(func(t *testing.T, title, description string) {
		seen := map[Kind]bool{}
		for _, a := range On(model.Draft{Title: title, Description: description}, model.Ukraine, time.Time{}) {
			switch {
			case seen[a.Kind]:
				t.Errorf("%s twice", a.Kind)
			case utf8.RuneCountInString(a.Text) > 120 || !strings.HasSuffix(a.Text, ".") && !strings.HasSuffix(a.Text, "?"):
				t.Errorf("%q is no short sentence", a.Text)
			case !utf8.ValidString(a.Text) || strings.ContainsFunc(a.Text, func(r rune) bool { return r != '\u00a0' && !unicode.IsPrint(r) || unicode.IsMark(r) }):
				t.Errorf("%q may not stand on a screen", a.Text)
			case strings.Contains(a.Text, "“”"):
				t.Errorf("%q quotes nothing", a.Text)
			}
			seen[a.Kind] = true
		}
	})
}

func BenchmarkOf(b *testing.B) {
	var s struct {
		Jobs []struct{ Description string }
	}
	modeltest.Must(b, json.Unmarshal(demo(b), &s))
	var all strings.Builder
	for all.Len() < 180<<10 {
		for _, j := range s.Jobs {
			all.WriteString(j.Description)
		}
	}
	worst := map[string]string{
		"words": all.String(), "digits": strings.Repeat("0 2 ", 45<<10), "capitals": strings.Repeat("ЩО A ", 30<<10), "sentences": strings.Repeat("a. ", 60<<10), "tags": strings.Repeat("<b>", 60<<10),
	}
	for name, text := range worst {
		for _, size := range []int{30 << 10, 180 << 10} {
			d := paid(strings.ToValidUTF8(text[:min(size, len(text))], ""))
			b.Run(fmt.Sprintf("%s/%dKB", name, size>>10), func(b *testing.B) {
				for b.Loop() {
					On(d, "", time.Time{})
				}
			})
		}
	}
	b.Run("visible text alone/180KB", func(b *testing.B) {
		text := all.String()[:180<<10]
		for b.Loop() {
			htmltext.Visible(text)
		}
	})
}
