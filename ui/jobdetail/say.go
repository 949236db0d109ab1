package jobdetail

import "shortlist/model/lang"

func sayNumber(jobID int64) string { return lang.TextIn("jobdetail", "job %d", jobID) }
