package review

import (
	"shortlist/ui/action"
	"shortlist/ui/intent"
)

// UndoTitle is the title of what UndoAction returns.
const UndoTitle = "Undo the last review"

// UndoAction returns the key that takes the last change back.
func (b *Book) UndoAction(rank int) action.Action {
	disabled := ""
	if !b.CanUndo() {
		disabled = "nothing was changed"
	}
	return action.Action{Keys: action.Undo, Label: action.Label{Name: "undo", Title: UndoTitle, Synonyms: "back, revert", Help: "undo the last verdict, note, rating, tags or shortlist change"}, Group: action.GroupReview, Rank: rank, Disabled: disabled, Run: b.desk.Want(intent.Undo{})}
}
