package spelling

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// pairs are names, employers and places in Cyrillic spelling, and in Latin letters
// by the table of 2010, by older passports, the scholarly table, and Polish.
const pairs = `
Шевченко Shevchenko Szewczenko Ševčenko
Руденко Rudenko
Коваленко Kovalenko Kowalenko
Бондаренко Bondarenko
Ткаченко Tkachenko Tkaczenko Tkačenko
Кравченко Kravchenko Krawczenko Kravčenko
Ковальчук Kovalchuk Kowalczuk Koval'chuk
Олійник Oliinyk Oliynyk Olijnyk
Шевчук Shevchuk Szewczuk Ševčuk
Поліщук Polishchuk Polischuk Poliszczuk Poliščuk
Бойко Boiko Boyko Bojko
Ткачук Tkachuk Tkaczuk
Мельник Melnyk Melnik Mel'nyk
Лисенко Lysenko Lisenko
Марченко Marchenko Marczenko
Савченко Savchenko Sawczenko
Щербак Shcherbak Scherbak Szczerbak Ščerbak
Щербатюк Shcherbatiuk Shcherbatyuk Szczerbatiuk
Хоменко Khomenko Homenko
Гриценко Hrytsenko Gritsenko Grytsenko Hrycenko
Жук Zhuk Žuk Żuk
Жуковський Zhukovskyi Zhukovsky Zhukovskiy Żukowski
Цимбалюк Tsymbaliuk Tsymbalyuk Cymbaluk
Дяченко Diachenko Dyachenko Djačenko
Яковенко Yakovenko Iakovenko Jakowenko
Яценюк Yatseniuk Iatseniuk Jaceniuk
Євтушенко Yevtushenko Ievtushenko Evtushenko Jewtuszenko
Єрмоленко Yermolenko Iermolenko Ermolenko
Юрченко Yurchenko Iurchenko Jurczenko
Юхименко Yukhymenko Iukhymenko Juhimenko
Їжак Yizhak Izhak Jižak
Йосипенко Yosypenko Iosypenko Josypenko
Гайдук Haiduk Hayduk Gaiduk Hajduk
Гончар Honchar Gonchar Honczar Hončar
Гончаренко Honcharenko Goncharenko
Григоренко Hryhorenko Grigorenko Hryhorenko
Хмельницький Khmelnytskyi Khmelnitsky Chmielnicki
Зеленський Zelenskyi Zelenskyy Zelensky Zelenskiy
Сікорський Sikorskyi Sikorsky Sikorski
Вишневський Vyshnevskyi Vishnevsky Wyszniewski
Кравець Kravets Kravec Krawiec
Заєць Zaiets Zayets Zajec
Соловйов Soloviov Solovyov
Лук'янов Lukianov Lukyanov Luk'yanov
Лук'янченко Lukianchenko Lukyanchenko
Згурський Zghurskyi Zgurskiy
Сергієнко Serhiienko Sergienko Sergiyenko Serhijenko
Андрієнко Andriienko Andrienko Andriyenko
Максименко Maksymenko Maximenko
Пономаренко Ponomarenko
Чорновіл Chornovil Czornowił Čornovil
Білоус Bilous
Панченко Panchenko Panczenko
Панчук Panchuk Panczuk
Романюк Romaniuk Romanyuk Romanjuk
Гнатюк Hnatiuk Gnatyuk Hnatjuk
Іванюк Ivaniuk Ivanyuk Iwaniuk
Павлюк Pavliuk Pavlyuk Pawluk
Ляшенко Liashenko Lyashenko Ljashenko
Тимошенко Tymoshenko Timoshenko Tymoszenko
Пилипенко Pylypenko Pilipenko
Харченко Kharchenko Harchenko
Федоренко Fedorenko
Кучеренко Kucherenko Kuczerenko Kučerenko
Стеценко Stetsenko Stecenko
Куценко Kutsenko Kucenko
Яременко Yaremenko Iaremenko Jaremenko
Назаренко Nazarenko
Клименко Klymenko Klimenko
Мороз Moroz
Сидоренко Sydorenko Sidorenko
Приходько Prykhodko Prihodko Prykhod'ko
Левченко Levchenko Lewczenko
Гаврилюк Havryliuk Gavrilyuk Hawryluk
Величко Velychko Velichko Wełyczko
Власенко Vlasenko Wlasenko
Степаненко Stepanenko
Антоненко Antonenko
Довженко Dovzhenko Dowżenko Dovženko
Вакуленко Vakulenko Wakulenko
Рибалко Rybalko Ribalko
Кузьменко Kuzmenko Kuz'menko
Шульга Shulha Shulga Szulha
Чумак Chumak Czumak Čumak
Чайка Chaika Chayka Czajka
Цюпа Tsiupa Tsyupa Ciupa
Швець Shvets Szwec Švec
Олена Olena
Олександр Oleksandr Olexandr
Олександра Oleksandra Olexandra
Александр Aleksandr Alexandr Alexander Aleksander
Олексій Oleksii Oleksiy Olexiy Oleksij
Алексей Aleksei Aleksey Alexey Alexei
Сергій Serhii Sergiy Serhiy Sergii Serhij
Сергей Sergei Sergey Sergej
Андрій Andrii Andriy Andrij
Дмитро Dmytro Dmitro
Дмитрий Dmitrii Dmitriy Dmitry Dmitri
Євген Yevhen Ievgen Evgen Jewhen Yevgen
Евгений Evgenii Evgeniy Evgeny Yevgeniy
Євгенія Yevheniia Ievgeniia Evgenia Yevgeniya
Юлія Yuliia Iuliia Julia Yulia Juliya
Юрій Yurii Yuriy Iurii Jurij Yuri
Яна Yana Iana Jana
Ярослав Yaroslav Iaroslav Jarosław
Ігор Ihor Igor
Ольга Olha Olga
Ганна Hanna Ganna
Анна Anna
Наталія Nataliia Natalia Nataliya Natalija
Марія Mariia Maria Mariya Marija
Тетяна Tetiana Tetyana Tetjana
Татьяна Tatiana Tatyana Tatjana
Михайло Mykhailo Mykhaylo Mihailo
Михаил Mikhail Mihail
Микола Mykola
Віктор Viktor Victor Wiktor
Вікторія Viktoriia Victoria Viktoriya
Вячеслав Viacheslav Vyacheslav
В'ячеслав Viacheslav V'yacheslav
Володимир Volodymyr Wołodymyr
Владимир Vladimir
Василь Vasyl Vasil Wasyl
Максим Maksym Maxim Maksim
Ксенія Kseniia Xenia Ksenia
Олег Oleh Oleg
Ілля Illia Illya Ilya
Софія Sofiia Sofia Sophia
Надія Nadiia Nadia Nadiya
Лідія Lidiia Lidia Lidiya
Людмила Liudmyla Lyudmila Ludmila
Любов Liubov Lyubov Lubov
Георгій Heorhii Georgiy
Захар Zakhar Zahar
Зоя Zoia Zoya Zoja
Майя Maiia Maya Maja
Дар'я Daria Darya Dar'ya
Юліан Yulian Julian
Геннадій Hennadii Gennadiy Genadij
Аркадій Arkadii Arkady Arkadij
Катерина Kateryna Katerina
Світлана Svitlana Switłana
Інна Inna
Жанна Zhanna Žanna
Едуард Eduard
Роман Roman
Київ Kyiv Kyjiw
Киев Kiev Kyiv
Львів Lviv L'viv Lvov
Харків Kharkiv Harkiv Kharkov
Одеса Odesa Odessa
Дніпро Dnipro
Запоріжжя Zaporizhzhia Zaporizhia Zaporizhzhya
Вінниця Vinnytsia Vinnitsya
Чернівці Chernivtsi Czerniwci
Житомир Zhytomyr Zhitomir Żytomyr
Миколаїв Mykolaiv Mykolayiv
Луцьк Lutsk Łuck
Рівне Rivne
Ужгород Uzhhorod Uzhgorod Użhorod
Черкаси Cherkasy Czerkasy
Кропивницький Kropyvnytskyi Kropivnitsky
Полтава Poltava
Херсон Kherson Herson
Бровари Brovary
Розетка Rozetka
Київстар Kyivstar
Ромашка Romashka
Монобанк Monobank
Укрпошта Ukrposhta
`

