package filesystem

var inRomanian = words{sentences: new(romanian)}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Away(folder string) string {
	return "dosarul " + folder + " nu mai este la locul lui: discul sau serverul a fost deconectat ori dosarul a fost mutat. Nu se scrie nimic până nu revine"
}
