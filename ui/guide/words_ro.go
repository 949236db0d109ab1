package guide

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) YourKeys() string { return "Taste schimbate de configurația dumneavoastră" }
func (*romanian) KeysHead() string { return "| acțiune | taste | în loc de |" }
