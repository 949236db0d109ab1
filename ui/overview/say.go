package overview

import (
	"shortlist/model/lang"
)

func sayEmpty() string {
	return lang.Text("Nothing to count yet. The overview fills as soon as jobs are read from the service.")
}

func sayJobsRead(when string) string { return lang.Text("jobs read %s", when) }

func sayInDays(applied int, days int) string {
	return lang.Plural(days, "%[2]s in %[1]d day", "%[2]s in %[1]d days", lang.Number(applied))
}

func sayTodayAndMost(today int, most int, date string) string {
	if most == 0 {
		return lang.TextIn("overview", "none")
	}
	return lang.Text("today %s, most %s on %s", lang.Number(today), lang.Number(most), date)
}

func sayInWeeks(applied int, weeks int) string {
	return lang.Plural(weeks, "%[2]s in %[1]d week", "%[2]s in %[1]d weeks", lang.Number(applied))
}

// sayFunnel is the heading of the chart of decisions.
func sayFunnel(job string) string { return lang.Text("Decisions: %s", job) }

func sayUnread(n int, by string) string {
	return lang.Plural(n, "%d job has applicants that were not read yet and are not counted. %s reads them.", "%d jobs have applicants that were not read yet and are not counted. %s reads them.", by)
}

// sayJobColumns are the headings of the columns of numbers.
func sayJobColumns() (views, gained, applications, ratio string) {
	return lang.TextIn("overview", "views"), lang.Text("+new"), lang.Text("applied"), lang.Text("rate")
}

func sayLongest(days int) string { return lang.Plural(days, "longest %d day", "longest %d days") }

func sayMoreJobs(n int) string {
	return lang.Plural(n, "%d more job not shown", "%d more jobs not shown")
}

func sayViewsSince(d string) string { return lang.Text("New views are counted here since %s.", d) }
