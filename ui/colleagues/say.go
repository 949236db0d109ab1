package colleagues

import "shortlist/model/lang"

func sayYoursFirst(verdicts int) string {
	return lang.Plural(verdicts, "%d colleague has a verdict; yours first", "%d colleagues have a verdict; yours first")
}
