const tokenLength = 43;

/**
 * An address for the log. That of a preview or a review opens it, so its token is left out, however the address is
 * spelled; so is every text that could be one.
 */
export function withoutToken(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  const segments = path.split('/').map((segment) => ({ segment, plain: decoded(segment) }));
  const parts = segments.map(({ segment, plain }, index) => {
    if (
      ['preview', 'review', 'shared', 'testimonial', 'pitch', 'private'].includes(
        segments[index - 1]?.plain ?? '',
      )
    )
      return '…';
    return plain === withoutTokens(plain) ? segment : withoutTokens(plain);
  });
  return parts.join('/') + (query === undefined ? '' : `?${withoutTokens(decoded(query))}`);
}

function withoutTokens(text: string): string {
  return text.replaceAll(/[\w-]+/g, (word) => (word.length < tokenLength ? word : '…'));
}

/** Decoded until nothing changes; what cannot be decoded is left as it is. */
function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text);
    return plain === text ? text : decoded(plain);
  } catch {
    return text.replaceAll(/%(?:[2-7][0-9a-f])/gi, (code) => decodeURIComponent(code));
  }
}