// TestOneFormOfAName goes through all spellings of each name, in both directions.
func TestOneFormOfAName(t *testing.T) {
	n := 0
	for line := range strings.Lines(strings.TrimSpace(pairs)) {
		names := strings.Fields(line)
		for _, latin := range names[1:] {
			n++
			if a, b := Key(names[0]), Key(latin); a != b || a == "" {
				t.Errorf("%s is %s, %s is %s", names[0], a, latin, b)
			}
		}
	}
	if n < 200 {
		t.Errorf("only %d pairs", n)
	}
}

// TestABeginningIsOneOfTheWhole, as it is typed letter by letter.
func TestABeginningIsOneOfTheWhole(t *testing.T) {
	typedIn, others := 0, 0
	for word := range strings.FieldsSeq(pairs) {
		key := Key(word)
		letters := []rune(word)
		for n := 1; n <= len(letters); n++ {
			typed := string(letters[:n])
			if begins, usual := Beginning(typed); !strings.HasPrefix(key, begins) && !slices.Contains(usual, key) {
				others++ // until the next letter
			}
			typedIn++
		}
	}
	if others*100 > typedIn {
		t.Errorf("%d of %d beginnings are of other words", others, typedIn)
	}
}

// TestOtherNamesStayOthers, and a word with letters of other alphabets has no key.
func TestOtherNamesStayOthers(t *testing.T) {
	for _, c := range [][2]string{
		{"Шевченко", "Шевчук"}, {"Руденко", "Rudniak"}, {"Коваль", "Kovalenko"}, {"Микола", "Nikolai"}, {"Олександр", "Alexander"},
		{"Ткаченко", "Tarasenko"}, {"Жук", "Suk"}, {"Цой", "Soi"}, {"Чайка", "Shaika"}, {"Левченко", "Liashchenko"},
	} {
		if a, b := Key(c[0]), Key(c[1]); a == b {
			t.Errorf("%s and %s are %s", c[0], c[1], a)
		}
	}
	for _, word := range []string{"", "1С", "H2O", "佐々木", "Ωμέγα", "'"} {
		if key := Key(word); key != "" {
			t.Errorf("%s is %s", word, key)
		}
	}
	for word, same := range map[string]string{"Cергій": "Сергій", "Oлeна": "Олена", "RUDЕNKО": "Rudenko", "Țurcanu": "Ţurcanu", "Ștefan": "Ştefan"} { // letters that look alike
		if a, b := Key(word), Key(same); a != b || a == "" {
			t.Errorf("%s is %s, %s is %s", word, a, same, b)
		}
	}
}

