package crash

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) OwnFault() string { return "este o eroare a programului shortlist" }
func (*romanian) OwnFaultIn(file string) string {
	return "este o eroare a programului shortlist; descrierea ei: " + file
}
