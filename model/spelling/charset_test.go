package spelling

import (
	"testing"

	"golang.org/x/text/encoding/charmap"
)

// TestTheSetOfATextIsThatInWhichItsLettersMakeSense, also of one sentence without a name of its set.
func TestTheSetOfATextIsThatInWhichItsLettersMakeSense(t *testing.T) {
	const (
		uk = "Так, зможу у вівторок о десятій. Дякую!"
		hu = "Igen, kedden tízkor jó lesz, köszönöm. Üdvözlettel, Szűcs Győző"
		ro = "Da, marţi la ora zece îmi convine. Mulţumesc, Ştefan"
	)
	for _, c := range []struct {
		set  *charmap.Charmap
		text string
	}{
		{charmap.Windows1251, uk}, {charmap.KOI8U, uk}, {charmap.CodePage866, "Так, зможу завтра"}, {charmap.Windows1250, hu}, {charmap.ISO8859_2, hu},
		{charmap.Windows1250, ro}, {charmap.ISO8859_2, ro}, {charmap.Windows1251, "Так"}, {charmap.KOI8U, "Так"}, {charmap.Windows1252, "José Müller"},
		{charmap.Windows1251, "Ні"}, {charmap.Windows1251, "НІ!"}, {charmap.Windows1251, "– так"}, {charmap.Windows1251, "добре – приїду о 10"}, {charmap.Windows1251, "«так»"}, {charmap.Windows1251, "Ґудзь"},
		{charmap.Windows1252, "100 €"}, {charmap.Windows1250, "100 €"}, {charmap.CodePage866, "Так, добре"}, {charmap.CodePage852, "Kérem, győz"}, {charmap.MacintoshCyrillic, "Так, приїду"},
	} {
		sent, err := c.set.NewEncoder().String(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := Guessed([]byte(sent)); got != c.text {
			t.Errorf("%s: %q", c.set, got)
		}
	}
}

// TestDamagedUTF8Stays proves that one byte that is not UTF-8 does not change the letters around it.
func TestDamagedUTF8Stays(t *testing.T) {
	for text, want := range map[string]string{
		"Гарна кандидатка \xd0\nтак": "Гарна кандидатка \ufffd\nтак", "Jó jelölt, őszintén \xc3\nigen": "Jó jelölt, őszintén \ufffd\nigen", "Știe că… și mâine \xe2\x80": "Știe că… și mâine \ufffd",
		"Київ": "Київ", "naïve": "naïve",
		"\xd0\xb3\xe2\xed\xe5": "Рівне", "\xc2\xb2\xc4\xc4\xb2\xcb": "ВІДДІЛ", // in Windows-1251, in which some letters are UTF-8 by chance
	} {
		if got := Guessed([]byte(text)); got != want {
			t.Errorf("%q is read as %q", text, got)
		}
	}
}

// TestATextIsReadAsTheProgramOfAPersonSavedIt: with a byte order mark, in UTF-16 or in the set of an older editor.
func TestATextIsReadAsTheProgramOfAPersonSavedIt(t *testing.T) {
	for saved, want := range map[string]string{
		"Так, ő": "Так, ő", "\ufeffТак": "Так", "\xff\xfe\x22\x04\x30\x04\x3a\x04": "Так", "\xfe\xff\x04\x22\x04\x30\x04\x3a": "Так", "\xd2\xe0\xea": "Так",
		"\xff\xfe\x22": "\ufffd", "": "",
	} {
		if got := Decoded([]byte(saved)); got != want {
			t.Errorf("%q is read as %q, want %q", saved, got, want)
		}
	}
}
