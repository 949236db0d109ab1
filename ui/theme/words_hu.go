package theme

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Jobs() string       { return "Állások" }
func (*hungarian) Applicants() string { return "Jelentkezők" }
func (*hungarian) YourReview() string { return "Értékelés" }
func (*hungarian) Everywhere() string { return "Mindenhol" }

func (*hungarian) Active() string        { return "aktív, a portálon van" }
func (*hungarian) Pending() string       { return "függőben" }
func (*hungarian) Stopped() string       { return "leállított" }
func (*hungarian) Inactive() string      { return "inaktív, nincs a portálon" }
func (*hungarian) Deleted() string       { return "törölt" }
func (*hungarian) Unknown() string       { return "más állapot" }
func (*hungarian) UnviewedOfAll() string { return "új / összes" }
func (*hungarian) Broken() string        { return "portálszabályt sért" }
func (*hungarian) UnsentDraft() string   { return "el nem küldött piszkozat" }

func (*hungarian) Unviewed() string   { return "új" }
func (*hungarian) JustIn() string     { return "még nincs a listában" }
func (*hungarian) CV() string         { return "van CV" }
func (*hungarian) BadCV() string      { return "a CV nem használható" }
func (*hungarian) NoCV() string       { return "nincs CV" }
func (*hungarian) NewMessage() string { return "1 új üzenet" }
func (*hungarian) Messages() string   { return "üzenetek, egy sem új" }
func (*hungarian) Premium() string    { return "prémium" }

func (*hungarian) Rating() string      { return "értékelés" }
func (*hungarian) Tag() string         { return "címke" }
func (*hungarian) Note() string        { return "jegyzet" }
func (*hungarian) UnsavedNote() string { return "nem mentett jegyzet" }
func (*hungarian) Snoozed() string     { return "emlékeztető erre a napra" }
func (*hungarian) Marked() string      { return "jelölt a műveletre" }
func (*hungarian) Queued() string      { return "küldésre vár" }
func (*hungarian) Selected() string    { return "kijelölt; szürke: inaktív" }
