package isolated

// Watched says that there is no limit of memory.
const Watched = watched
