package packet

import (
	"slices"
	"strings"
	"testing"
)

func TestCodesOfAPacketDifferAndAreNoWords(t *testing.T) {
	codes := NewCodes(300, func(code string) bool { return code[0] == 'A' })
	for i, code := range codes {
		bare := strings.ReplaceAll(code, "-", "")
		if len(code) != 7 || code[3] != '-' || !isCode(bare) || code[0] == 'A' {
			t.Fatalf("%s is no code", code)
		}
		if !isFarFrom(codes[:i], code) {
			t.Fatalf("%s is like another code", code)
		}
		if !strings.ContainsAny(code, digits) || strings.Trim(bare, digits) == "" {
			t.Fatalf("%s may be a word or a number", code)
		}
	}
}

func TestTheCheckCharacterNoticesEachWrongSignAndEachSwap(t *testing.T) {
	for _, code := range NewCodes(20, func(string) bool { return false }) {
		bare := []byte(strings.ReplaceAll(code, "-", ""))
		for i := range bare {
			for _, sign := range []byte("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
				wrong := slices.Clone(bare)
				if wrong[i] = sign; sign != bare[i] && isCode(string(wrong)) {
					t.Errorf("%s for %s", wrong, code)
				}
			}
			for j := range i {
				wrong := slices.Clone(bare)
				if wrong[i], wrong[j] = wrong[j], wrong[i]; wrong[i] != wrong[j] && isCode(string(wrong)) {
					t.Errorf("%s for %s", wrong, code)
				}
			}
		}
	}
}

func TestCodesAreReadAsPeopleTypeThem(t *testing.T) {
	for _, line := range []string{
		"K7Q-4M2", "k7q-4m2 yes", "K7Q4M2", "K7Q–4M2", "K7Q — 4M2 yes", "K7Q 4M2: yes", "К7Q-4М2 так", "к7q-4м2", "Ｋ７Ｑ－４Ｍ２",
		"K7Q\u200b-\u20604M2", "\ufeffK7Q\u2011\u200d4M2", "K7Q\u22124M2", "* K7Q-4M2", "- K7Q-4M2: yes", "1. K7Q-4M2", "2) K7Q-4M2", "(K7Q-4M2) yes", "„K7Q-4M2” da", "*K7Q-4M2* yes",
		"\u00a0K7Q\u00a0-\u00a04M2", "K7Q--4M2", "K7Q_4M2", "K 7 Q 4 M 2", "K7Q dash 4M2 yes", "К7Q тире 4М2",
	} {
		if c, ok := codeOf(line); !ok || !c.right || c.code != "K7Q-4M2" {
			t.Errorf("%q: %+v %t", line, c, ok)
		}
	}
	for _, line := range []string{"K7Q-4M2X yes", "AK7Q-4M2", "K7Q-4M", "K7Q\n-4M2 x"[:3], "yes K7Q-4M2", "30 NOV 2026", "MARKET yes", "ABC-DEF", "380-441"} {
		if c, ok := codeOf(line); ok && c.right {
			t.Errorf("%q: %+v", line, c)
		}
	}
	if c, ok := codeOf("K7Q-4M3 yes"); !ok || c.right {
		t.Errorf("a wrong check character: %+v %t", c, ok)
	}
}

func TestAVerdictIsAWholeWordOrPhrase(t *testing.T) {
	for _, test := range []struct{ words, verdict, text string }{
		{"yes", Yes, ""},
		{"YES!!", Yes, ""},
		{"Yes – knows SAP", Yes, "knows SAP"},
		{"yes (knows SAP)", Yes, "(knows SAP)"},
		{"yes\nknows SAP", Yes, "knows SAP"},
		{"yes knows SAP", Note, "yes knows SAP"},
		{"yesterday", Note, "yesterday"},
		{"yes-man", Note, "yes-man"},
		{"yes?", Note, "yes?"},
		{"yes or no", Note, "yes or no"},
		{"yes, no", Note, "yes, no"},
		{"yes, not bad", Note, "yes, not bad"},
		{"no experience", Note, "no experience"},
		{"No. Too far", No, "Too far"},
		{"not bad", Note, "not bad"},
		{"not sure", Maybe, ""},
		{"not sure about her", Note, "not sure about her"},
		{"I don’t know", Maybe, ""},
		{"так собі", Note, "так собі"},
		{"Так — знає", Yes, "знає"},
		{"таки ні", Note, "таки ні"},
		{"звичайно", Yes, ""},
		{"не поганий", Note, "не поганий"},
		{"ні, не поганий", Note, "ні, не поганий"},
		{"ні в якому разі!", No, ""},
		{"да", Note, "да"},
		{"nu e rău", Note, "nu e rău"},
		{"nu sunt sigură", Maybe, ""},
		{"NU", No, ""},
		{"notă bună", Note, "notă bună"},
		{"în niciun caz", No, ""},
		{"in niciun caz", No, ""},
		{"nem rossz", Note, "nem rossz"},
		{"igen jó", Note, "igen jó"},
		{"Igen, jó", Yes, "jó"},
		{"talan", Maybe, ""},
		{"nemes", Note, "nemes"},
		{"definitely – not", Note, "definitely – not"},
		{"of course, not her", Note, "of course, not her"},
		{"yes. I wouldn’t hire her", Note, "yes. I wouldn’t hire her"},
		{"yes, reject", Note, "yes, reject"},
		{"так, але не зараз", Note, "так, але не зараз"},
		{"звичайно, не вона", Note, "звичайно, не вона"},
		{"no, she does not know SAP", No, "she does not know SAP"},
		{"ні, не підходить", No, "не підходить"},
		{"yes 👎", Note, "yes 👎"},
		{"no 👍🏽", Note, "no 👍🏽"},
		{"no ❌", No, "❌"},
		{"👍", Note, "👍"},
		{"yes 👍", Yes, "👍"},
	} {
		if verdict, text := judge(test.words); verdict != test.verdict || text != test.text {
			t.Errorf("%q: %s %q, want %s %q", test.words, verdict, text, test.verdict, test.text)
		}
	}
}
