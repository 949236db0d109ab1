package settings

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

func sayClose() action.Label { return action.Label{Name: "close"}.Translated() }

func sayNoFile() string { return lang.Text("there is no configuration file") }
