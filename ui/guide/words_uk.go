package guide

var inUkrainian = words{
	YourKeys: "Клавіші, які змінила ваша конфігурація",
	KeysHead: "| дія | клавіші | замість |",
}
