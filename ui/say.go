package ui

import "shortlist/model/lang"

func sayRestricted() string { return lang.Text("other programs are turned off here") }
