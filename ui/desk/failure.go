package desk

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// Again is the sentence about the next try of a failed read, and the key for it.
func (d *Desk) Again(itself bool) string {
	if !itself || d.NextTry == nil || !d.NextTry().After(d.Now()) {
		return lang.Text("Press %s to try again.", action.Refresh)
	}
	return lang.Text("Next try at %s, %s tries now.", d.Clock(d.NextTry()), action.Refresh)
}
