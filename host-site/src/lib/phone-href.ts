/** The letters a to z on the keys of a telephone. */
const keys = '22233344455566677778889999';

/**
 * A telephone number as a link (RFC 3966): without what cannot be dialled, letters as their keys, an extension apart. Used on the
 * server only: its pages have the link in their data.
 */
export function phoneHref(phone: string): string {
  const [number = '', extension] = phone.toLowerCase().split(/(?:ext(?:ension)?\.?|x|#)(?=[\s\d]*$)/);
  const dialled = number
    .replace(/^[^+\d(]+/, '')
    .replace(/^\+(.*)\(0\)/, '+$1')
    .replace(/[a-z]/g, (letter) => keys[letter.charCodeAt(0) - 97] ?? '')
    .replace(/[^+\d]/g, '');
  return `tel:${dialled}${extension ? `;ext=${extension.trim()}` : ''}`;
}
