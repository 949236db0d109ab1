package cli

func (*hungarian) FlagLinear() string {
	return "a kezelőfelület sorokban és szavakban: képernyőolvasóhoz, lassú vonalhoz, szkripthez"
}
func (*hungarian) LinearEditor() string {
	return "parancsfájlból nem indul szerkesztő; írja a szöveget sorokban"
}
