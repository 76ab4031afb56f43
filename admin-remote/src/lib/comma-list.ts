/** Comma-separated text as it will be stored: trimmed, without empty items (section 5). */
export function splitCommaList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

export function joinCommaList(items: readonly string[] | undefined): string {
  return (items ?? []).join(', ');
}
