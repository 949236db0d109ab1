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
