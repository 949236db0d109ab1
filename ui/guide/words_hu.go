package guide

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) YourKeys() string { return "A beállításaiban módosított billentyűk" }
func (*hungarian) KeysHead() string { return "| művelet | billentyűk | korábban |" }
