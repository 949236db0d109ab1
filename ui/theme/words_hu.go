package theme

var inHungarian = words{
	Jobs:       "Állások",
	Applicants: "Jelentkezők",
	YourReview: "Értékelés",
	Everywhere: "Mindenhol",

	Active:        "aktív, a portálon van",
	Pending:       "függőben",
	Stopped:       "leállított",
	Inactive:      "inaktív, nincs a portálon",
	Deleted:       "törölt",
	Unknown:       "más állapot",
	UnviewedOfAll: "olvasatlan / összes",
	Broken:        "portálszabályt sért",
	UnsentDraft:   "el nem küldött piszkozat",

	Unviewed:   "olvasatlan",
	JustIn:     "még nincs a listában",
	CV:         "van CV",
	BadCV:      "a CV nem használható",
	NoCV:       "nincs CV",
	NewMessage: "1 új üzenet",
	Messages:   "üzenetek, egy sem új",
	Premium:    "prémium",

	Rating:      "értékelés",
	Tag:         "címke",
	Note:        "jegyzet",
	UnsavedNote: "nem mentett jegyzet",
	Snoozed:     "emlékeztető erre a napra",
	Marked:      "jelölt a műveletre",
	Queued:      "küldésre vár",
	Selected:    "kijelölt; szürke: inaktív",
}
