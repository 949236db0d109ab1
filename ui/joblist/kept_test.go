package joblist

import (
	"testing"
	"time"

	"shortlist/ui/uitest"
)

func TestACursorKeyDrawsTwoRows(t *testing.T) {
	p := filtered(100)
	now := time.Unix(1_800_000_000, 0)
	p.env.Now = func() time.Time { return now }
	uitest.ACursorKeyDrawsTwoRows(t, p.env, p, func() int { return p.keptRows.Drawn })
}
