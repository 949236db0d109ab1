package crash

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) OwnFault() string { return "це помилка самого shortlist" }
func (*ukrainian) OwnFaultIn(file string) string {
	return "це помилка самого shortlist; її описує файл " + file
}
