package cli

func (*ukrainian) FlagLinear() string {
	return "панель рядками і словами: для програм читання з екрана, повільних з'єднань і сценаріїв"
}
func (*ukrainian) LinearEditor() string {
	return "сценарій не запускає редактора; введіть текст рядками"
}
