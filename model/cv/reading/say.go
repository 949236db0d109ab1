package reading

import "shortlist/model/lang"

func sayLargerThan(megabytes int) string { return lang.Text("a CV has less than %d MB", megabytes) }
