package cli

func (hungarian) FlagLinear() string {
	return "a kezelőfelület sorokban és szavakban: képernyőolvasóhoz, lassú vonalhoz, szkripthez"
}
func (hungarian) LinearEditor() string {
	return "soronkénti módban más program nem indul; írja ide a szöveget"
}
