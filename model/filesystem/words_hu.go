package filesystem

var inHungarian = words{sentences: new(hungarian)}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Away(folder string) string {
	return "a(z) " + folder + " mappa nincs a helyén: a lemezét vagy a kiszolgálóját leválasztották, vagy a mappát áthelyezték. Amíg vissza nem kerül, semmi sem íródik ki"
}
