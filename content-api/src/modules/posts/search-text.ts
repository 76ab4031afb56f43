/** Text as it is searched: the same for upper and lower case in every script, on both databases. */
export function searchText(...parts: string[]): string {
  return parts.join('\n').normalize('NFKC').toLowerCase();
}
