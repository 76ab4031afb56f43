/** Pattern for `like … escape '\\'` that finds a text anywhere. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
