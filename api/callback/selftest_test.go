package callback

import "testing"

func TestSelfTestPassesWithEveryScheme(t *testing.T) {
	for _, s := range []Scheme{{}, {Signed: BodyAlone}, {Encoding: Base64}, {Signed: BodyAlone, Encoding: Base64}} {
		if err := SelfTest(t.Context(), []byte("secret"), s); err != nil {
			t.Errorf("%+v: %v", s, err)
		}
	}
	if err := SelfTest(t.Context(), nil, Scheme{}); err == nil {
		t.Error("it passes without a secret")
	}
	if err := SelfTest(t.Context(), []byte("secret"), Scheme{Signed: "time"}); err == nil {
		t.Error("it passes with an unknown scheme")
	}
}
