const names =
  'address|article|aside|blockquote|center|dd|div|dl|dt|fieldset|figure|figcaption|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video';
const block = new RegExp(`^</?(?:${names})\\b`, 'i');
const beforeBlock = new RegExp(`\\n[ \\t]*(?=</?(?:${names})\\b)`, 'gi');
const afterBlock = new RegExp(`(</(?:${names})>)[ \\t]*\\n`, 'gi');

/** Paragraphs of WordPress' first editor, which stored empty lines between them and no markup. */
export function withParagraphs(html: string): string {
  if (/<!-- wp:|<p[\s>]/i.test(html)) return html;
  return html
    .replaceAll('\r\n', '\n')
    .split(/(<pre\b[\s\S]*?<\/pre>)/i)
    .map((part) => (/^<pre\b/i.test(part) ? part : paragraphsOf(part)))
    .join('');
}

function paragraphsOf(text: string): string {
  return text
    .replaceAll(beforeBlock, '\n\n')
    .replaceAll(afterBlock, '$1\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (block.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}
