package crash

var inHungarian = words{
	OwnFault: "ez magának a shortlistnek a hibája",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) OwnFaultIn(file string) string {
	return "ez magának a shortlistnek a hibája; leírása: " + file
}
