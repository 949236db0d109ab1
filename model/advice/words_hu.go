package advice

import "fmt"

var inHungarian = words{
	NoSalary: "Nincs megadva fizetés; meg fogják kérdezni.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) PhoneNumber(number string) string {
	return "„" + number + "” telefonszámnak tűnik; mindenki látja, aki az állást megnézi."
}
func (*hungarian) Capitals(words string) string {
	return "„" + words + "” csupa nagybetű, ami kiabálásnak hat."
}
func (*hungarian) NoList(characters string) string {
	return characters + " karakter, és nincs benne felsorolás; a feladatok és az elvárások pontokba szedhetők."
}
func (*hungarian) TooLong(characters string, screens int) string {
	return fmt.Sprintf("%s karakter telefonon kb. %d képernyő; lehetne rövidebb?", characters, screens)
}
