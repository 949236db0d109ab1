package cli

func (romanian) FlagLinear() string {
	return "panoul în rânduri și cuvinte, pentru cititoare de ecran, linii lente și scripturi"
}
func (romanian) LinearEditor() string {
	return "în modul rând cu rând nu se pornesc alte programe; scrieți textul aici"
}
