package spelling

import "testing"

func TestASlipOfTheFingersIsOneMistake(t *testing.T) {
	for typed, want := range map[string]string{"hlep": "help", "chek": "check", "shwo": "show", "hsow": "show", "jbos": "jobs", "xyz": "", "": ""} {
		if got, ok := Nearest(typed, []string{"jobs", "check", "help", "show"}); ok != (want != "") || ok && got != want {
			t.Errorf("%q was meant as %q, %t", typed, got, ok)
		}
	}
	for pair, want := range map[[2]string]int{{"", "abc"}: 3, {"abc", ""}: 3, {"ab", "ba"}: 1, {"abc", "bca"}: 2, {"same", "same"}: 0, {"cat", "cart"}: 1} {
		if got := Distance(pair[0], pair[1]); got != want {
			t.Errorf("%q to %q: %d steps, want %d", pair[0], pair[1], got, want)
		}
	}
}
