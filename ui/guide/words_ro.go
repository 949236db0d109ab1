package guide

var inRomanian = words{
	YourKeys: "Taste schimbate de configurația dumneavoastră",
	KeysHead: "| acțiune | taste | în loc de |",
}
