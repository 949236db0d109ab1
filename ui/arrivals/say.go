package arrivals

import "shortlist/model/lang"

func sayEmpty() string { return lang.Text("No application is waiting: the service lists all of them.") }

func sayWhyHere() string {
	return lang.Text("The service announced these but does not list them yet. shortlist keeps checking for a day.")
}

func sayTitle(title string) string { return lang.Text("“%s”", title) }

func sayFor(job string) string { return lang.Text("for %s", job) }
