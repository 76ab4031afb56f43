import { z } from 'zod';
import { escapeHtml } from '../../../lib/escape-html.ts';

const nodeSchema = z.looseObject({
  type: z.string(),
  get children() {
    return z.array(nodeSchema).optional();
  },
});
type Node = z.output<typeof nodeSchema>;

const documentSchema = z.object({ root: nodeSchema });
const depthMax = 60;
/** Bits of the format of a text. */
const marks = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
] as const;

/** HTML of a document of Ghost's editor since version 5.60. @throws an error for what is none */
export function htmlOfLexical(json: string): string {
  return htmlOf(documentSchema.parse(JSON.parse(json)).root, 0);
}

function htmlOf(node: Node, depth: number): string {
  if (depth > depthMax) throw new Error('nested too deeply');
  const inner = () => (node.children ?? []).map((child) => htmlOf(child, depth + 1)).join('');
  const word = (key: string) => (typeof node[key] === 'string' ? node[key] : '');
  const wrapped = (tag: string) => `<${tag}>${inner()}</${tag}>`;
  const card = (address: string, label: string) =>
    `<p><a href="${escapeHtml(address)}">${escapeHtml(label || address)}</a></p>`;
  switch (node.type.replace(/^extended-/, '')) {
    case 'paragraph':
      return wrapped('p');
    case 'heading':
      return wrapped(/^h[1-6]$/.test(word('tag')) ? word('tag') : 'h2');
    case 'quote':
    case 'aside':
      return wrapped('blockquote');
    case 'list':
      return wrapped(word('listType') === 'number' ? 'ol' : 'ul');
    case 'listitem':
      return wrapped('li');
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(word('url'))}">${inner()}</a>`;
    case 'linebreak':
      return '<br>';
    case 'horizontalrule':
      return '<hr>';
    case 'text':
      return marked(word('text'), typeof node.format === 'number' ? node.format : 0);
    case 'code':
    case 'codeblock':
      return `<pre><code class="language-${escapeHtml(word('language'))}">${escapeHtml(word('code')) || inner()}</code></pre>`;
    case 'image':
      return pictureOf(word('src'), word('alt'), word('caption'));
    case 'gallery':
      return imagesIn(node.images)
        .map(({ src, alt }) => pictureOf(src, alt, ''))
        .join('');
    case 'html':
      return word('html');
    case 'markdown':
      return `<p>${escapeHtml(word('markdown'))}</p>`;
    case 'callout':
      return `<blockquote>${word('calloutText')}</blockquote>`;
    case 'toggle':
      return `<h3>${word('heading')}</h3>${word('content')}`;
    case 'button':
      return card(word('buttonUrl'), word('buttonText'));
    case 'bookmark':
    case 'embed':
      return card(word('url'), '');
    case 'video':
    case 'audio':
    case 'file':
      return card(word('src'), word('title') || word('fileTitle'));
    default:
      return inner();
  }
}

function marked(text: string, format: number): string {
  return marks.reduce(
    (html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeHtml(text),
  );
}

function pictureOf(src: string, alt: string, caption: string): string {
  const words = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${words}</figure>`;
}

const imagesSchema = z.array(z.object({ src: z.string(), alt: z.string().default('') }));

function imagesIn(value: unknown): z.output<typeof imagesSchema> {
  return imagesSchema.safeParse(value).data ?? [];
}
