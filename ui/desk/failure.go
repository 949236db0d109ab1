package desk

// Again is the sentence about the next try of a failed read, and the key for it.
func (d *Desk) Again(itself bool) string {
	if !itself || d.NextTry == nil || !d.NextTry().After(d.Now()) {
		return say.PressToRetry()
	}
	return say.NextTry(d.Clock(d.NextTry()))
}
