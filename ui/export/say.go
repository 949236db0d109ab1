package export

import (
	"strconv"

	"shortlist/model/lang"
)

func sayApplication(id int64) string { return lang.Text("Application %s", strconv.FormatInt(id, 10)) }
