package advice

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestFalseFriendsAreLeftAlone: words that look like those of a rule, and words that take a rule back.
func TestFalseFriendsAreLeftAlone(t *testing.T) {
	for _, text := range []string{
		// Hungarian: nő grows, or is a woman.
		"A csapat folyamatosan nő, ezért bővülünk.", "Nő a bevétel, nő a csapat.", "Növekszik a forgalmunk, növekedési lehetőség.", "Nőgyógyász szakorvost keresünk.", "Nővér vagy ápoló munkakör.", "Főnővért keresünk a sebészetre.",
		"A felnőtt oktatásban dolgozunk, felnőttképzés.", "Növénytermesztő kollégát keresünk.", "Szülésznőt vagy szülészt keresünk.", "A forgalom 30 százalékkal nőtt.", "Női cipők, férfi öltönyök eladása.", "Nőnapi akció.", "A kereset évről évre nő.", "A fizetés a teljesítménnyel nő.", "Takarítónő/takarító állás.", "Óvónő vagy óvóbácsi.", "Ahol nő a fű, ott mi is ott vagyunk: kertészt keresünk.",
		"Fiatal cég vagyunk, 35 éve a piacon.", "Kortól függetlenül várunk.", "Életkorra és nemre való tekintet nélkül.", "Az életkor nem számít.", "Korhatár nélkül.", "35 év tapasztalat a szakmában.", "Meleg étel naponta.", "Egészséges étrend a konyhán.", "25 év garancia.", "Egyedülálló lehetőség.", "Egészségügyi asszisztens munkakör.", "Legalább 20 éves cég.", "Férfi és női fodrász.", "Egyedülálló szülőknek rugalmas munkaidő.", "A munkavállalók 30-50 százaléka itt lakik.", "Legfeljebb 35 fő, legfeljebb 35 km.", "Magyar nyelvtudás.", "Női és férfi kollégák jelentkezését is várjuk.", "Hölgyek és urak jelentkezését várjuk.",
		// Ukrainian
		"Продавець жіночого одягу.", "Жіноча консультація шукає лікаря.", "Чоловіча білизна та шкарпетки.", "До 35 км на день.", "До 35 людей у залі.", "Понад 35 років на ринку.", "Досвід роботи до 35 років не потрібен.", "Вік не має значення.", "Вік та стать значення не мають.", "Без вікових обмежень.", "Будь-якого віку.", "Незалежно від статі.", "Команда з 20 чоловік.", "Продавець/продавчиня.", "Лікар (ч/ж).", "Шукаємо продавця чи продавчиню.", "Тренер для жінок 50+.", "Доставка молодої картоплі.", "Молодша медична сестра.", "Молодший бухгалтер, молодший юрист.", "Молодіжний центр шукає координатора.",
		"Гарантія 25 років на вікна.", "Догляд за людьми похилого віку.", "Знижки для пенсіонерів.", "Кредит до 20 років.", "Надаємо бронювання.", "Бронювання столиків та номерів.", "Відстрочка платежу для клієнтів.", "Реєстрація у застосунку.", "Житло надаємо, проживання безкоштовне.", "Людей з інвалідністю запрошуємо.", "Здоровий клімат у колективі.", "Англійська мова вільно.", "Розмовний клуб з носіями мови.", "Оформлення з першого дня, стать не важлива.", "Запрошуємо жінок і чоловіків.", "Потрібні чоловіки та жінки.", "Стрижки чоловічі, жіночі та дитячі.", "Зріст продажів на 30 відсотків.", "Реабілітація чоловіків-ветеранів.", "Робота з дітьми від 6 років.", "Групи по 25-30 дітей.", "Православний храм реставруємо.", "Дружня атмосфера, колективу 20 років.", "Вага посилок 20-30 кг.", "Оплата 20-35 тис.", "Від 25 до 40 годин на тиждень.", "Партія товару до 40 тонн.", "Соціальні гарантії для мам.", "Дитяча кімната, де діти дорослих відвідувачів граються.",
		// Romanian
		"Rochii pentru fete și costume pentru bărbați.", "Vânzare pantofi bărbați.", "Maximum 35 km.", "35 de ani de experiență.", "O firmă cu 35 de ani pe piață.", "Indiferent de sex.", "Indiferent de vârstă și sex.", "Vârsta nu contează.", "Fără limită de vârstă.", "Ospătar/ospătăriță.", "Inginer (m/f).", "Angajăm femei și bărbați.", "Bărbați sau femei, toți sunt bineveniți.", "Fata aceasta de masă se spală ușor.", "Oameni de toate vârstele.", "Îngrijire persoane cu vârsta peste 70 de ani.", "Garanție 25 de ani.", "Salariu între 25 și 40 de lei pe oră.", "Carnet de sănătate.", "Mediu de lucru sănătos.", "Livrare la domiciliu.", "Asistență la domiciliul pacientului.", "Limba maghiară constituie un avantaj.", "Înălțime de lucru 20 m.", "Masă caldă la prânz.", "Grupe de 20-25 de copii.", "Program de lucru între 20 și 40 de ore.", "Sunt încurajate persoanele cu dizabilități.", "Contract pe durată de până la 24 de luni.", "Tineri talente susținem prin burse.", "Concurs pentru ocuparea postului, vârsta minimă conform legii.",
		// Russian and English
		"Мужская обувь и женская одежда.", "Возраст не имеет значения.", "Опыт 25 лет на рынке.", "До 30 лет гарантии.", "Нужны мужчины и женщины.", "Команда из 20 человек.",
		"No age limit.", "Regardless of age or sex.", "We are an equal opportunity employer.", "35 years of experience in the market.", "Women's shoes and menswear.", "React Native developer, cloud native stack.", "You will manage a team of 25 people.", "20-30 hours a week.", "Over 25 years on the market.", "Teach children aged 6-10.", "Developer (m/f/d).", "Fluent or native English.", "Female and male connectors.", "Support young people aged 16 to 24.", "A young company with a strong product.", "Health insurance for you and your family.", "Single sign-on, married to our code style.", "Manpower planning and craftsmanship.", "We respect your age, race, gender and religion.",
	} {
		d := model.Draft{Title: "Job", Description: "<p>" + text + "</p>", SalaryFrom: "1"}
		for _, country := range model.Countries() {
			if got := lawful(d, country); got != nil {
				h := On(d, country, never)[0]
				t.Errorf("%s: %v for “%s” in %s", country, got, h.Line[h.Start:h.End], text)
				break
			}
		}
	}
}

