package blind

import "sync"

// forms are given names that one person may go by in several languages, by the key of
// each.
var forms = sync.OnceValue(func() map[string][]string {
	out := map[string][]string{}
	for _, group := range [][]string{
		{"Олександр", "Александр", "Alexander", "Alexandru", "Sándor", "Саша", "Aleksander"},
		{"Олександра", "Александра", "Alexandra", "Саша"},
		{"Олексій", "Алексей", "Alexey", "Alexei", "Alexiu", "Elek"},
		{"Олена", "Елена", "Elena", "Helen", "Helena", "Ilona"},
		{"Ольга", "Olga", "Оля"},
		{"Дмитро", "Дмитрий", "Dmitry", "Dmytro", "Dumitru", "Діма"},
		{"Володимир", "Владимир", "Vladimir"},
		{"Микола", "Николай", "Nikolai", "Nicolae", "Nicholas", "Miklós"},
		{"Сергій", "Сергей", "Sergey", "Serghei", "Serge"},
		{"Андрій", "Андрей", "Andrey", "Andrei", "András", "Andrew"},
		{"Михайло", "Михаил", "Mikhail", "Mihai", "Mihail", "Mihály", "Michael"},
		{"Юрій", "Юрий", "Yuri", "George", "Gheorghe", "György", "Георгій"},
		{"Ганна", "Анна", "Anna", "Anne", "Hanna", "Аня"},
		{"Катерина", "Екатерина", "Kateryna", "Ekaterina", "Catherine", "Ecaterina", "Katalin", "Катя"},
		{"Наталія", "Наталья", "Наталя", "Natalia", "Natalie", "Natália"},
		{"Тетяна", "Татьяна", "Tatiana", "Tanya", "Таня"},
		{"Євген", "Евгений", "Yevhen", "Evgeny", "Eugene", "Eugen", "Jenő"},
		{"Євгенія", "Евгения", "Yevheniia", "Evgenia", "Eugenia"},
		{"Павло", "Павел", "Pavel", "Paul", "Pál"},
		{"Петро", "Пётр", "Petro", "Peter", "Petru", "Péter"},
		{"Василь", "Василий", "Vasyl", "Vasily", "Vasile", "Basil"},
		{"Іван", "Иван", "Ivan", "Ioan", "Ion", "János", "John"},
		{"Ірина", "Ирина", "Iryna", "Irina", "Irén"},
		{"Марія", "Мария", "Maria", "Mária", "Mary"},
		{"Степан", "Stepan", "Ștefan", "István", "Stephen", "Stefan"},
		{"Йосип", "Иосиф", "Yosyp", "Iosif", "József", "Joseph"},
		{"Світлана", "Светлана", "Svitlana", "Svetlana", "Лана"},
		{"Людмила", "Liudmyla", "Ludmila", "Люда"},
		{"Анастасія", "Анастасия", "Anastasia", "Настя"},
		{"Віктор", "Виктор", "Viktor", "Victor", "Győző"},
		{"Вікторія", "Виктория", "Viktoriia", "Victoria", "Viktória"},
		{"Григорій", "Григорий", "Hryhorii", "Grigore", "Gergely", "Gregory"},
		{"Богдан", "Bohdan", "Bogdan"},
		{"Максим", "Maksym", "Maxim", "Max"},
		{"Ілля", "Илья", "Illia", "Ilya", "Ilie", "Illés"},
		{"Матвій", "Matvii", "Matei", "Máté", "Matthew"},
		{"Томаш", "Thomas", "Toma", "Tamás"},
		{"Лаврентій", "Laurențiu", "Lőrinc", "Lawrence"},
		{"Францішек", "Francisc", "Ferenc", "Francis"},
		{"Erzsébet", "Elisabeta", "Єлизавета", "Elizabeth", "Лиза"},
		{"Zsuzsanna", "Susana", "Susanna", "Susan"},
		{"Magdolna", "Magdalena", "Магдалина"},
		{"Zsófia", "Sofia", "Софія", "Sophia", "Sophie"},
		{"László", "Ladislau", "Владислав", "Vladyslav"},
	} {
		for _, name := range group {
			k := key(name)
			for _, other := range group {
				if key(other) != k {
					out[k] = append(out[k], other)
				}
			}
		}
	}
	return out
})
