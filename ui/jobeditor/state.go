package jobeditor

// textState is how the text of the form compares with its draft in the store. A change, a save
// and its end move it on:
//
//	             changed    saving     ended (stored / failed)   dropped
//	textSaved    textDirty  –          –                         –
//	textDirty    –          textSaving –                         textSaved
//	textSaving   textBehind –          textSaved / textFailed    –
//	textBehind   –          –          textDirty / textFailed    textSaving
//	textFailed   –          textSaving –                         textSaved
type textState int

const (
	textSaved  textState = iota // the draft has it, or nothing was typed
	textDirty                   // changed since
	textSaving                  // a save of it is in progress
	textBehind                  // changed since the save in progress began
	textFailed                  // the last save failed, and is tried again
)

// isDirty reports whether there is a change that no save in progress holds.
func (s textState) isDirty() bool { return s == textDirty || s == textBehind || s == textFailed }

// isSaving reports whether a save is in progress. One runs at a time.
func (s textState) isSaving() bool { return s == textSaving || s == textBehind }

func (s textState) changed() textState {
	switch s {
	case textSaved:
		return textDirty
	case textSaving:
		return textBehind
	case textDirty, textBehind, textFailed:
	}
	return s
}

func (s textState) ended(err error) textState {
	switch {
	case err != nil:
		return textFailed
	case s == textBehind:
		return textDirty
	}
	return textSaved
}

// dropped is the state of a form whose draft is deleted: nothing of it is saved any more.
func (s textState) dropped() textState {
	if s.isSaving() {
		return textSaving
	}
	return textSaved
}

// endState is how far the form is on its way out. Typing or a failed save brings back a form that is
// leaving; a dropped form is gone for good.
type endState int

const (
	endOpen    endState = iota
	endLeaving          // the draft is saved, and any window may open it
	endDropped          // the draft is discarded, or its job is sent
)

func (s endState) left() endState { return max(s, endLeaving) }

func (s endState) reopened() endState {
	if s == endLeaving {
		return endOpen
	}
	return s
}
