package lang

import (
	"errors"
	"testing"

	"golang.org/x/text/feature/plural"
	tags "golang.org/x/text/language"
)

// TestPluralsFollowCLDR: the rule in each language's file is that of the Unicode consortium.
func TestPluralsFollowCLDR(t *testing.T) {
	for _, l := range All()[1:] {
		po := catalogueOf(l)
		forms := map[plural.Form]string{}
		for n := range 1300 {
			form := plural.Cardinal.MatchPlural(tags.Make(l.Code()), n, 0, 0, 0, 0)
			text := po.GetN("%d day ago", "%d days ago", n, none...)
			if known, ok := forms[form]; ok && known != text {
				t.Fatalf("%s: %d takes %q, others of the form %q", l.Name(), n, text, known)
			}
			forms[form] = text
		}
	}
}

// TestAValueThatEndsASentenceGetsNoSecondFullStop in any text: what a service, the system or a person wrote.
func TestAValueThatEndsASentenceGetsNoSecondFullStop(t *testing.T) {
	for want, got := range map[string]string{
		"Not sent: it broke. Try again.": Text("Not sent: %s. Try again.", "it broke."),
		"Not sent: It broke! Try again.": Text("Not sent: %s. Try again.", errors.New("It broke!")),
		"“Who?” is saved.":               Text("“%s” is saved.", "Who?"),
		"The answer was “Wait…”":         Text("The answer was “%s”.", "Wait…"),
		"2 jobs: it answers “no.” Bye.":  Plural(2, "%d job: %s. Bye.", "%d jobs: %s. Bye.", "it answers “no.”"),
		"a.txt is kept; b is not.":       Text("%s is kept; %s is not.", "a.txt", "b"),
		`"It broke." is no id.`:          Text("%q is no id.", "It broke."),
		"It broke. and that was it":      Text("%s and that was it", "It broke."),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestAPluralIsOfItsNumber in English, which has no file.
func TestAPluralIsOfItsNumber(t *testing.T) {
	for n, want := range map[int]string{
		0: "0 jobs of Ann", 1: "1 job of Ann", -1: "-1 job of Ann", 2: "2 jobs of Ann", 25000: "25\u00a0000 jobs of Ann",
	} {
		if got := Plural(n, "%d job of %s", "%d jobs of %s", "Ann"); got != want {
			t.Errorf("%d is %q, want %q", n, got, want)
		}
	}
}

// TestThousandsStayTogetherForVoices, which end a number at a space.
func TestThousandsStayTogetherForVoices(t *testing.T) {
	GroupThousands(false)
	defer GroupThousands(true)
	if got := Number(25000) + " " + Group("-1500000"); got != "25000 -1500000" {
		t.Errorf("%q", got)
	}
}
