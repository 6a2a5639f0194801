// The room's first file replaces this line.
