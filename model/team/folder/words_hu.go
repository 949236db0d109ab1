package folder

var inHungarian = words{
	Unsigned:    "a módosításai bekerültek a csapatmappába, de nem lehetett aláírni",
	NoLock:      "a csapatmappa fájlrendszere nem tud fájlokat zárolni, ezért a shortlist nem ír oda",
	NoSignature: "az ssh-keygen nem írt aláírást",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) NotYours(path string) string {
	return path + " nem az Ön fájlja, ezért a shortlist nem ír bele"
}
func (*hungarian) NoOwners(folder, owner, manager string) string {
	return "a mappában (" + folder + ") egy új fájl tulajdonosa " + owner + ", nem " + manager + ", ezért a kollégáknál nem érvényesülnének a módosításai; " +
		"csatolja úgy a mappát, hogy a fájljai az Önéi legyenek, vagy állítsa be: team.check = \"signature\""
}
func (*hungarian) NoModes(folder string) string {
	return "a mappa (" + folder + ") fájlrendszere nem őriz meg jogosultságokat, így mások is írhatnának az Ön nevében, ezért a kollégáknál nem érvényesülnének a módosításai; " +
		"csatolja az umask=027 beállítással, vagy állítsa be: team.check = \"signature\""
}
func (*hungarian) Locked(path string) string {
	return "egy másik programja zárolta: " + path + ", ezért a shortlist nem tudott bele írni"
}
func (*hungarian) NewerLines(path string) string {
	return "egy újabb shortlist írt ebbe: " + path + "; frissítse ezt a programot, mert elvesznének azok a sorok"
}
func (*hungarian) NotASigner(manager string) string {
	return "a team.allowed_signers fájlban nincs az aláírásához illő kulcs ehhez a névhez: " + manager
}
func (*hungarian) KeyFailed(why string) string { return "az ssh-keygen nem tudta aláírni: " + why }
