import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { z } from 'zod';
import { instantOf, itemWith } from '../item.ts';
import type { Found } from '../item.ts';

const text = z.string().catch('');
const thingSchema = z.object({
  '@type': z.string(),
  name: text,
  headline: text,
  description: text,
  image: text,
  keywords: z.union([z.array(z.string()), z.string().transform((words) => words.split(','))]).catch([]),
  datePublished: text,
  dateCreated: text,
  author: z.union([z.object({ name: text }).transform(({ name }) => name), z.string()]).catch(''),
});
type Thing = z.output<typeof thingSchema>;

/** Types of schema.org that have a page of their own; what else a page is about, such as a list, is no item. */
const types: Partial<Record<string, string>> = {
  BlogPosting: 'post',
  Article: 'post',
  NewsArticle: 'post',
  CreativeWork: 'project',
  WebPage: 'page',
  Service: 'service',
};
/** The text of a page where its template says which it is. */
const isText = (element: Element) =>
  hasClass(element, /^(?:rich|entry-content|post-content)$/) ||
  listOf(element.properties.itemProp).includes('articleBody');
const aroundText = new Set(['nav', 'header', 'footer', 'aside', 'form', 'script', 'style', 'template']);
const textParts = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'pre',
  'table',
  'figure',
  'blockquote',
  'picture',
  'img',
]);
const pageFile = /(?:^|\/)index\.html?$|\.html?$/i;

/** A page of a static site: what it says about itself, and the text in it. Undefined for a page that is no item, such as a list. */
export function* readHtml(html: string, file: string): Generator<Found> {
  const page = fromHtml(html);
  const things = thingsIn(page);
  const thing = things.find((one) => types[one['@type']] !== undefined);
  const type = thing === undefined ? 'page' : (types[thing['@type']] ?? 'page');
  const isHidden = metaOf(page, 'robots').includes('noindex');
  const isList = thing === undefined && (things.length > 0 || isHidden);
  const main = first(page, ({ tagName }) => tagName === 'main') ?? first(page, isArticle);
  if (isList || main === undefined || /(?:^|\/)404\.html$/i.test(file)) return;
  const canonical = linkOf(page, 'canonical');
  if (URL.canParse(canonical)) yield { is: 'site', address: new URL(canonical).origin };
  const heading = first(page, ({ tagName }) => tagName === 'h1');
  const names = type === 'post' ? [thing?.headline, thing?.name] : [thing?.name, thing?.headline];
  const title = [...names, heading && wordsOf(heading)].find((name) => name) ?? '';
  const address = `/${file.replace(pageFile, '')}`;
  const description = metaOf(page, 'description');
  const summary = thing?.description ?? '';
  yield {
    is: 'item',
    item: itemWith({
      type,
      id: file,
      title,
      address,
      slug: address.split('/').filter(Boolean).at(-1) ?? '',
      author: thing?.author ?? '',
      createdAt: instantOf(thing?.datePublished || thing?.dateCreated || ''),
      tags: (thing?.keywords ?? []).map((tag) => tag.trim()).filter(Boolean),
      excerpt: type === 'post' ? '' : summary,
      seo: {
        title: '',
        description: description === summary ? '' : description,
        isHidden,
      },
      body: { format: 'html', text: toHtml(bodyOf(main)) },
      picture: pictureOf(thing),
    }),
  };
}

/** Structured data of a page, without what it says of the site as a whole. */
function thingsIn(page: Root): Thing[] {
  const scripts = all(
    page,
    ({ tagName, properties }) => tagName === 'script' && properties.type === 'application/ld+json',
  );
  return scripts.flatMap((script) => {
    try {
      const read: unknown = JSON.parse(wordsOf(script));
      const list = z.array(z.unknown()).catch([read]).parse(read);
      const graph = list.flatMap(
        (one) => z.object({ '@graph': z.array(z.unknown()) }).safeParse(one).data?.['@graph'] ?? [one],
      );
      return graph.flatMap((one) => thingSchema.safeParse(one).data ?? []);
    } catch {
      return [];
    }
  });
}

/** Pictures that are drawn for other sites show the title, and nothing else. */
function pictureOf(thing: Thing | undefined) {
  const address = thing?.image ?? '';
  return address === '' || /\/og\//.test(address) ? undefined : { address };
}

/** Texts with their headings, pictures and quotes; where no text is named, every part of a text but what stands around it. */
function bodyOf(main: Element): Element[] {
  const isNamed = first(main, isText) !== undefined;
  return partsOf(first(main, isArticleWithText) ?? main, isNamed ? isNamedPart : isPart);
}

function partsOf(parent: Element, isWanted: (child: Element, parent: Element) => boolean): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element' || aroundText.has(child.tagName)) return [];
    return isWanted(child, parent) ? [child] : partsOf(child, isWanted);
  });
}

function isNamedPart(child: Element, { children }: Element): boolean {
  if (isText(child) || child.tagName === 'figure' || child.tagName === 'blockquote') return true;
  return /^h[2-6]$/.test(child.tagName) && children.some((one) => one.type === 'element' && isText(one));
}

/** A list with a name of its own and a line with the date belong to the page. */
function isPart(element: Element): boolean {
  const { tagName, properties } = element;
  return textParts.has(tagName) && properties.ariaLabel === undefined && !first(element, isTime);
}

const isTime = ({ tagName }: Element) => tagName === 'time';
const isArticle = ({ tagName }: Element) => tagName === 'article';
const isArticleWithText = (element: Element) => isArticle(element) && partsOf(element, isPart).length > 0;

function all(parent: Root | Element, is: (element: Element) => boolean): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return is(child) ? [child] : all(child, is);
  });
}

function first(parent: Root | Element, is: (element: Element) => boolean): Element | undefined {
  return all(parent, is)[0];
}

function metaOf(page: Root, name: string): string {
  const meta = first(page, ({ tagName, properties }) => tagName === 'meta' && properties.name === name);
  return typeof meta?.properties.content === 'string' ? meta.properties.content : '';
}

function linkOf(page: Root, rel: string): string {
  const link = first(
    page,
    ({ tagName, properties }) => tagName === 'link' && listOf(properties.rel).includes(rel),
  );
  return typeof link?.properties.href === 'string' ? link.properties.href : '';
}

function hasClass({ properties }: Element, name: RegExp): boolean {
  return listOf(properties.className).some((one) => name.test(String(one)));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('').trim() : '';
}
