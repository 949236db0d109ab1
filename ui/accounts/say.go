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
