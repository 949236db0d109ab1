package cv

import "fmt"

var inRomanian = words{
	Shortened: "un alt program i-a scurtat fișierul între timp",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) NotOpened(err error) error {
	return fmt.Errorf("deschiderea cache-ului de CV-uri: %w", err)
}
func (*romanian) NotKept(err error) error {
	return fmt.Errorf("nu s-a putut păstra pe acest calculator: %w", err)
}
func (*romanian) Full(limit string) string { return "cache-ul de CV-uri este plin (" + limit + ")" }
func (*romanian) UnsafeName(name string) string {
	return fmt.Sprintf("%q nu este un nume de fișier sigur", name)
}
func (*romanian) NotSaved(path string, err error) error {
	return fmt.Errorf("nu s-a putut salva %s: %w", path, err)
}
func (*romanian) NotSavedIn(folder string, err error) error {
	return fmt.Errorf("nu s-a putut salva în %s: %w", folder, err)
}
func (*romanian) NamesInUse(folder, name string) string {
	return fmt.Sprintf("nu s-a putut salva în %s: toate numele ca %s sunt folosite", folder, name)
}
