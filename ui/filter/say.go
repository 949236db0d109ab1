package filter

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

func sayClears() string { return lang.Text("%s clears", action.Back) }
