package theme

var inRomanian = words{
	Jobs:       "Joburi",
	Applicants: "Candidați",
	YourReview: "Evaluarea dvs.",
	Everywhere: "Peste tot",

	Active:        "activ, publicat",
	Pending:       "în așteptare",
	Stopped:       "oprit",
	Inactive:      "inactiv, nepublicat",
	Deleted:       "șters",
	Unknown:       "altă stare",
	UnviewedOfAll: "nevăzute, din toate",
	Broken:        "încalcă o regulă a site-ului",
	UnsentDraft:   "ciornă netrimisă",

	Unviewed:   "nevăzută",
	JustIn:     "nu e încă în listă",
	CV:         "are CV",
	BadCV:      "CV inutilizabil",
	NoCV:       "fără CV",
	NewMessage: "1 mesaj nou",
	Messages:   "mesaje, niciunul nou",
	Premium:    "premium",

	Rating:      "evaluare",
	Tag:         "etichetă",
	Note:        "notă",
	UnsavedNote: "notă începută, nesalvată",
	Snoozed:     "de revăzut în acea zi",
	Marked:      "marcat pentru acțiune",
	Queued:      "așteaptă trimiterea",
	Selected:    "selectat; gri: nefocalizat",
}
