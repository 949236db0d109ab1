package filesystem

var inUkrainian = words{sentences: new(ukrainian)}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Away(folder string) string {
	return "теки " + folder + " немає на місці: її диск чи сервер від’єднано або теку перенесено. Доки її не повернуто, нічого не записується"
}
