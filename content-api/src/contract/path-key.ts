/** Decoded, these would make another address. */
const staying = /%(?=2f|3f|23|25|5c|[01][0-9a-f]|7f)/gi;

/**
 * An address of the site as redirects compare it: the same for every percent-encoding, composition (NFC) and case, and
 * without slashes at the end of its path. A query counts, an anchor does not.
 */
export function pathKeyOf(address: string): string {
  const [whole = ''] = address.split('#');
  const at = whole.indexOf('?');
  let end = at < 0 ? whole.length : at;
  const query = whole.slice(end);
  while (end > 1 && whole[end - 1] === '/') end -= 1;
  return plain((whole.slice(0, end) || '/') + (query === '?' ? '' : query));
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text.replace(staying, '%25')).normalize('NFC').toLowerCase();
  } catch {
    return text.normalize('NFC').toLowerCase();
  }
}
