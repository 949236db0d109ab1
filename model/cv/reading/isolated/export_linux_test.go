package isolated

// Lacking is what Unconfined says of a kernel.
var Lacking = lacking
