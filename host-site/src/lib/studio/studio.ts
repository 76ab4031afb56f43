import type { readStudio } from './read-studio.ts';

/** What the studio says of itself on every page: its name, words and links. The server writes it into each page. */
export type Studio = ReturnType<typeof readStudio>;
