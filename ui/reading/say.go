package reading

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
)

func sayCount(verdict string, n int) string {
	return lang.TextIn("tally", "%s %s", amount.Number(n), verdict)
}
