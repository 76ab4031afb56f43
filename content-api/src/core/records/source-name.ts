/** Under this name a translation keeps the state of the original that each of its words was made from. */
export const sourceName = '@source';
