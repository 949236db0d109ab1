package theme

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Jobs() string       { return "Вакансії" }
func (*ukrainian) Applicants() string { return "Кандидати" }
func (*ukrainian) YourReview() string { return "Ваші рішення" }
func (*ukrainian) Everywhere() string { return "Усюди" }

func (*ukrainian) Active() string        { return "активна, опублікована" }
func (*ukrainian) Pending() string       { return "на перевірці" }
func (*ukrainian) Stopped() string       { return "зупинена" }
func (*ukrainian) Inactive() string      { return "неактивна, не опублікована" }
func (*ukrainian) Deleted() string       { return "видалена" }
func (*ukrainian) Unknown() string       { return "інший статус" }
func (*ukrainian) UnviewedOfAll() string { return "непереглянуті, з усіх" }
func (*ukrainian) Broken() string        { return "порушує правило сервісу" }
func (*ukrainian) UnsentDraft() string   { return "чернетка, не надіслано" }

func (*ukrainian) Unviewed() string   { return "не переглянуто" }
func (*ukrainian) JustIn() string     { return "ще не в списку" }
func (*ukrainian) CV() string         { return "є резюме" }
func (*ukrainian) BadCV() string      { return "резюме непридатне" }
func (*ukrainian) NoCV() string       { return "без резюме" }
func (*ukrainian) NewMessage() string { return "1 нове повідомлення" }
func (*ukrainian) Messages() string   { return "повідомлення, нових немає" }
func (*ukrainian) Premium() string    { return "преміум" }

func (*ukrainian) Rating() string      { return "оцінка" }
func (*ukrainian) Tag() string         { return "мітка" }
func (*ukrainian) Note() string        { return "нотатка" }
func (*ukrainian) UnsavedNote() string { return "нотатку почато, не збережено" }
func (*ukrainian) Snoozed() string     { return "нагадування на цей день" }
func (*ukrainian) Marked() string      { return "позначено для наступної дії" }
func (*ukrainian) Queued() string      { return "очікує надсилання" }
func (*ukrainian) Selected() string    { return "вибрано; сіре: не у фокусі" }
