import type { readStudio } from './read-studio.ts';

/** The studio's name, sentences and links. The server writes them into each page. */
export type Studio = ReturnType<typeof readStudio>;
