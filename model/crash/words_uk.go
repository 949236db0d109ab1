package crash

var inUkrainian = words{
	OwnFault: "це помилка самого shortlist",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) OwnFaultIn(file string) string {
	return "це помилка самого shortlist; її описує файл " + file
}
