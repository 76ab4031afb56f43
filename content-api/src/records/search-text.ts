/** Text as it is searched: the same for upper and lower case in every script, on both databases. */
export function searchText(...parts: string[]): string {
  return parts.join('\n').normalize('NFKC').toLowerCase();
}

/** Pattern that finds a text in a column of such texts; undefined for an empty text. */
export function likePattern(text: string): string | undefined {
  const needle = searchText(text).trim();
  return needle === '' ? undefined : `%${needle.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
