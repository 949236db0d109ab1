package overlay

import "shortlist/ui/action"

func sayClose() action.Label { return action.Label{Name: "close"}.Translated() }
