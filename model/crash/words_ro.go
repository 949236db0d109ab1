package crash

var inRomanian = words{
	OwnFault: "este o eroare a programului shortlist",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) OwnFaultIn(file string) string {
	return "este o eroare a programului shortlist; descrierea ei: " + file
}
