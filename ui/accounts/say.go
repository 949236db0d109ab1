package accounts

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

func sayChooseAnother() string {
	return lang.Text("Switch to an employer account, add one, or sign out.")
}

func sayNoAccount() string {
	return lang.Text("No account is set up here yet. %s adds one.", action.AddAccount)
}

func sayHeadline() string { return lang.Text("Your applicants, in a terminal.") }

func sayAbout() string { return lang.Text("See who applied, read their CVs, and publish jobs.") }

func saySignInToBoard() string { return lang.Text("sign in to your job board's employer account") }

// sayPasswordOnlyTo is the start of a sentence that the host ends.
func sayPasswordOnlyTo() string { return lang.Text("Your password is sent only to") }
