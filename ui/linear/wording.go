package linear

import (
	"slices"
	"sync/atomic"

	"shortlist/model/lang"
	"shortlist/ui/action"
)

// wording finds what a person types for an action that a text names: a command of this front end, the action's title,
// or its key. All of them are understood in any place.
type wording struct{ known atomic.Pointer[[]worded] }

// worded is an action by its keys, and what is typed for it.
type worded struct {
	keys  action.Keys
	typed string
	here  bool // it is an action of this place
}

// refresh notes the words of the actions that are offered now.
func (w *wording) refresh(t *talk) {
	var known []worded
	for _, own := range []struct {
		word Word
		keys []action.Keys
	}{
		{Help, []action.Keys{action.Help}}, {Open, []action.Keys{action.Open, action.Read}}, {Next, []action.Keys{action.Next}}, {Previous, []action.Keys{action.Previous}},
		{Back, []action.Keys{action.Back, action.Close, action.Done}}, {Quit, []action.Keys{action.Quit, action.QuitAnyway}}, {Yes, []action.Keys{action.Yes, action.VerdictYes}},
		{Maybe, []action.Keys{action.VerdictMaybe}}, {No, []action.Keys{action.No, action.VerdictNo}},
		{Undo, []action.Keys{action.Undo, action.UndoTyping}},
	} {
		for _, keys := range own.keys {
			known = append(known, worded{keys: keys, typed: first(own.word)})
		}
	}
	for _, a := range t.offered() {
		known = append(known, worded{a.Keys, a.TitleText(), true})
	}
	for _, a := range t.loop.model.Everything() {
		known = append(known, worded{keys: a.Keys, typed: a.TitleText()})
	}
	w.known.Store(&known)
}

// first is the first word for a command, in the language of the texts.
func first(w Word) string { return ownWordsOf(w)[0] }

// of returns what to type for an action. Actions of tabs are found by the digit: their Keys are new each time.
func (w *wording) of(keys action.Keys) string {
	known := w.known.Load()
	if known == nil {
		return sayTyped(keys[0])
	}
	for _, is := range []func(worded) bool{
		func(s worded) bool { return keys.IsSame(s.keys) },
		func(s worded) bool { return s.here && s.keys.Has(keys[0]) },
	} {
		if i := slices.IndexFunc(*known, is); i >= 0 {
			return sayTyped((*known)[i].typed)
		}
	}
	return sayTyped(keys[0])
}

// sayTyped is a word to type, within a text.
func sayTyped(word string) string { return lang.Text("“%s”", word) }
