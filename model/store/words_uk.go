package store

import (
	"fmt"
	"time"
)

// ukrainian are the texts in Ukrainian. An operation is a noun, as a colon and its cause follow.
type ukrainian struct{}

var _ words = new(ukrainian)

// clock is a time of the last day, or a date with it.
func (*ukrainian) clock(t time.Time) string {
	if time.Since(t).Abs() < 18*time.Hour {
		return t.Format("15:04")
	}
	return t.Format("02.01 15:04")
}

func (*ukrainian) NotThere() string { return "немає в сховищі" }
func (*ukrainian) Newer() string {
	return "ці дані записала новіша версія shortlist"
}
func (*ukrainian) DiskFull() string {
	return "диск або вашу квоту на ньому заповнено"
}
func (*ukrainian) BeingSent() string { return "зараз надсилається" }
func (*ukrainian) TakenOver() string {
	return "керування перейшло до іншого вікна shortlist"
}
func (*ukrainian) Replaced() string { return "файл сховища підмінено" }
func (*ukrainian) DamagedAndStuck(err error) error {
	return fmt.Errorf("файл сховища пошкоджено, і його не вдалося відкласти: %w", err)
}
func (*ukrainian) Unsound() string       { return "файл сховища пошкоджено" }
func (*ukrainian) StoreReadOnly() string { return "це вікно лише для читання" }
func (*ukrainian) OpenElsewhere(host string, since time.Time) string {
	return fmt.Sprintf("Інше вікно на хості %s відкрите з %s, тож це вікно — лише для читання. "+
		"Закрийте те вікно або перейміть керування (--take-over). Кілька вікон можуть писати, якщо store.dir — локальна тека.", orUnknown(host), new(ukrainian).clock(since))
}
func (*ukrainian) LeaseLost(host string, since time.Time) string {
	if host == "" {
		return "Керування перейшло до іншого вікна, тож це вікно тепер лише для читання. Щоб писати тут, запустіть shortlist знову."
	}
	return fmt.Sprintf("Керування перейшло до вікна на хості %s (%s), тож це вікно тепер лише для читання. "+
		"Введене тут збережеться для наступного вікна, яке зможе писати. Щоб знову писати тут, перейміть керування (--take-over).", host, new(ukrainian).clock(since))
}
func (*ukrainian) LeaseContested() string {
	return "інші вікна відкривають його водночас; спробуйте ще раз"
}
func (*ukrainian) NotConverted() string {
	return "вікно на іншому хості саме готує сховище; спробуйте ще раз за хвилину"
}
func (*ukrainian) OlderElsewhere() string {
	return "сховище відкрила старіша версія shortlist; закрийте її або запустіть із --take-over"
}
func (*ukrainian) WrongJournal(mode string) string {
	return fmt.Sprintf("на цій файловій системі сховищу потрібен журнал відкоту, а SQLite використовує %q; укажіть у store.dir локальну теку", mode)
}
func (*ukrainian) FolderReadOnly(folder string) string {
	return folder + " — на файловій системі лише для читання; укажіть у store.dir теку, у яку ви можете писати"
}
func (*ukrainian) FolderFull(folder string) string {
	return "диск або вашу квоту на ньому заповнено (" + folder + "); видаліть файли або вкажіть у store.dir іншу теку"
}
func (*ukrainian) FolderForbidden(folder string) string {
	return "у вас немає права писати в " + folder + "; перевірте власника або вкажіть у store.dir власну теку"
}
func (*ukrainian) FolderOfOther(folder string) string {
	return folder + " належить іншому користувачеві; перевірте HOME або вкажіть у store.dir власну теку"
}

func (*ukrainian) Failed(operation string, err error) error {
	return fmt.Errorf("%s: %w", operation, err)
}

