package main

// stop is keys, what has to be on the screen after them, and the name of the picture of that screen, if there is one.
type stop struct{ keys, sees, name string }

// readme leads to the picture of the README.
var readme = []stop{
	{"", "This is a demo", ""},
	{"enter", "1 of 28", ""},
	{"a", "2 of 28", ""},
	{"x", "3 of 28", ""},
	{"enter m", "4 of 28", "dashboard"},
}

// tour leads through every screen and the boxes that are seen most.
var tour = []stop{
	{"", "This is a demo", "01-welcome"},
	{"enter", "Prendiville", "02-applicants"},
	{"a x m", "Prendiville", "03-verdicts"},
	{"t", "Experience", "04-profile"},
	{"t", "", "05-cv"},
	{"esc space j space j space", "", "06-marked"},
	{"=", "Compare", "07-compare"},
	{"esc p", "Experience", "08-applicant"},
	{"esc shift+tab", "Jobs", "09-jobs"},
	{"p", "Active", "10-job"},
	{"esc N", "New job", "11-form"},
	{"ctrl+s", "required", "12-form-checked"},
	{"esc ctrl+f g o", "position", "13-search"},
	{"esc ctrl+p", "Actions", "14-palette"},
	{"esc ?", "Help", "15-help"},
	{"esc H", "Overview", "16-overview"},
	{"esc L", "Activity log", "17-activity"},
	{"esc E", "Export", "18-export"},
	{"esc !", "Experience", "19-newest"},
	{"esc U", "To look at", "20-answers"},
	{"1 space space M", "refusal", "21-letters"},
	{"enter", "To look at 4", ""},
	{"enter", "Dear", "22-letter"},
	{"esc esc b", "Candidate", "23-blind"},
	{"b enter M G enter mon space 10-12", "in all", "24-times"},
	{"enter y i", "Silent", "25-agenda"},
	{"p The space first space one ctrl+s", "Note the reply", "26-reply"},
	{"y esc P Max", "Names", "27-packet"},
	{"enter y", "Saved", ""},
	{"esc shift+tab P", "answered", "28-packets"},
}
