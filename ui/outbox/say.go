package outbox

import "shortlist/model/lang"

func sayReadOnly() string {
	return lang.Text("This account is open read-only: this window sends nothing.")
}

func saySentSoon() string { return lang.Text("It is sent as soon as the service answers.") }
