package cli

func (*romanian) FlagLinear() string {
	return "panoul în rânduri și cuvinte, pentru cititoare de ecran, linii lente și scripturi"
}
func (*romanian) LinearEditor() string {
	return "un script nu pornește editorul; scrieți textul pe rânduri"
}
