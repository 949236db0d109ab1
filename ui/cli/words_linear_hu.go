package cli

var linearInHungarian = linearWords{
	FlagLinear:   "a kezelőfelület sorokban és szavakban: képernyőolvasóhoz, lassú vonalhoz, szkripthez",
	LinearEditor: "parancsfájlból nem indul szerkesztő; írja a szöveget sorokban",
}
