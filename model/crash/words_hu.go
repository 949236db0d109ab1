package crash

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) OwnFault() string { return "ez magának a shortlistnek a hibája" }
func (*hungarian) OwnFaultIn(file string) string {
	return "ez magának a shortlistnek a hibája; leírása: " + file
}
