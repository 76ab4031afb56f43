/** An address for the log: that of a preview or a review opens it, so its token is left out. */
export function withoutToken(url: string): string {
  return url.replace(/^(\/api)?\/(p?review)\/[^/?]+/, '$1/$2/…');
}
