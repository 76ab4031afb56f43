/** Comma-separated text as it will be stored: trimmed, without empty items. */
export function splitCommaList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
