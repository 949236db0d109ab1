package mail

import (
	"strings"
	"testing"
)

func TestAnAddressIsUsableOrHasAProblem(t *testing.T) {
	for _, test := range []struct {
		address, normal string
		problem         Problem
	}{
		{"olena.koval@example.com.ua", "olena.koval@example.com.ua", ""},
		{" Olena.Koval+job@EXAMPLE.com\t", "Olena.Koval+job@example.com", ""},
		{"o'neil_1-a/b=c@sub.example.org", "o'neil_1-a/b=c@sub.example.org", ""},
		{"ivan@приклад.укр", "ivan@xn--80aikifvh.xn--j1amh", ""},
		{"ivan@ПРИКЛАД.укр", "ivan@xn--80aikifvh.xn--j1amh", ""},
		{"jozsef@őrség.example", "jozsef@xn--rsg-cma13c.example", ""},
		{"", "", Missing},
		{" \t ", "", Missing},
		{"ivan@example.org\r\nBcc: x@example.org", "", LineEnds},
		{"ivan@example.org\n", "", LineEnds},
		{"ivan@example.org\u2028", "", LineEnds},
		{"iv***@example.org", "", Masked},
		{"iv…@example.org", "", Masked},
		{"iv...@example.org", "", Masked},
		{"ivan@e•••.org", "", Masked},
		{"ivan..koval@example.org", "", TwoDots},
		{"ivan@example..org", "", TwoDots},
		{"іван@example.org", "", NotASCII},
		{"ivan＠example.org", "", Invalid}, // the wide sign of an input method
		{"ivan", "", Invalid},
		{"@example.org", "", Invalid},
		{"ivan@", "", Invalid},
		{"ivan@localhost", "", Invalid},
		{"ivan@192.0.2.1", "", Invalid},
		{"ivan@[192.0.2.1]", "", Invalid},
		{"ivan@example.org.", "", Invalid},
		{"ivan@-example.org", "", Invalid},
		{"ivan@exa_mple.org", "", Invalid},
		{"ivan@exam ple.org", "", Invalid},
		{"ivan koval@example.org", "", Invalid},
		{".ivan@example.org", "", Invalid},
		{"ivan.@example.org", "", Invalid},
		{"ivan@home@example.org", "", Invalid},
		{`"ivan koval"@example.org`, "", Invalid},
		{"a@example.org, b@example.org", "", Invalid},
		{"a@example.org;b@example.org", "", Invalid},
		{"Ivan <ivan@example.org>", "", Invalid},
		{"ivan\x00@example.org", "", Invalid},
		{"ivan@exam\x00ple.org", "", Invalid},
		{"iv\xffan@example.org", "", NotASCII},
		{strings.Repeat("a", 65) + "@example.org", "", Invalid},
		{"ivan@" + strings.Repeat("a", 64) + ".org", "", Invalid},
		{"ivan@" + strings.Repeat("a.", 130) + "org", "", Invalid},
	} {
		normal, problem := Usable(test.address)
		if normal != test.normal || problem != test.problem {
			t.Errorf("Usable(%q) = %q, %q; want %q, %q", test.address, normal, problem, test.normal, test.problem)
		}
		if problem == "" {
			if again, problem := Usable(normal); again != normal || problem != "" {
				t.Errorf("Usable(%q) = %q, %q after it was normal", normal, again, problem)
			}
		}
	}
}

func TestTwoWritingsOfOneAddressAreTheSame(t *testing.T) {
	for _, pair := range [][2]string{
		{"Ivan@Example.ORG", " ivan@example.org"}, {"ivan@приклад.укр", "IVAN@xn--80aikifvh.xn--j1amh"}, {"ІВАН@example.org", "іван@example.org"},
	} {
		if !Same(pair[0], pair[1]) {
			t.Errorf("%q and %q: %q, %q", pair[0], pair[1], Fold(pair[0]), Fold(pair[1]))
		}
	}
	if Same("ivan@example.org", "ivan@example.com") || Same("i.van@example.org", "ivan@example.org") {
		t.Error("two mailboxes are one")
	}
}

func TestTheSenderIsReadAsAPersonWritesIt(t *testing.T) {
	for _, test := range []struct {
		written string
		want    Address
		problem Problem
	}{
		{"hr@example.com", Address{"", "hr@example.com"}, ""},
		{" Олена Коваль <hr@Example.com> ", Address{"Олена Коваль", "hr@example.com"}, ""},
		{`"Коваль, Олена" <hr@example.com>`, Address{"Коваль, Олена", "hr@example.com"}, ""},
		{`Kovács, Őry Zsófia <hr@example.com>`, Address{"Kovács, Őry Zsófia", "hr@example.com"}, ""},
		{"<hr@example.com>", Address{"", "hr@example.com"}, ""},
		{"", Address{}, Missing},
		{"Олена <>", Address{}, Missing},
		{"Олена", Address{}, Invalid},
		{"Олена hr@example.com", Address{}, NotASCII},
		{`"ТОВ \"Альфа\"" <hr@example.com>`, Address{`ТОВ "Альфа"`, "hr@example.com"}, ""},
		{`ТОВ "Альфа" <hr@example.com>`, Address{`ТОВ "Альфа"`, "hr@example.com"}, ""},
		{"a@example.com, b@example.com", Address{}, Invalid},
		{"Олена\r\nBcc: x@example.org <hr@example.com>", Address{"Олена Bcc: x@example.org", "hr@example.com"}, ""},
	} {
		if got, problem := ParseFrom(test.written); got != test.want || problem != test.problem {
			t.Errorf("ParseFrom(%q) = %q, %q; want %q, %q", test.written, got, problem, test.want, test.problem)
		}
	}
}
