package applicantlist

import (
	"testing"
	"time"

	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

func TestACursorKeyDrawsTwoRows(t *testing.T) {
	p := full(t, 100)
	now := time.Unix(1_800_000_000, 0)
	p.env.Theme, p.env.Now = theme.New("dark", true), func() time.Time { return now }
	uitest.ACursorKeyDrawsTwoRows(t, p.env, p, func() int { return p.keptRows.Drawn })
}
