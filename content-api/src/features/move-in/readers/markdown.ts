import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse } from 'yaml';
import { z } from 'zod';
import { instantOf, itemWith } from '../item.ts';
import type { Found, ImportFault } from '../item.ts';

const text = z.union([
  z.union([z.string(), z.number(), z.boolean()]).transform(String),
  // Dates of TOML.
  z.date().transform((date) => date.toISOString()),
]);
const words = z
  .union([
    text.transform((value) => value.split(',')),
    z.array(z.union([text, z.looseObject({ name: text }).transform(({ name }) => name)])),
  ])
  .nullish()
  .catch([])
  .transform((list) => (list ?? []).map((word) => word.trim()).filter(Boolean));
const line = text
  .nullish()
  .catch('')
  .transform((value) => value?.trim() ?? '');
const matterSchema = z.object({
  title: line,
  slug: line,
  permalink: line,
  url: line,
  aliases: words,
  redirect_from: words,
  author: words,
  authors: words,
  date: line,
  pubDate: line,
  publishDate: line,
  published_at: line,
  seoTitle: line,
  noindex: line,
  draft: line,
  published: line,
  publish: line,
  layout: line,
  type: line,
  tags: words,
  categories: words,
  keywords: words,
  description: line,
  excerpt: line,
  summary: line,
  image: line,
  cover: line,
  heroImage: line,
  thumbnail: line,
});
const named = /^(\d{4}-\d{2}-\d{2})-(.+)$/;
/** Notion puts its id behind each name. */
const notionId = / [0-9a-f]{32}$/;

