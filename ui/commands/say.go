package commands

import "shortlist/model/lang"

func saySwitched(name string) string {
	return lang.Text("“%s” is done. Blind mode was switched meanwhile, so its output is not shown.", name)
}
