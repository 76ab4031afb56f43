/**
 * The address as a browser reads it, if it begins as the pattern says. Browsers drop tabs and line breaks wherever they
 * stand, so that a slash, a tab and a slash would lead to another site.
 */
export function addressLike(pattern: RegExp, address: string | null | undefined): string | undefined {
  const read = address?.replace(/[\t\n\r]/g, '').trim();
  return read && pattern.test(read) ? read : undefined;
}
