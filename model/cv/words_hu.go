package cv

import "fmt"

var inHungarian = words{
	Shortened: "közben egy másik program megrövidítette a fájlját",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) NotOpened(err error) error {
	return fmt.Errorf("az önéletrajz-gyorsítótár megnyitása: %w", err)
}
func (*hungarian) NotKept(err error) error {
	return fmt.Errorf("nem lehetett megőrizni ezen a gépen: %w", err)
}
func (*hungarian) Full(limit string) string {
	return "az önéletrajz-gyorsítótár megtelt (" + limit + ")"
}
func (*hungarian) UnsafeName(name string) string {
	return fmt.Sprintf("%q nem biztonságos fájlnév", name)
}
func (*hungarian) NotSaved(path string, err error) error {
	return fmt.Errorf("nem sikerült a mentés ide: %s: %w", path, err)
}
func (*hungarian) NotSavedIn(folder string, err error) error {
	return fmt.Errorf("nem sikerült a mentés ebbe a mappába: %s: %w", folder, err)
}
func (*hungarian) NamesInUse(folder, name string) string {
	return fmt.Sprintf("nem sikerült a mentés ebbe a mappába: %s: minden ilyen név foglalt: %s", folder, name)
}
