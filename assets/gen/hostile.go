package main

func hostile(demo *Scenario) *Scenario { return &Scenario{Account: account, Jobs: []*Job{}} }
