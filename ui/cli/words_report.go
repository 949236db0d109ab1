package cli

import "fmt"

// reportWords are the texts of the report.
type reportWords struct {
	Report          help
	ReportCSV       string
	ReportDays      string
	ReportOneFormat string
}

// reportSentences are those that are made at run time.
type reportSentences interface {
	ReportNotDays(days, most int) string
}

var reportInEnglish = reportWords{
	Report: help{Short: "Print what waits for you, and how your jobs do", Long: "Print what waits for you, applications by day and by week, your decisions, and the jobs with the most\n" +
		"views and applications. It counts what is stored on this computer, and asks nothing of the service:\n" +
		"run shortlist sync before it, or leave the dashboard open."},
	ReportCSV:       "print CSV, with a row for each number",
	ReportDays:      "count applications and views of so many days",
	ReportOneFormat: "--csv and --json cannot be used together; give one of them",
}

func (*english) ReportNotDays(days, most int) string {
	return fmt.Sprintf("--days %d is not possible; give 1 to %d", days, most)
}
