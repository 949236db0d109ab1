package phone

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestFirstQuotesTheNumberAsItIsWritten(t *testing.T) {
	for text, want := range map[string]string{
		"Оплата 25 000. 067 123 45 67":    "067 123 45 67",
		"(0671234567)":                    "0671234567",
		"(067) 123 45 67, 050 123 45 67":  "(067) 123 45 67",
		"+40 (0) 721 234 567":             "+40 (0) 721 234 567",
		"06-1-234-5678":                   "06-1-234-5678",
		"+380 67 123-45-67 – 10 000 грн":  "+380 67 123-45-67",
		"дзвоніть 123-45-67":              "123-45-67",
		"050–123–45–67":                   "050–123–45–67",
		"050 – 123 45 67":                 "",
		"+380\u200b50 123\u200a45 67":     "+380\u200b50 123\u200a45 67",
		"380 500-420 500 Ft":              "",
		"01.02.2026 - 31.12.2026":         "",
		"08.00-17.00 13.00-14.00":         "",
		"№ 0501234567":                    "",
		"UA213223130000026007233566001":   "",
		"https://example.com/0671234567/": "",
	} {
		if got := First(text); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

func TestAllTakesWhatMayBeANumber(t *testing.T) {
	known := Parse("050 765 43 21; +40 721 234 567")
	for text, want := range map[string][]string{
		"0671234567 0509876543":                {"0671234567", "0509876543"},
		"ext. 7654321, or 21234567":            {"7654321", "21234567"},
		"тел. 55501 | Phone: (55502), mob 555": {"55501", "(55502"},
		"1234567890":                           {"1234567890"},
		"050–123–45–67, 044−234−56−78":         {"050–123–45–67", "044−234−56−78"},
		"01.2015 – 03.2019, 8–10 годин":        nil,
		"2009-2012, 92 000 000 lei, 98/2016":   nil,
		"ї+. 0671234567":                       {"0671234567"},
		"тел. +380067067. 0671234567":          {"+380067067", "0671234567"},
	} {
		var got []string
		for _, s := range All(text, known) {
			got = append(got, text[s.From:s.To])
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestWhatFirstFindsAllFinds: a number that an adviser points out is hidden in blind mode.
func TestWhatFirstFindsAllFinds(t *testing.T) {
	part := rapid.SampledFrom(strings.Split("+|+380|067|123|45|6|0721|2019|01|000|36|00|80|1234567|0671234567|тел. | |\u00a0|-|.|. | - |(|) |/|, |x|_|\n|№ |ї", "|"))
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(part, 1, 12).Draw(t, "parts"), "")
		first := First(text)
		if first == "" {
			return
		}
		found := func(s Span) bool {
			return strings.HasPrefix(text[s.From:], first) || strings.Contains(text[s.From:s.To], first)
		}
		if !slices.ContainsFunc(All(text, nil), found) {
			t.Errorf("%q of %q is not among %v", first, text, All(text, nil))
		}
	})
}

func TestAloneIsANumberAndNothingElse(t *testing.T) {
	for field, want := range map[string]bool{
		"+380 67 123-45-67": true, "(067) 123.45/67": true, "0": true,
		"": false, "+": false, "(": false, "=1+2": false, "+x": false, "067, 050": false, "067 x": false,
	} {
		if got := Alone(field); got != want {
			t.Errorf("%q: %v", field, got)
		}
	}
}