func (*ukrainian) WriteActivityLog() string { return "запис у журнал дій" }
func (*ukrainian) ReadActivityLog() string  { return "читання журналу дій" }
func (*ukrainian) SaveArrival() string      { return "збереження нового відгуку" }
func (*ukrainian) ReadArrivals() string     { return "читання нових відгуків" }
func (*ukrainian) FindArrivedApplications() string {
	return "пошук відгуків зі сповіщень"
}
func (*ukrainian) RecordView() string    { return "запис про перегляд" }
func (*ukrainian) ForgetArrival() string { return "вилучення нового відгуку" }
func (*ukrainian) ReadJobs() string      { return "читання вакансій" }
func (*ukrainian) ReadJob(id int64) string {
	return fmt.Sprintf("читання вакансії %d", id)
}
func (*ukrainian) ReadApplication(id int64) string {
	return fmt.Sprintf("читання відгуку %d", id)
}
func (*ukrainian) SaveJobs() string       { return "збереження вакансій" }
func (*ukrainian) ReadApplicants() string { return "читання кандидатів" }
func (*ukrainian) FindApplicants() string { return "пошук кандидатів" }
func (*ukrainian) CountUnviewed() string {
	return "підрахунок непереглянутих кандидатів"
}
func (*ukrainian) SaveApplicants() string    { return "збереження кандидатів" }
func (*ukrainian) UndoView() string          { return "скасування перегляду" }
func (*ukrainian) FindNewApplicants() string { return "пошук нових кандидатів" }
func (*ukrainian) RecordFailedRead() string  { return "запис про невдале читання" }
func (*ukrainian) ReadCVText() string        { return "читання тексту резюме" }
func (*ukrainian) SaveCVText() string        { return "збереження тексту резюме" }
func (*ukrainian) SaveDraft() string         { return "збереження чернетки" }
func (*ukrainian) ReadDrafts() string        { return "читання чернеток" }
func (*ukrainian) ClaimDraft() string {
	return "закріплення чернетки за вікном"
}
func (*ukrainian) FindDraftOwner() string {
	return "перевірка, де відкрито вакансію"
}
func (*ukrainian) ReleaseDraft() string { return "звільнення чернетки" }
func (*ukrainian) DiscardDraft() string { return "видалення чернетки" }
func (*ukrainian) ShareWork() string    { return "розподіл роботи між вікнами" }
func (*ukrainian) RecordCreate() string {
	return "запис про створювану вакансію"
}
func (*ukrainian) ReadCreates() string {
	return "читання створюваних вакансій"
}
func (*ukrainian) ReadCurrencies() string { return "читання валют" }
func (*ukrainian) SaveCurrency() string   { return "збереження валюти" }
func (*ukrainian) WriteOutbox() string    { return "запис вихідних" }
func (*ukrainian) ReadOutbox() string     { return "читання вихідних" }
func (*ukrainian) ReadStore() string      { return "читання сховища" }
func (*ukrainian) OpenStore() string      { return "відкриття сховища" }
func (*ukrainian) ReadSettings() string   { return "читання налаштувань" }
func (*ukrainian) SaveSettings() string   { return "збереження налаштувань" }
func (*ukrainian) FindOtherApplies() string {
	return "пошук інших відгуків кандидата"
}
func (*ukrainian) ReadReviews() string    { return "читання рішень і нотаток" }
func (*ukrainian) SaveReview() string     { return "збереження рішення й нотаток" }
func (*ukrainian) ReadShortlists() string { return "читання шортлістів" }
func (*ukrainian) SaveShortlist() string  { return "збереження шортліста" }
func (*ukrainian) Search() string         { return "пошук" }
func (*ukrainian) ReadSearchIndex() string {
	return "читання пошукового індексу"
}
func (*ukrainian) WriteSearchIndex() string { return "запис пошукового індексу" }
func (*ukrainian) FindCVs() string          { return "пошук резюме" }
func (*ukrainian) ReadSearches() string     { return "читання збережених пошуків" }
func (*ukrainian) SaveSearch() string       { return "збереження пошуку" }
func (*ukrainian) Erase() string            { return "стирання відгуків" }
func (*ukrainian) LogInUse() string {
	return "інше вікно читає сховище, журнал якого ще містить видалене"
}
