package review

import (
	"shortlist/ui/action"
	"shortlist/ui/intent"
)

// UndoTitle is the title of the undo action.
func UndoTitle() string { return say.Undo.Title }

// UndoAction returns the action that undoes the last change.
func (b *Book) UndoAction(rank int) action.Action {
	disabled := b.NotHere()
	if disabled == "" && !b.CanUndo() {
		disabled = say.NothingToUndo
	}
	return action.Action{Keys: action.Undo, Label: say.Undo, Group: action.GroupReview, Rank: rank, Disabled: disabled, Run: b.desk.Want(intent.Undo{})}
}
