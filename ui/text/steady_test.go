package text

import (
	"testing"

	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"
)

func TestSteady(t *testing.T) {
	for in, want := range map[string]string{
		"Олена":          "Олена",
		"漢字":             "漢字",
		"e\u0301":        "e\u0301",
		"👨‍👩‍👧‍👦 family": "👨 family",
		"👍🏽 ok":          "👍 ok",
		"❤️ love":        "❤ love",
		"1️⃣ first":      "1 first",
		"🇺🇦 flag":        "🇺🇦 flag",
		"🔥 hot":          "🔥 hot",
	} {
		if got := Steady(in); got != want {
			t.Errorf("Steady(%q) = %q, want %q", in, got, want)
		}
		if got := Steady(in); ansi.StringWidth(got) != ansi.StringWidthWc(got) {
			t.Errorf("Steady(%q) is %d or %d cells wide", in, ansi.StringWidth(got), ansi.StringWidthWc(got))
		}
	}
}

func TestSteadyIsSafe(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := Line(anyText().Draw(t, "s"))
		if got := Steady(s); unsafe(got) != "" {
			t.Fatalf("Steady(%q) = %q has %s", s, got, unsafe(got))
		}
	})
}
