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
	return action.Action{Keys: action.Undo, Name: "undo", Title: UndoTitle, Group: action.GroupReview, Synonyms: "back, revert", Help: "undo the last verdict, note, rating, tags or shortlist change", Rank: rank, Disabled: disabled, Run: b.desk.Want(intent.Undo{})}
}
