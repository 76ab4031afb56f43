const title = /^\p{L}{2,}\.$/u;

/** The first letters of the first and the last word of a name, without a title such as "Dr.". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !title.test(word));
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]).join('');
}
