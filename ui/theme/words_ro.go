package theme

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Jobs() string       { return "Joburi" }
func (*romanian) Applicants() string { return "Candidați" }
func (*romanian) YourReview() string { return "Evaluarea dvs." }
func (*romanian) Everywhere() string { return "Peste tot" }

func (*romanian) Active() string        { return "activ, publicat" }
func (*romanian) Pending() string       { return "în așteptare" }
func (*romanian) Stopped() string       { return "oprit" }
func (*romanian) Inactive() string      { return "inactiv, nepublicat" }
func (*romanian) Deleted() string       { return "șters" }
func (*romanian) Unknown() string       { return "altă stare" }
func (*romanian) UnviewedOfAll() string { return "nevăzute, din toate" }
func (*romanian) Broken() string        { return "încalcă o regulă a site-ului" }
func (*romanian) UnsentDraft() string   { return "ciornă netrimisă" }

func (*romanian) Unviewed() string   { return "nevăzută" }
func (*romanian) JustIn() string     { return "nu e încă în listă" }
func (*romanian) CV() string         { return "are CV" }
func (*romanian) BadCV() string      { return "CV inutilizabil" }
func (*romanian) NoCV() string       { return "fără CV" }
func (*romanian) NewMessage() string { return "1 mesaj nou" }
func (*romanian) Messages() string   { return "mesaje, niciunul nou" }
func (*romanian) Premium() string    { return "premium" }

func (*romanian) Rating() string      { return "evaluare" }
func (*romanian) Tag() string         { return "etichetă" }
func (*romanian) Note() string        { return "notă" }
func (*romanian) UnsavedNote() string { return "notă începută, nesalvată" }
func (*romanian) Snoozed() string     { return "de revăzut în acea zi" }
func (*romanian) Marked() string      { return "marcat pentru acțiune" }
func (*romanian) Queued() string      { return "așteaptă trimiterea" }
func (*romanian) Selected() string    { return "selectat; gri: nefocalizat" }
