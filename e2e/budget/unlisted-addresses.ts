/**
 * Addresses of a sitemap that stand for a kind of page without figures of its own: each page of one part, and of the
 * records below a list the first.
 *
 * @param listed patterns with figures: `/projects`, `/projects/{id}`
 */
export function unlistedAddresses(sitemap: string, listed: readonly string[]): string[] {
  const patterns = new Set(listed.map(patternOf));
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, location = '']) => {
    const { pathname } = new URL(location);
    const pattern = patternOf(pathname);
    if (patterns.has(pattern)) return [];
    patterns.add(pattern);
    return [pathname];
  });
}

function patternOf(path: string): string {
  const [, list = '', record] = path.split('/');
  return record === undefined ? `/${list}` : `/${list}/*`;
}