// TestTheSameThingIsFoundInOtherWords: cases of every kind, in each language.
func TestTheSameThingIsFoundInOtherWords(t *testing.T) {
	for kind, texts := range map[Kind]string{
		Age: `Потрібен менеджер, вік 23-38. | Розглядаємо кандидатів до 45 років. | Бажаний вік: від 21 до 29. | Старше 50 років не розглядаємо. | У наш молодий дружній колектив потрібен кухар. | Вікові обмеження: до 40. | Шукаємо активну молодь. | Кандидат не повинен бути старшим за 40 років.
			| Vârsta între 21 și 39 ani. | Se caută persoană tânără. | Vârstă maximă admisă: 35 ani. | Candidați cu vârste cuprinse între 20-40. | Oferim loc de muncă tinerilor sub 30 de ani. | Să nu depășească 45 de ani. | Face parte dintr-un colectiv tânăr și vesel.
			| Keresünk 25 és 45 év közötti kollégát. | 40 év alattiak jelentkezését várjuk. | Életkor: 20-30. | Maximum 35 éves jelentkezőt keresünk. | Fiatal és dinamikus csapatunkba. | Fiatal, csinos lányok jelentkezését várjuk.
			| Ищем сотрудника до 35 лет. | Возраст: 20-40. | Молодой коллектив. | Age between 20 and 35. | Candidates must be under 40. | Join our young and dynamic team. | Maximum age: 35. | Ideal candidate is 25-35 years old.`,
		Sex: `Шукаємо жінку-прибиральницю. | Робота для чоловіків. | Запрошуємо на роботу дівчат. | Потрібні тільки чоловіки. | Вимоги: чоловік, досвід від року. | Стать: жіноча. | Приймаємо на роботу хлопців.
			| Angajăm femeie pentru curățenie. | Căutăm băiat la spălătorie. | Doar bărbați. | Sex: feminin. | Caut doamnă pentru menaj. | Se angajează fete. | Post pentru femei.
			| Férfi munkatársat keresünk. | Hölgyek jelentkezését várjuk. | Csak férfiak. | Takarítónőt keresünk. | Nőket keresünk könnyű munkára. | Titkárnőt keres ügyvédi iroda. | Női eladót keresünk.
			| Требуются мужчины. | Нужна девушка-администратор. | Female candidates only. | We need a girl for our reception. | Looking for strong men.`,
		Appearance: `Приємна зовнішність обов'язкова. | Привабливої зовнішності. | Зріст від 175 см. | Aspect fizic plăcut. | Înfățișare plăcută. | Înălțime minimă 175 cm. | Jó megjelenésű. | Csinos megjelenés. | Приятная внешность. | Attractive appearance required. | Good looking hostess.`,
		Family:     `Неодружений, готовий до переїздів. | Незаміжня. | Без сім'ї. | Necăsătorită. | Fără obligații familiale. | Egyedülálló jelentkezőt keresünk. | Nőtlen sofőrt keresünk. | Незамужняя. | Unmarried candidates preferred.`,
		Children:   `Без дітей. | Вагітних просимо не турбувати. | Без маленьких дітей. | Fără copii. | Femeile însărcinate nu se acceptă. | Gyermektelen. | Kisgyermekesek kíméljenek. | Без детей. | No children.`,
		Origin:     `Слов'янська зовнішність. | Тільки українці. | Роми просимо не дзвонити. | Doar cetățeni români. | Exclus romi. | Fără țigani. | Csak magyar állampolgár. | Cigányok kíméljenek. | Славянская внешность. | No foreigners. | Ukrainians only.`,
		Religion:   `Православного віросповідання. | Віруюча людина. | Creștin ortodox practicant. | Vallásos, gyakorló katolikus. | Православный. | Practising Christian.`,
		Health:     `Без інвалідності. | Міцне здоров'я. | Без хронічних захворювань. | Fără handicap. | Perfect sănătos. | Fogyatékosság nélkül. | Rokkantak kíméljenek. | Без инвалидности. | No disabilities. | Physically healthy.`,
		Residence:  `Київська прописка. | Тільки мешканці Львова. | Місцева прописка. | Cu domiciliul în Iași. | Doar localnici. | Csak helyi lakosok. | Прописка обязательна. | Local residents only.`,
		Language:   `Носій мови. | Тільки носії англійської мови. | Vorbitor nativ de germană. | Német anyanyelvű. | Носитель языка. | Native English speaker.`,
		Politics:   `Не член партії. | Fără apartenență politică. | Nem párttag. | Not a member of any political party.`,
	} {
		for text := range strings.SplitSeq(texts, "|") {
			d := model.Draft{Title: "Job", Description: "<p>" + strings.TrimSpace(text) + "</p>", SalaryFrom: "1"}
			if got := lawful(d, model.Hungary); kind != Military && !slices.Contains(got, kind) {
				t.Errorf("%s is not found in: %s (%v)", kind, strings.TrimSpace(text), got)
			}
		}
	}
}

// lines returns the lines of a file of the tests, without its comment.
func lines(t *testing.T, name string) (out []string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	modeltest.Must(t, err)
	for line := range strings.Lines(string(data)) {
		if !strings.HasPrefix(line, "#") {
			out = append(out, strings.TrimSpace(line))
		}
	}
	return out
}

// TestSentencesAmongOthersAreFound, and adverts that only look like them are left alone.
func TestSentencesAmongOthersAreFound(t *testing.T) {
	draft := func(text string) model.Draft {
		return model.Draft{Title: "Job", Description: "<p>" + text + "</p>", SalaryFrom: "1"}
	}
	all := func(text string) []Kind {
		return append(lawful(draft(text), model.Hungary), lawful(draft(text), model.Ukraine)...)
	}
	for _, line := range lines(t, "sentences.txt") {
		if kind, text, _ := strings.Cut(line, "|"); !slices.Contains(all(text), Kind(kind)) {
			t.Errorf("%s is not found in: %s", kind, text)
		}
	}
	for _, text := range lines(t, "clean.txt") {
		if got := all(text); got != nil {
			t.Errorf("%v is found in: %s", got, text)
		}
	}
}
