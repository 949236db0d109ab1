package layout

import "testing"

// Only indistinguishable colours count as invisible.
func TestNil(t *testing.T) {
	black, grey := RGB{}, func(v uint8) RGB { return RGB{v, v, v} }
	for _, c := range []struct {
		a, b RGB
		want bool
	}{
		{White(), White(), true}, {grey(254), White(), true}, {grey(0xFA), White(), true}, {grey(0xF5), White(), true},
		{grey(0xF0), White(), false}, {grey(0xEE), White(), false}, {grey(0xDD), White(), false}, {grey(0xCC), White(), false}, {black, White(), false},
		{RGB{255, 255, 0}, White(), false}, {RGB{255, 255, 224}, White(), false}, {RGB{255, 255, 250}, White(), true},
		{RGB{200, 0, 0}, RGB{0, 110, 0}, false}, {black, grey(10), true}, {black, grey(40), false}, {RGB{51, 102, 153}, RGB{53, 102, 153}, true},
	} {
		if Nil(c.a, c.b) != c.want || Nil(c.b, c.a) != c.want {
			t.Errorf("%v on %v: want %v", c.a, c.b, c.want)
		}
	}
}
