package applicantlist

import (
	"testing"
	"time"

	"shortlist/ui/desk/desktest"
	"shortlist/ui/theme"
)

func TestACursorKeyDrawsTwoRows(t *testing.T) {
	p := full(t, 100)
	now := time.Unix(1_800_000_000, 0)
	p.desk.Theme, p.desk.Now = theme.New("dark", true), func() time.Time { return now }
	desktest.ACursorKeyDrawsTwoRows(t, p.desk, p, &p.keptRows)
}
