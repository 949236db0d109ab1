package signin

import "shortlist/model/lang"

func sayOnlyThisAddress() string { return lang.Text("Your password is sent only to this address.") }
