import type { Kind } from '../../contract/kinds/kind.ts';
import { limits } from '../../contract/limits.ts';
import { parseMarkdown } from '../../core/markdown/parser.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { Item } from './item.ts';

interface Ready {
  slug: string;
  markdown: string;
  /** Address here of the main picture; empty: none. */
  picture: string;
  timeZone: string;
  /** When the batch was made: the date of a post that has none. */
  madeAt: string;
  /** Name of an author where the source has none. */
  author: string;
}

/** The data of a record, as a form would send it. `notes` are for what was made up or cut. */
export function toData(
  kind: Kind,
  item: Item,
  ready: Ready,
): { data: Record<string, unknown>; notes: string[] } {
  const notes: string[] = [];
  // Front matter is no HTML.
  const textOf = item.body.format === 'markdown' ? (text: string) => text.trim() : textOfHtml;
  const cut = (text: string, max: number, field: string) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim();
    if (plain.length <= max) return plain;
    notes.push(`${field} was cut to ${max} characters`);
    return plain.slice(0, max).trimEnd();
  };
  const title = cut(textOf(item.title) || item.slug || 'Untitled', limits.title, 'title');
  const seo = {
    seoTitle: cut(item.seo.title, limits.seoTitle, 'search title'),
    seoDescription: cut(
      // Pages and projects show the summary themselves.
      textOf(item.seo.description || (kind.name === 'post' ? item.excerpt : '')),
      limits.seoDescription,
      'search description',
    ),
    ...(item.seo.isHidden && { noindex: true }),
  };
  const tags = [...new Set(item.tags.map((tag) => cut(textOf(tag), limits.name, 'tag')))]
    .filter(Boolean)
    .slice(0, limits.tags);
  const common = { title, slug: ready.slug, format: 'markdown', ...seo };
  if (kind.name === 'page') {
    const data = {
      ...common,
      lead: cut(textOf(item.excerpt), limits.shortText, 'opening'),
      blocks: blocksOf(ready.markdown),
    };
    return { data, notes };
  }
  if (kind.name === 'project') {
    const year = Number(item.createdAt.slice(0, 4));
    const data = {
      ...common,
      mainimage: ready.picture,
      secondaryimage: '',
      shortDescription: cut(textOf(item.excerpt), limits.shortText, 'short description'),
      codeIsPublic: false,
      technologies: tags,
      ...(year >= limits.firstYear && { publishedYear: year }),
      blocks: blocksOf(ready.markdown),
    };
    return { data, notes };
  }
  if (tags.length === 0) notes.push('it has no tags: “Blog” was set');
  if (item.createdAt === '') notes.push('it has no date: the day of this import was set');
  const excerpt = textOf(item.excerpt);
  if (ready.markdown === '') notes.push('it has no text: its title stands there');
  const data = {
    ...common,
    content: ready.markdown || excerpt || title,
    author: cut(textOf(item.author) || ready.author, limits.name, 'author'),
    date: dayIn(ready.timeZone, item.createdAt || ready.madeAt),
    tags: tags.length === 0 ? ['Blog'] : tags,
    image: ready.picture,
  };
  return { data, notes };
}

/** The day of an instant where the studio is. */
function dayIn(timeZone: string, instant: string): string {
  if (instant === '') return '';
  // A day without a time is that day everywhere.
  if (instant.endsWith('T00:00:00.000Z')) return instant.slice(0, 10);
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(instant));
}

/** Words of a title or summary, whose source may have markup. */
function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const stay = (address: string) => address;
  const { markdown } = htmlToMarkdown(html, { link: stay, picture: () => '' });
  return markdown
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/\*\*|__/g, '')
    .trim();
}

const alone = /^!\[((?:[^\]\\]|\\.)*)\]\(<?([^\s<>)]+)>?(?:\s+"((?:[^"\\]|\\.)*)")?\)$/;

/** Markdown as blocks: a picture alone in its paragraph is one, text is divided between its own paragraphs. */
function blocksOf(markdown: string): Record<string, string>[] {
  const blocks: Record<string, string>[] = [];
  for (const part of partsOf(markdown)) {
    const [, alt, image, caption] = alone.exec(part) ?? [];
    const last = blocks.at(-1);
    if (image !== undefined) {
      const words = (text = '') => text.replaceAll(/\\(.)/g, '$1').slice(0, limits.shortText);
      blocks.push({ type: 'picture', image, alt: words(alt), caption: words(caption) });
    } else if (last?.type === 'prose' && `${last.text}\n\n${part}`.length <= limits.description) {
      last.text = `${last.text}\n\n${part}`;
    } else {
      for (const text of divided(part)) blocks.push({ type: 'prose', text });
    }
  }
  return blocks;
}

/** Blocks of the document, each with all that is in it. */
function partsOf(markdown: string): string[] {
  const lines = markdown.split('\n');
  const starts = (parseMarkdown(markdown)?.parsed ?? [])
    .filter(({ level, map, nesting }) => level === 0 && map !== null && nesting >= 0)
    .map(({ map }) => map?.[0] ?? 0);
  const bounds = [...new Set([0, ...starts])].sort((a, b) => a - b);
  return bounds
    .map((start, index) =>
      lines
        .slice(start, bounds[index + 1])
        .join('\n')
        .trim(),
    )
    .filter(Boolean);
}

function divided(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > limits.description) {
    const head = rest.slice(0, limits.description);
    const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1, 0) || head.lastIndexOf(' ');
    const at = end > 0 ? end : limits.description;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...parts, rest].filter(Boolean);
}
