package reading

import (
	"shortlist/model/lang"
)

func sayCount(verdict string, n int) string {
	return lang.TextIn("tally", "%s %s", lang.Number(n), verdict)
}
