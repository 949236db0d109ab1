package env

import (
	"testing"

	"shortlist/model"
	"shortlist/ui/theme"
)

// TestASlowLineIsSparedTheGround: the row under the cursor has one, and with low_bandwidth it has none.
func TestASlowLineIsSparedTheGround(t *testing.T) {
	e := &Env{Theme: theme.New("dark", true)}
	if plain := (theme.Style{}); e.Ground(true) != e.Theme.Selected || e.Ground(false) != plain {
		t.Error("the row under the cursor has no ground, or another row has one")
	}
	e.UI = model.UI{LowBandwidth: true}
	if e.Ground(true) != e.Ground(false) {
		t.Error("a slow line carries the ground")
	}
}
