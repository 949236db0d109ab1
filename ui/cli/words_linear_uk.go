package cli

var linearInUkrainian = linearWords{
	FlagLinear:   "панель рядками і словами: для програм читання з екрана, повільних з'єднань і сценаріїв",
	LinearEditor: "сценарій не запускає редактора; введіть текст рядками",
}