/** One file of a folder of Markdown, with the front matter of Jekyll, Hugo, Astro or Obsidian if it has one. */
export function readMarkdown(source: string, file: string): Found {
  const { matter, body, fault } = split(source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
  if (fault !== undefined) return { is: 'fault', fault: { ...fault, item: file } };
  const parsed = matterSchema.safeParse(matter);
  if (!parsed.success) {
    return {
      is: 'fault',
      fault: { item: file, line: 1, message: 'its front matter is no list of names and values' },
    };
  }
  const read = parsed.data;
  const base = path.posix.basename(file).replace(/\.(?:md|mdx|markdown)$/i, '');
  const stem = (
    /^(?:index|_index|readme)$/i.test(base) ? path.posix.basename(path.posix.dirname(file)) : base
  ).replace(notionId, '');
  const [, day = '', rest = stem] = named.exec(stem) ?? [];
  const [, heading] = /^\s*# (.+)\n?/.exec(body) ?? [];
  const title = read.title || heading?.trim() || rest.replaceAll(/[-_]/g, ' ');
  // A title that stands above the text too would be shown twice.
  const isRepeated = heading !== undefined && heading.trim() === title;
  const picture = read.image || read.cover || read.heroImage || read.thumbnail;
  const date = read.publishDate || read.date || read.pubDate || read.published_at || day;
  return {
    is: 'item',
    item: itemWith({
      type: typeOf(read, file),
      id: file,
      title,
      slug: read.slug.split('/').filter(Boolean).at(-1) ?? '',
      address: read.permalink || read.url,
      formerAddresses: [...read.aliases, ...read.redirect_from].filter((address) => address.startsWith('/')),
      author: [...read.authors, ...read.author][0] ?? '',
      createdAt: instantOf(date),
      state: isDraft(read, file) ? 'draft' : 'scheduled',
      tags: [
        ...new Set([...read.categories, ...read.tags, ...read.keywords].map((tag) => tag.replace(/^#/, ''))),
      ],
      excerpt: read.excerpt || read.summary,
      seo: { title: read.seoTitle, description: read.description, isHidden: read.noindex === 'true' },
      body: { format: 'markdown', text: wikiLinks(isRepeated ? body.replace(/^\s*# .+\n?/, '') : body) },
      picture: picture === '' ? undefined : { address: picture },
    }),
  };
}

/** What is no draft is public from its date on. */
function isDraft({ draft, published, publish }: z.output<typeof matterSchema>, file: string): boolean {
  const is = (words: RegExp) => (value: string) => words.test(value);
  return (
    is(/^(?:true|yes|on|1)$/i)(draft) ||
    [published, publish].some(is(/^(?:false|no|off|0)$/i)) ||
    /(?:^|\/)_drafts\//.test(file)
  );
}

interface Split {
  matter: unknown;
  body: string;
  fault?: Omit<ImportFault, 'item'>;
}

function split(source: string): Split {
  if (source.startsWith('+++\n')) return splitToml(source);
  if (/^---[ \t]*(?:js|javascript)\n/i.test(source))
    return {
      matter: {},
      body: '',
      fault: { line: 1, message: 'its front matter is a program, which is not run' },
    };
  if (/^(?:---[ \t]*json\n|\{\n)/.test(source)) return splitJson(source);
  const [whole, matter = ''] = /^---\n([\s\S]*?)(?:\n)?---[ \t]*(?:\n|$)/.exec(source) ?? [];
  if (whole === undefined) return { matter: {}, body: source };
  try {
    // Few aliases: a flood of them would take the memory.
    return {
      matter: parse(matter, { maxAliasCount: 20, schema: 'core', logLevel: 'error' }) ?? {},
      body: source.slice(whole.length),
    };
  } catch (error) {
    const place = z
      .object({ linePos: z.tuple([z.object({ line: z.number() })], z.unknown()) })
      .safeParse(error);
    const at = place.data?.linePos[0].line;
    return {
      matter: {},
      body: '',
      fault: { line: at === undefined ? 1 : at + 1, message: 'its front matter is no YAML' },
    };
  }
}

/** Front matter of Hugo and Zola. */
function splitToml(source: string): Split {
  const [whole, matter = ''] = /^\+\+\+\n([\s\S]*?)(?:\n)?\+\+\+[ \t]*(?:\n|$)/.exec(source) ?? [];
  if (whole === undefined) return { matter: {}, body: source };
  try {
    const read = parseToml(matter);
    // Zola has its tags one level deeper.
    const deeper = z.record(z.string(), z.unknown()).safeParse(read.taxonomies).data;
    return { matter: { ...deeper, ...read }, body: source.slice(whole.length) };
  } catch (error) {
    const line = z.object({ line: z.number() }).safeParse(error).data?.line ?? 0;
    return { matter: {}, body: '', fault: { line: line + 1, message: 'its front matter is no TOML' } };
  }
}

/** Front matter of Eleventy between lines, and of Hugo with nothing around it. */
function splitJson(source: string): Split {
  const [whole, between, bare = ''] =
    /^(?:---[ \t]*json\n([\s\S]*?)\n---[ \t]*|(\{\n[\s\S]*?\n\}))(?:\n|$)/.exec(source) ?? [];
  if (whole === undefined) return { matter: {}, body: source };
  try {
    const matter: unknown = JSON.parse(between ?? bare);
    return { matter, body: source.slice(whole.length) };
  } catch {
    return { matter: {}, body: '', fault: { line: 1, message: 'its front matter is no JSON' } };
  }
}

function typeOf({ layout, type }: z.output<typeof matterSchema>, file: string): string {
  if (layout === 'page' || type === 'page' || /(?:^|\/)pages?\//i.test(file)) return 'page';
  return type === 'project' || /(?:^|\/)(?:projects?|portfolio)\//i.test(file) ? 'project' : 'post';
}

/** Obsidian's links and pictures, as Markdown has them. */
function wikiLinks(body: string): string {
  return body
    .replaceAll(/!\[\[([^[\]|\n]+)(?:\|[^[\]\n]*)?\]\]/g, (_whole, file: string) => `![](<${file.trim()}>)`)
    .replaceAll(/\[\[([^[\]|\n]+)\|([^[\]\n]+)\]\]/g, '$2')
    .replaceAll(/\[\[([^[\]\n]+)\]\]/g, '$1');
}
