package desk

import "shortlist/ui/action"

// Again says when what could not be read is tried again by itself, and by which key.
func (d *Desk) Again(itself bool) string {
	if !itself || d.NextTry == nil || !d.NextTry().After(d.Now()) {
		return "Press " + action.Refresh.String() + " to try again."
	}
	return "Next try at " + d.Clock(d.NextTry()) + ", " + action.Refresh.String() + " tries now."
}
