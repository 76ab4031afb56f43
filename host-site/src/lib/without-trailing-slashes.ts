/** The text without the slashes at its end. A regular expression would try each slash of a long row as the first one. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
