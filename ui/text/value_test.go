package text

import "testing"

func TestValueWordsUnknownJSON(t *testing.T) {
	for src, want := range map[string]string{
		`["hot",{"id":3,"name":"\u0416\u002B\u0457\/"}]`: "hot, (id: 3, name: Ж+ї/)",
		`"\u0416\u001b[31m\nred"`:                        Line("Ж\x1b[31m\nred"),
		`{"b":true,"a":[1.50,null]}`:                     "b: true, a: (1.50, –)",
		`12345678901234567890`:                           "12345678901234567890",
		`{}`:                                             "",
		`[`:                                              "[",
		`no JSON`:                                        "no JSON",
		`{"a":`:                                          `{"a":`,
		`{"a":{},"b":[[],[1,"x"]]}`:                      "a: (), b: ((), (1, x))",
	} {
		if got := Value(src); got != want {
			t.Errorf("Value(%s) = %q, want %q", src, got, want)
		}
	}
}
