/** Text as a list as it will be stored: items trimmed, without empty ones. */
export function splitList(text: string, separator: ',' | '\n'): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);
}