func FuzzKey(f *testing.F) {
	f.Add("Шевченко", "Szewczenko")
	f.Add("\xff", "i\u0301")
	f.Fuzz(func(t *testing.T, a, b string) {
		for _, key := range append(beginnings(a), Key(a), Key(b)) {
			if strings.Trim(key, "abcdefghijklmnopqrstuvwxyz") != "" {
				t.Errorf("%q", key)
			}
		}
	})
}

func beginnings(word string) []string {
	key, usual := Beginning(word)
	return append(usual, key)
}

// TestFewOthersAreFoundBySurname asks for every surname among 10,000 made people.
func TestFewOthersAreFoundBySurname(t *testing.T) {
	rng := rand.New(rand.NewPCG(20261122, 1))
	stems := strings.Fields(`Бонд Коваль Ткач Шевч Мельн Крав Поліщ Сав Руд Мороз Лис Мар Клим Пав Вас Ів Степ Ром Тим Юрч Яков Мат Захар
		Горб Гриц Гонч Дяч Жур Заболот Зінч Кост Куз Кучер Лев Литв Лук'ян Макар Назар Ониш Остап Пет Пилип Приход Пономар Сем Сергі
		Сидор Скор Сорок Стец Тарас Терещ Федор Філіп Хом Цимбал Чорн Шульг Щерб Яр Ярем Білоу Верб Войт Гавр Гал Дан Дем Дов Бур Бар Бер Бор`)
	endings := strings.Fields("енко чук ик ук ко ський цький ак ян ів ець ар ишин івський аш ова ін")
	people := map[string]int{}
	for range 10_000 {
		people[stems[rng.IntN(len(stems))]+endings[rng.IntN(len(endings))]]++
	}
	keys := map[string]int{}
	for name, n := range people {
		keys[Key(name)] += n
	}
	found, others := 0, 0
	for name, n := range people {
		found += n
		others += keys[Key(name)] - n
	}
	t.Logf("%d surnames find %d people of theirs and %d others: %.2f others a search", len(people), found, others, float64(others)/float64(len(people)))
	if others*100 > 3*found {
		t.Errorf("%d others are found with %d", others, found)
	}
}
