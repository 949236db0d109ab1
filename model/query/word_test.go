package query

import (
	"os"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

func folded(text string) string {
	var out []string
	for _, w := range Words(text) {
		out = append(out, w.Folded)
	}
	return strings.Join(out, " ")
}

// TestLettersThatLookAlikeAreAlike folds pairs of texts that people take for the same.
func TestLettersThatLookAlikeAreAlike(t *testing.T) {
	for a, b := range map[string]string{
		"Київ":             "Киів",         // a mark lost
		"Вінниця":          "Biнниця",      // Latin B and i, as some typesetters leave them
		"ДОСВІД":           "дoсвiд",       // Latin o and i
		"комп'ютер":        "комп’ютер",    //
		"комп\u02bcютер":   "компютер",     //
		"ґрунт":            "грунт",        //
		"ёлка":             "елка",         //
		"Ștefan Țepeș":     "Ştefan Ţepeş", // commas and cedillas
		"vânzător":         "vanzator",     //
		"könyvelő":         "konyvelo",     //
		"konyvelő":         "könyvelö",     //
		"cafe\u0301":       "café",         // a mark by itself
		"o\ufb03ce":        "office",       // a ligature
		"pro\u00adgram":    "program",      // a soft hyphen
		"Straße":           "strasse",      //
		"Ｊａｖａ":             "java",         //
		"O'Brien":          "OBrien",       //
		"full-time, 24/7":  "full time 24 7",
		"C++ and C#, F#.":  "C++,and:C#/F#",
		"+380 67 123":      "380 67 123",
		"don't  «quote»":   "dont quote",
		"a\u200bb":         "ab",
		"İstanbul":         "istanbul",
		"Łódź, Đà Nẵng, æ": "lodz da nang ae",
	} {
		if folded(a) != folded(b) || folded(a) == "" {
			t.Errorf("%q is %q, %q is %q", a, folded(a), b, folded(b))
		}
	}
	if got := folded("C C++ C# c"); got != "c c++ c# c" {
		t.Errorf("languages are %q", got)
	}
}

// TestWordsHaveTheirPlace cuts each word out of its text again.
func TestWordsHaveTheirPlace(t *testing.T) {
	const text = "  Комп'ютер, C++ (cafe\u0301)… B-2 "
	var got []string
	for _, w := range Words(text) {
		got = append(got, text[w.Start:w.End])
	}
	if want := "Комп'ютер|C++|cafe\u0301|B|2"; strings.Join(got, "|") != want {
		t.Errorf("got %q, want %q", strings.Join(got, "|"), want)
	}
}

// TestEndingsAreIgnored counts, of forms of words that CVs use, the pairs that have
// one stem: each line of the file is a language and the forms of a word.
func TestEndingsAreIgnored(t *testing.T) {
	data, err := os.ReadFile("testdata/forms.txt")
	modeltest.Must(t, err)
	pairs, alike := map[string]int{}, map[string]int{}
	for line := range strings.Lines(string(data)) {
		forms := strings.Fields(line)
		language, forms := forms[0], forms[1:]
		stems := map[string]int{}
		for _, form := range forms {
			w := Words(form)[0]
			stems[w.Folded[:stem(w.Folded)]]++
		}
		pairs[language] += len(forms) * len(forms)
		for _, n := range stems {
			alike[language] += n * n
		}
	}
	for language, least := range map[string]float64{"uk": 0.99, "ro": 0.97, "hu": 0.95, "en": 0.88} {
		if got := float64(alike[language]) / float64(pairs[language]); got < least {
			t.Errorf("%s: %.3f of the pairs have one stem, want %.2f", language, got, least)
		} else {
			t.Logf("%s: %.3f", language, got)
		}
	}
}

// TestFormsThatBeginOtherwiseAreFound looks for words in sentences with a form of them that has another vowel or beginning.
func TestFormsThatBeginOtherwiseAreFound(t *testing.T) {
	for word, texts := range map[string][]string{
		"договір": {"за договорами підряду"}, "договору": {"Договір підряду"}, "робота": {"виконання робіт"}, "вчитель": {"Учителька хімії"}, "уважний": {"вважний"},
		"electrician": {"doi electricieni"}, "electricieni": {"Electrician auto"}, "școală": {"două școli"}, "rapoarte": {"raport lunar"}, "nopți": {"tura de noapte"},
		"python": {"python3"}, ".net": {"ASP.NET Core", "(.NET)", "C#/.NET", ".NET-розробник", "VB.net", "«.NET Core»", "•.NET", "знання\u00a0.NET 8", "—ASP.NET", "-.NET\n-SQL", "C#-.NET", "_.NET_"}, "asp.net": {"ASP.NET"}, "node.js": {"Node.js"},
		"7.4": {"EV chargers of 7.4 kW"}, "24/7": {"on call 24/7"}, "2.5": {"2.5 Mio."}, "9001-2015": {"ISO 9001-2015"}, // numbers with a sign within
		"1200": {"pipes of 1.200 mm", "1 200 mm", "1200 mm"}, "250000": {"under £250,000"}, "1500000": {"1 500 000 km", "1\u00a0500\u00a0000 km"}, "1.200": {"1.200 mm", "1200 mm"},
		"rs485": {"RS-485, CAN", "RS 485"}, "ISO9001": {"ISO 9001:2015", "ISO9001"}, "i2c": {"CAN, I²C"}, "m3": {"40 m³"}, "co2": {"CO2"},
		"front-end": {"Frontend developer", "front-end", "front end"}, "e-mail": {"emails"}, "SAF-T": {"SAFT"}, "e-számla": {"eszámlát"},
		"licence": {"Driving license", "licensed"}, "license": {"a licence"}, "organised": {"organized two fairs"}, "organization": {"organisation"}, "analyse": {"analyzing data"},
		"marketing": {"markets"}, "control": {"controls", "controlul"}, "internet": {"internetes"},
		"ukr.net": {"ivan@ukr.net"}, "net": {"net income", "ukr.net", "www.asp.net"}, "f#": {"F#, C#"}, "1c:": {"1С:Підприємство"}, "ci/cd": {"CI/CD", "CI-CD"},
	} {
		q, problem := ParseNeed(word)
		for _, text := range texts {
			if at, ok := q.Within(CV, WordsOf(CV, text)); !ok || len(at) == 0 || problem != "" {
				t.Errorf("%s is not found in %q: %v, %q", word, text, at, problem)
			}
		}
	}
	for word, text := range map[string]string{".net": "licence net, ivan@ukr.net, пошта@ukr.net, net.", "net": "ASP.NET", "f#": "F", "1c": "1", "t-sql": "SQL", "cost": "Ivory Coast", "досвід": "довід", "порт": "пірат", "b2": "b", "python3": "Python 2", "win10": "win",
		"2015": "2 015", "12": "1 2", "B21": "B 21", "1200": "12 00", "front-end": "front of end", "\"front-end\"": "frontend"} {
		q, _ := ParseNeed(word)
		if at, ok := q.Within(CV, WordsOf(CV, text)); ok {
			t.Errorf("%s is found in %q: %v", word, text, at)
		}
	}
}

// TestOtherWordsStayOthers compares words that begin alike.
func TestOtherWordsStayOthers(t *testing.T) {
	for _, pair := range [][2]string{
		{"Java", "JavaScript"}, {"C", "C++"}, {"C++", "C#"}, {"React", "reactor"}, {"директор", "директива"}, {"продаж", "продакшн"},
		{"experiență", "expert"}, {"munka", "mund"}, {"SAP", "SAPUI5"}, {"1С", "1"}, {"PHP", "PHPUnit"}, {"інженер", "інжиніринг"}, {"fennel", "fen"}, {"metal", "metro"},
		{"склад", "складала"}, {"склад", "складні"}, {"вода", "водій"}, {"права", "правила"}, {"перевірка", "перевіряти"}, {"стан", "станція"},
		{"bucătar", "bucătărie"}, {"inginer", "inginerie"}, {"secret", "secretară"}, {"auto", "autor"}, {"stat", "station"}, {"product", "production"},
		{"műszak", "műszaki"}, {"cook", "cookies"}, {"new", "news"}, {"gard", "garden"}, {"audi", "audit"}, {"less", "lesson"},
		{"marketing", "Mark"}, {"internet", "intern"}, {"controls", "conturi"}, {"personnel", "person"}, {"planet", "plan"}, {"cabinet", "cabin"},
	} {
		a, b := Words(pair[0])[0].Folded, Words(pair[1])[0].Folded
		if a[:stem(a)] == b[:stem(b)] {
			t.Errorf("%s and %s are one word: %q", pair[0], pair[1], a[:stem(a)])
		}
	}
}
