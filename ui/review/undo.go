package review

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/intent"
)

// UndoTitle is the title of the undo action.
func UndoTitle() string { return sayUndo().Title }

// UndoAction returns the action that undoes the last change.
func (b *Book) UndoAction(rank int) action.Action {
	disabled := b.NotHere()
	if disabled == "" && !b.CanUndo() {
		disabled = lang.Text("there is nothing to undo")
	}
	return action.Action{Keys: action.Undo, Label: sayUndo(), Group: action.GroupReview, Rank: rank, Disabled: disabled, Run: b.env.Want(intent.Undo{})}
}

func sayUndo() action.Label {
	return action.Label{Name: "undo", Title: "Undo the last review", Synonyms: "back, revert", Help: "undo the last verdict, note, rating, tag, date or list change"}.Translated()
}
