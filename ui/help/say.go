package help

import "shortlist/ui/action"

func sayDoIt() action.Label { return action.Label{Name: "do it"}.Translated() }

func sayChoose() action.Label { return action.Label{Name: "choose"}.Translated() }

func sayClearWords() action.Label { return action.Label{Name: "clear words"}.Translated() }
