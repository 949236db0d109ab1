package answers

import "testing"

// TestAMaskedNumberIsNotDialled: the QR code has one whole number or is not shown.
func TestAMaskedNumberIsNotDialled(t *testing.T) {
	for field, want := range map[string]string{
		"+40 700 000 216":                  "+40700000216",
		"0712 345 678":                     "0712345678",
		"700000216":                        "700000216",
		"+40 700 00** **":                  "",
		"+380 67 *** ** 12":                "",
		"":                                 "",
		"067 123 45 67 / 050 765 43 21":    "0671234567",
		"+36301234567, +36201234567":       "+36301234567",
		"067 123 45 67 (Viber)":            "0671234567",
		"+40 700 00** **, +40 712 345 678": "+40712345678",
	} {
		if got := dialledIn(field); got != want {
			t.Errorf("%q dials %q, want %q", field, got, want)
		}
	}
}
