package lang

import "testing"

// TestASentenceEndsOnce, also where a service, the system or a quotation has ended it.
func TestASentenceEndsOnce(t *testing.T) {
	for text, want := range map[string]string{
		"It broke": "It broke.", "It broke.": "It broke.", "Не вдалося!": "Не вдалося!", "Ce?": "Ce?", "Wait…": "Wait…", "Wait...": "Wait...",
		"失敗しました。": "失敗しました。", "失敗しました！": "失敗しました！",
		"It answers “It broke.”": "It answers “It broke.”", "Відповідь: «Не зараз!»": "Відповідь: «Не зараз!»", `It answers "no"`: `It answers "no".`,
		"Сказано: „Ні.“": "Сказано: „Ні.“", "Saved as „Cook”": "Saved as „Cook”.", "(It broke.)": "(It broke.).", "": ".",
	} {
		if got := End(text); got != want {
			t.Errorf("End(%q) = %q, want %q", text, got, want)
		}
	}
}
