// Command gen writes the scenario files and their CVs. See README.md.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	out := "../scenarios"
	l := &Life{Lang: "uk", Name: "Ірина Коваленко", CVName: "Ірина Коваленко", Gender: "FEMALE", City: "Львів", Age: 31,
		Phone: "+380 00 000 01 17", Email: "iryna.kovalenko@example.com", Headline: "Backend-розробниця (Go)",
		Summary: "Шість років пишу серверні застосунки на Go та Python, люблю прості рішення та вимірювані результати.",
		Posts: []Post{{"Backend-розробниця", "Сонячний код", "Львів", []string{"Розробка сервісів обліку замовлень на Go", "Перенесення звітів з моноліту, час відповіді зменшено втричі"}, YM{2021, 3}, YM{}},
			{"Молодша розробниця", "Майстерня даних", "Львів", []string{"Підтримка API на Python", "Написання тестів"}, YM{2018, 6}, YM{2021, 2}}},
		Schools: []School{{"Карпатський політехнічний університет", "Магістр", "Комп'ютерні науки", 2018}},
		Skills:  []string{"Go", "PostgreSQL", "Kafka", "Docker"}, Tongues: []string{"українська – рідна", "англійська – B2"}}
	must(os.MkdirAll(filepath.Join(out, "cv"), 0o755))
	num := func(n int) *int { return &n }
	days := func(d float64) *float64 { return &d }
	yes := true
	desc := "<p><strong>Сонячний код</strong> шукає людину до команди обліку замовлень.</p><h3>Що робити</h3><ul><li>писати сервіси на Go &amp; PostgreSQL</li><li>переглядати код колег</li></ul><p>Чекаємо на ваш відгук.</p>"
	sc := &Scenario{Account: Account{"olena.hr@example.com", "Сонячний код"}, ActiveLimit: 7}
	for j, title := range []string{"Backend-розробник Go", "Бухгалтер"} {
		job := &Job{Key: []string{"ua-backend", "ua-accountant"}[j], Country: "ua", Status: "Activated", Title: title, Region: "Київ", Address: "вул. Вигадана, 12",
			JobType1: num(1), SalaryValue1: num(60000), SalaryValue2: num(90000), SalaryRateID: num(3), Description: desc, ViewsCount: 812, Published: true, CreatedDaysAgo: 12, Applies: []*Apply{}}
		for i := range 3 {
			a := &Apply{DaysAgo: 0.4 + float64(i), StatusDaysAgo: 0.1 + float64(i), Status: "Received", IsNew: i == 0, IsViewed: i > 0, HasProfile: true, AppliesCount: 1, Questions: Questions{4, 3},
				Applicant: Applicant{Name: l.Name, Age: num(31), Salary: num(70000), Currency: "UAH", Region: l.City, Gender: l.Gender, Relocate: &yes,
					Contacts:   Contacts{l.Phone, l.Email, true, days(0.1)},
					Education:  []Education{{l.Schools[0].Institution, l.Schools[0].Level, l.Schools[0].Major, num(l.Schools[0].Year)}},
					Experience: []Work{{l.Posts[0].Title, l.Posts[0].Employer, "<ul><li>" + l.Posts[0].Duties[0] + "</li></ul>", "2021-03", nil}}}}
			if i < 2 {
				f := fmt.Sprintf("cv/%s-%02d.pdf", job.Key, i+1)
				data, typ := PDF(l, i), "application/pdf"
				if i == 1 {
					f, data, typ = strings.Replace(f, ".pdf", ".docx", 1), DOCX(l, i), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
				}
				must(os.WriteFile(filepath.Join(out, f), data, 0o644))
				a.CV = &CV{f, "CV_Коваленко_Ірина" + filepath.Ext(f), "CV_Коваленко_Ірина" + filepath.Ext(f), typ}
			}
			job.Applies = append(job.Applies, a)
		}
		sc.Jobs = append(sc.Jobs, job)
	}
	write(filepath.Join(out, "demo.json"), sc)
	write(filepath.Join(out, "empty.json"), &Scenario{Account: Account{"olena.hr@example.com", "Сонячний код"}, ActiveLimit: 7, Jobs: []*Job{}})
}

func write(path string, v any) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	must(e.Encode(v))
	must(os.WriteFile(path, b.Bytes(), 0o644))
}
