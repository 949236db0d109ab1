package cv

import "fmt"

var inUkrainian = words{
	Shortened: "інша програма тим часом скоротила файл",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) NotOpened(err error) error {
	return fmt.Errorf("відкрити кеш резюме: %w", err)
}
func (*ukrainian) NotKept(err error) error {
	return fmt.Errorf("не вдалося залишити на цьому комп'ютері: %w", err)
}
func (*ukrainian) Full(limit string) string {
	return "кеш резюме повний (" + limit + ")"
}
func (*ukrainian) UnsafeName(name string) string {
	return fmt.Sprintf("%q — небезпечна назва файлу", name)
}
func (*ukrainian) NotSaved(path string, err error) error {
	return fmt.Errorf("не вдалося зберегти %s: %w", path, err)
}
func (*ukrainian) NotSavedIn(folder string, err error) error {
	return fmt.Errorf("не вдалося зберегти в теці %s: %w", folder, err)
}
func (*ukrainian) NamesInUse(folder, name string) string {
	return fmt.Sprintf("не вдалося зберегти в теці %s: усі назви на зразок %s зайняті", folder, name)
}
