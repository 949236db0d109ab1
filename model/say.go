package model

import (
	"strings"

	"shortlist/model/lang"
)

func sayVerdict(v Verdict) string {
	switch v {
	case Yes:
		return lang.TextIn("verdict", "yes")
	case Maybe:
		return lang.TextIn("verdict", "maybe")
	case No:
		return lang.TextIn("verdict", "no")
	case Undecided:
	}
	return string(v)
}

func sayCandidateStatus(s CandidateStatus) string {
	switch s {
	case Received:
		return lang.TextIn("application", "Received")
	case Processing:
		return lang.TextIn("application", "Processing")
	case Invited:
		return lang.TextIn("application", "Invited")
	case Offer:
		return lang.TextIn("application", "Offer")
	case Rejected:
		return lang.TextIn("application", "Rejected")
	case CandidateDeleted:
		return lang.TextIn("application", "Deleted")
	}
	return string(s)
}

func sayGender(gender string) string {
	switch strings.ToUpper(gender) {
	case "MALE":
		return lang.TextIn("gender", "male")
	case "FEMALE":
		return lang.TextIn("gender", "female")
	}
	return strings.ToLower(gender)
}
