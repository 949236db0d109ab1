package guide

var inHungarian = words{
	YourKeys: "A beállításaiban módosított billentyűk",
	KeysHead: "| művelet | billentyűk | korábban |",
}
