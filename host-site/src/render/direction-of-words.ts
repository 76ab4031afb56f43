/** An element with a paragraph of words, up to the first one within it. */
const paragraph = /<(p|h[1-3]|li|dd|figcaption)\b([^>]*)>([^]*?)(?=<\/\1>|<(?:p|ul|ol)\b)/g;
const notWords = /<[^<>]*>|&#?\w+;/g;
const letter = /\p{L}/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Markup of a right-to-left page in which no name at the start of a paragraph turns the paragraph around: browsers go by its first
 * letter alone. Words that are marked as those of another language stay as they are.
 */
export function withDirections(markup: string): string {
  return markup.replaceAll(paragraph, (whole, name: string, attributes: string, inner: string) => {
    if (/ (?:dir|lang)=/.test(attributes)) return whole;
    const letters = inner.replaceAll(notWords, '').match(letter) ?? [];
    const turned = letters.filter((one) => rightToLeft.test(one)).length;
    const [first] = letters;
    if (first === undefined || rightToLeft.test(first) || turned * 2 <= letters.length) return whole;
    return `<${name}${attributes} dir="rtl">${inner}`;
  });
}
