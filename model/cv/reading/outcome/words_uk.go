package outcome

import (
	"fmt"
	"time"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var (
	_ words   = new(ukrainian)
	_ reasons = new(ukrainian)
)

func (*ukrainian) ImageOnly() string { return "це зображення без тексту" }
func (*ukrainian) Locked() string    { return "файл захищено паролем" }
func (*ukrainian) Broken() string    { return "файл пошкоджено" }
func (*ukrainian) TooLarge() string {
	return "файл завеликий або читається надто довго"
}
func (*ukrainian) Empty() string { return "файл порожній" }
func (*ukrainian) Unknown() string {
	return "файли цього виду не читаються як текст"
}
func (*ukrainian) NoPicture() string {
	return "зображення цієї сторінки немає"
}
func (*ukrainian) ReadCV() string { return "прочитати резюме" }

func (*ukrainian) NoWordDocument() string     { return "це не документ Word" }
func (*ukrainian) Incomplete() string         { return "файл обірвано" }
func (*ukrainian) UnknownSectors() string     { return "розмір секторів невідомий" }
func (*ukrainian) TooOldForWord() string      { return "створено у Word 95 або раніше" }
func (*ukrainian) NoPieces() string           { return "бракує таблиці частин" }
func (*ukrainian) NoTextDocument() string     { return "це не текстовий документ" }
func (*ukrainian) TooManyParts() string       { return "забагато частин" }
func (*ukrainian) PictureWithoutSize() string { return "зображення без розміру" }
func (*ukrainian) PictureTooLarge(millions int) string {
	return fmt.Sprintf("зображення має понад %d млн пікселів", millions)
}
func (*ukrainian) PicturesTooLarge(millions int) string {
	return fmt.Sprintf("зображення мають понад %d млн пікселів", millions)
}
func (*ukrainian) UnreadablePicture() string { return "зображення не читається" }
func (*ukrainian) UnknownCodec(codec string) string {
	return fmt.Sprintf("формат %.20q не підтримується", codec)
}
func (*ukrainian) UnknownFax() string {
	return "цей вид факсу не підтримується"
}
func (*ukrainian) UnknownColours() string {
	return "ці кольори не підтримуються"
}
func (*ukrainian) NoPDFHeader() string { return "немає заголовка PDF" }
func (*ukrainian) NoObjects() string   { return "немає об'єктів" }
func (*ukrainian) NoPages() string     { return "сторінок не знайдено" }
func (*ukrainian) SoManyPages(pages int) string {
	return fmt.Sprintf("сторінок: %d", pages)
}
func (*ukrainian) TextIsNoPicture() string { return "це текст, а не зображення" }
func (*ukrainian) PagesFromOne() string    { return "сторінки рахуються від 1" }
func (*ukrainian) NotDrawn() string        { return "pdftoppm не зобразив її" }
func (*ukrainian) ReaderFailed() string {
	return "на цьому файлі читання зазнало збою"
}
func (*ukrainian) EndlessText() string { return "текст не закінчується" }
func (*ukrainian) TooSlow(limit time.Duration) string {
	return fmt.Sprintf("триває довше за %s", limit)
}
func (*ukrainian) TooHungry() string {
	return "потребує більше пам'яті або часу, ніж дозволено резюме"
}
func (*ukrainian) NotInstalled() string {
	return "pdftoppm з poppler, який міг би її зобразити, не встановлено"
}
