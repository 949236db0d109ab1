package doctor

import "shortlist/model/lang"

func sayRun(command string) string { return lang.Text("Run: %s", command) }
