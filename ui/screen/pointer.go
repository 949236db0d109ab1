package screen

import "time"

// doubleClick is how long the clicks of a double click are apart at most.
const doubleClick = 400 * time.Millisecond

// Pointer tells the second click on a row, which opens it, from the first, which selects it.
type Pointer struct {
	now    func() time.Time
	chosen string    // the row that the last click selected; "" where anything else came since
	before string    // the same, before this click
	quiet  time.Time // clicks before then belong to a double click on what is gone
}

// NewPointer returns a pointer by a clock.
func NewPointer(now func() time.Time) *Pointer { return &Pointer{now: now} }

// Begin begins a click or a turn of the wheel.
func (p *Pointer) Begin() { p.before, p.chosen = p.chosen, "" }

// Forget makes the next click a first one.
func (p *Pointer) Forget() { p.chosen = "" }

// IsSecond reports whether the click before selected the same row.
func (p *Pointer) IsSecond(row string) bool { return row == p.before }

// Select notes the row that this click selects.
func (p *Pointer) Select(row string) { p.chosen = row }

// IsQuiet reports whether a click is the rest of a double click on what is gone.
func (p *Pointer) IsQuiet() bool { return p.now().Before(p.quiet) }

// Quiet drops the rest of a double click: what is there now was not aimed at.
func (p *Pointer) Quiet() { p.quiet = p.now().Add(doubleClick) }
