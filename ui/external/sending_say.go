package external

import "shortlist/model/lang"

func sayBlindNow() string {
	return lang.Text("Blind mode was switched on meanwhile, so the file was saved but not sent.")
}

func sayTooLarge() string { return lang.Text("The file is too large for your terminal.") }

func sayRefused(why string) string {
	if why == "" {
		return lang.Text("The terminal refused the file.")
	}
	return lang.Text("The terminal refused the file: %s.", why)
}
