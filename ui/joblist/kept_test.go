package joblist

import (
	"testing"
	"time"

	"shortlist/ui/desk/desktest"
)

func TestACursorKeyDrawsTwoRows(t *testing.T) {
	p := filtered(100)
	now := time.Unix(1_800_000_000, 0)
	p.desk.Now = func() time.Time { return now }
	desktest.ACursorKeyDrawsTwoRows(t, p.desk, p, &p.keptRows)
}
