package phone

import (
	"os"
	"slices"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// TestASecondOpinion reads 510 forms in which people of Ukraine, Romania and Hungary write a number: each is the number
// of its owner. The file also has what nyaruka/phonenumbers v1.8.1, a port of libphonenumber, made of them in November
// 2026 ("?" before a number that it calls invalid, "-" for none), and why that differs where it does.
func TestASecondOpinion(t *testing.T) {
	data, err := os.ReadFile("testdata/opinions.tsv")
	modeltest.Must(t, err)
	escapes, code := strings.NewReplacer(`\u00a0`, "\u00a0", `\u2011`, "\u2011"), map[string]string{"UA": "380", "RO": "40", "HU": "36"}
	forms := 0
	for line := range strings.Lines(string(data)) {
		region, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		form, rest, _ := strings.Cut(rest, "\t")
		library, rest, _ := strings.Cut(rest, "\t")
		owner, why, _ := strings.Cut(rest, "\t")
		forms++
		ours := Parse(escapes.Replace(form))
		if !slices.ContainsFunc(ours, func(n Number) bool {
			return owner == "+"+n.Country+n.National || n.Country == "" && owner == "+"+code[region]+n.National
		}) {
			t.Errorf("%s %s is %v, not %s", region, form, ours, owner)
		}
		if len(ours) > 1 && (len(ours) > 2 || !strings.HasPrefix(ours[0].National, "6")) { // 06… is ten figures in two countries
			t.Errorf("%s %s is several numbers: %v", region, form, ours)
		}
		if (library == owner) != (why == "") {
			t.Errorf("%s %s is %s in the library, %s here: %q", region, form, library, owner, why)
		}
	}
	if forms < 300 {
		t.Errorf("only %d forms", forms)
	}
}

// TestAFieldHoldsSeveralNumbers: each is found, however they are parted, and nothing between them is.
func TestAFieldHoldsSeveralNumbers(t *testing.T) {
	for field, want := range map[string][]string{
		"067 123 45 67, 050 765 43 21":                  {"671234567", "507654321"},
		"067 123 45 67 / 050 765 43 21":                 {"671234567", "507654321"},
		"0671234567/0507654321":                         {"671234567", "507654321"},
		"0671234567 0507654321":                         {"671234567", "507654321"},
		"067 123 45 67 050 765 43 21":                   {"671234567", "507654321"},
		"067 123 45 67 або 050 765 43 21":               {"671234567", "507654321"},
		"+380671234567+380507654321":                    {"671234567", "507654321"},
		"06-30/123-4567, 06-70/765-4321":                {"301234567", "707654321"},
		"06-30/123-4567 vagy 70/765-4321":               {"301234567", "707654321"},
		"+36 30 123 4567 / +36 70 765 4321":             {"301234567", "707654321"},
		"06 30 123 4567; 06 30 123 4568":                {"301234567", "301234568"},
		"0733/123.456 sau 0744/765.432":                 {"733123456", "744765432"},
		"(0671234567)(0507654321)":                      {"671234567", "507654321"},
		"0721234567-0745987654":                         {"721234567", "745987654"},
		"067-123-45-67-050-765-43-21":                   {"671234567", "507654321"},
		"0671234567•0507654321":                         {"671234567", "507654321"},
		"5168-7423-1234-5678":                           nil, // of a bank card
		"050 123 45 67 (12)":                            {"501234567"},
		"050 123 45 67 12":                              {"501234567"},
		"+40 721 234 567 12":                            {"721234567"},
		"050_123_45_67":                                 {"501234567"},
		"050 − 123 − 45 − 67":                           {"501234567"},
		"050·123·45·67":                                 {"501234567"},
		"\u202a+380\u200e50\u200b1234567\u202c":         {"501234567"},
		"+44 (0)20 7946 0958":                           {"442079460958"},
		"0049 (0) 151 23456789":                         {"4915123456789"},
		"+4 (0) 721 234 567":                            {"721234567"},
		"+38 (0) 50 123 45 67":                          {"501234567"},
		"123-45-67":                                     {"1234567"},
		"+49 151 23456789":                              {"4915123456789"},
		"тел. роб.: 044/234-56-78; моб.: 067/123-45-67": {"442345678", "671234567"},
		"067 123 ** **, 050 765 43 21":                  {"507654321"},
		"2020-2024":                                     {"20202024"},
		"12/34":                                         nil,
	} {
		var got []string
		for _, n := range Parse(field) {
			if !slices.Contains(want, n.National) && n.Country == "36" && len(n.National) == 8 {
				continue // the other reading of 06…
			}
			got = append(got, n.National)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", field, got, want)
		}
	}
}

// TestNumbersOfDifferentPeopleDiffer: numbers of different people are different in every form.
func TestNumbersOfDifferentPeopleDiffer(t *testing.T) {
	for _, pair := range [][2]string{
		{"06-30/123-4567", "06-70/123-4567"}, {"0630/123-4567", "0670/123-4567"}, {"30/123-4567", "20/123-4567"},
		{"06 30 123 4567/12", "06 30 123 4512"}, {"0733/123.456", "0744/123.456"}, {"+36 30 123 4567", "+40 301 234 567"},
		{"80501234567", "+36 50 123 4567"}, {"06 70 123 4567", "+380 70 123 45 67"}, {"123-45-67", "067 123-45-67"},
		{"+380\u200b50\u200b123-45-67", "123-45-67"}, {"050 123 45 67 12", "050 123 45 68 12"},
	} {
		for _, a := range Parse(pair[0]) {
			for _, b := range Parse(pair[1]) {
				if a.Same(b) {
					t.Errorf("%s and %s are both %v", pair[0], pair[1], a)
				}
			}
		}
	}
}
