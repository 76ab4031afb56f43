import { z } from 'zod';
import { escapeHtml } from '../../../lib/escape-html.ts';

const marker = z.tuple([z.number(), z.array(z.number()), z.number(), z.unknown()]);
const section = z.union([
  z.tuple([z.literal(1), z.string(), z.array(marker)], z.unknown()),
  z.tuple([z.literal(2), z.string()], z.unknown()),
  z.tuple([z.literal(3), z.string(), z.array(z.array(marker))], z.unknown()),
  z.tuple([z.literal(10), z.number()], z.unknown()),
]);
const documentSchema = z.object({
  atoms: z.array(z.tuple([z.string(), z.unknown()], z.unknown())).default([]),
  cards: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())], z.unknown())).default([]),
  markups: z.array(z.tuple([z.string()], z.unknown())).default([]),
  sections: z.array(section),
});
type Document = z.output<typeof documentSchema>;

const tags = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol']);
const markupTags = new Set(['a', 'strong', 'b', 'em', 'i', 's', 'code', 'sub', 'sup']);

/** HTML of a document of Ghost's earlier editor, empty for none. @throws an error for what is no such document */
export function htmlOfMobiledoc(json: string): string {
  if (json === '') return '';
  const document = documentSchema.parse(JSON.parse(json));
  return document.sections.map((one) => sectionOf(document, one)).join('');
}

function sectionOf(document: Document, one: z.output<typeof section>): string {
  if (one[0] === 10) return cardOf(document.cards[one[1]]);
  if (one[0] === 2) return `<figure><img src="${escapeHtml(one[1])}" alt=""></figure>`;
  const tag = tags.has(one[1]) ? one[1] : 'p';
  const inner =
    one[0] === 1
      ? inline(document, one[2])
      : one[2].map((item) => `<li>${inline(document, item)}</li>`).join('');
  return `<${tag}>${inner}</${tag}>`;
}

function inline(document: Document, markers: readonly z.output<typeof marker>[]): string {
  const open: string[] = [];
  let html = '';
  for (const [type, opened, closed, value] of markers) {
    for (const index of opened) {
      const [name = '', attributes] = document.markups[index] ?? [];
      const tag = markupTags.has(name) ? name : 'span';
      open.push(tag);
      html += tag === 'a' ? `<a href="${escapeHtml(hrefIn(attributes))}">` : `<${tag}>`;
    }
    if (type === 0) html += escapeHtml(typeof value === 'string' ? value : '');
    else html += document.atoms[Number(value)]?.[0] === 'soft-return' ? '<br>' : '';
    for (let left = closed; left > 0; left -= 1) html += `</${open.pop() ?? 'span'}>`;
  }
  return html;
}

function hrefIn(attributes: unknown): string {
  const list: unknown[] = Array.isArray(attributes) ? attributes : [];
  const value = list[list.indexOf('href') + 1];
  return list.includes('href') && typeof value === 'string' ? value : '';
}

function cardOf(card: Document['cards'][number] | undefined): string {
  if (card === undefined) return '';
  const [name, payload] = card;
  const word = (key: string) => {
    const value = payload[key];
    return typeof value === 'string' ? value : '';
  };
  const link = (address: string) => `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`;
  const caption = word('caption') === '' ? '' : `<figcaption>${word('caption')}</figcaption>`;
  switch (name) {
    case 'hr':
      return '<hr>';
    case 'html':
      return word('html');
    case 'markdown':
    case 'card-markdown':
      return `<p>${escapeHtml(word('markdown'))}</p>`;
    case 'image':
      return `<figure><img src="${escapeHtml(word('src'))}" alt="${escapeHtml(word('alt'))}">${caption}</figure>`;
    case 'code':
      return `<pre><code>${escapeHtml(word('code'))}</code></pre>`;
    case 'callout':
      return `<blockquote>${word('calloutText')}</blockquote>`;
    case 'gallery':
      return picturesIn(payload.images);
    default:
      return word('url') === '' ? '' : link(word('url'));
  }
}

const imagesSchema = z.array(z.object({ src: z.string(), alt: z.string().default('') }));

function picturesIn(value: unknown): string {
  const images = imagesSchema.safeParse(value).data ?? [];
  return images
    .map(({ src, alt }) => `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"></figure>`)
    .join('');
}
