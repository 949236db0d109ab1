package cli

var linearInRomanian = linearWords{
	FlagLinear:   "panoul în rânduri și cuvinte, pentru cititoare de ecran, linii lente și scripturi",
	LinearEditor: "un script nu pornește editorul; scrieți textul pe rânduri",
}
