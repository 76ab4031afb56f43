import type { Element, Nodes, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** What an address of the source becomes here. */
export interface Addresses {
  /** Of a link. */
  link: (address: string) => string;
  /** Of a picture or another file that is shown. */
  picture: (address: string) => string;
}

export interface Converted {
  markdown: string;
  /** What could not be kept, each with its place. */
  lost: string[];
}

const removed = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'link',
  'meta',
  'svg',
  'math',
  'object',
  'head',
]);
/** Nobody misses them. */
const silent = new Set(['style', 'meta', 'link']);
const embedded = new Set(['iframe', 'embed', 'video', 'audio']);
const formParts = new Set(['form', 'input', 'select', 'textarea', 'button']);
const lostMax = 50;
const nestingMax = 200;
/** What may lead on from a link. */
const allowedLink = /^(?:https?:|mailto:|tel:|\/|#|\?|[^:]*$)/i;

/** HTML of any site as the Markdown that texts of this one are written in. */
export function htmlToMarkdown(html: string, addresses: Addresses): Converted {
  const tree = fromHtml(html, { fragment: true });
  const lost = new Map<string, number>();
  const note = (what: string) => lost.set(what, (lost.get(what) ?? 0) + 1);
  clean(tree, { addresses, note }, 0);
  const markdown = toMarkdown(toMdast(tree), {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    rule: '-',
    emphasis: '*',
    resourceLink: true,
  });
  const lines = [...lost]
    .slice(0, lostMax)
    .map(([what, count]) => (count === 1 ? what : `${what} (${count} times)`));
  return { markdown: markdown.trim(), lost: lines };
}

interface Work {
  addresses: Addresses;
  note: (what: string) => void;
}

function clean(parent: Parents, work: Work, depth: number): void {
  parent.children = parent.children.flatMap((child): Element['children'] => {
    if (child.type === 'comment' || child.type === 'doctype') return [];
    if (child.type !== 'element') return [child];
    const { tagName } = child;
    if (removed.has(tagName)) {
      if (!silent.has(tagName) && child.properties.ariaHidden !== 'true') work.note(`<${tagName}>`);
      return [];
    }
    if (depth > nestingMax) {
      work.note('elements nested too deeply');
      return [{ type: 'text', value: textOf(child) }];
    }
    if (embedded.has(tagName)) return embed(child, work);
    clean(child, work, depth + 1);
    if (formParts.has(tagName) && !isTask(child)) {
      if (tagName === 'form') work.note('a form');
      return child.children;
    }
    if (tagName === 'a') return link(child, work);
    if (tagName === 'img') return picture(child, work);
    if (tagName === 'figure') return figure(child);
    return [child];
  });
}

function isTask({ tagName, properties }: Element): boolean {
  return tagName === 'input' && properties.type === 'checkbox';
}

/** A film or another page in this one becomes a link. */
function embed(element: Element, { addresses, note }: Work): Element[] {
  const inner = element.children.find((child) => child.type === 'element' && child.tagName === 'source');
  const source = wordOf(element, 'src') || (inner?.type === 'element' ? wordOf(inner, 'src') : '');
  note(`<${element.tagName}>${source === '' ? '' : `: a link to ${source}`}`);
  if (!/^(?:https?:)?\/\//i.test(source) && !source.startsWith('/')) return [];
  const href = addresses.link(source.startsWith('//') ? `https:${source}` : source);
  return [elementOf('p', {}, [elementOf('a', { href }, [{ type: 'text', value: source }])])];
}

function link(element: Element, { addresses, note }: Work): Element['children'] {
  const href = wordOf(element, 'href').trim();
  if (href === '') return element.children;
  if (!allowedLink.test(href.replace(/[\p{Cc}\s]/gu, ''))) {
    note(`a link to ${href.slice(0, 40)}`);
    return element.children;
  }
  const [only, ...others] = element.children.filter(
    (child) => textOf(child).trim() !== '' || child.type === 'element',
  );
  const isPicture = others.length === 0 && only?.type === 'element' && only.tagName === 'img';
  // WordPress links a picture to its own file.
  if (isPicture && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(href)) return element.children;
  element.properties = { href: addresses.link(href) };
  return [element];
}

function picture(element: Element, { addresses, note }: Work): Element[] {
  const source = wordOf(element, 'src') || wordOf(element, 'dataSrc');
  if (!/^(?:(?:https?:)?\/\/|[^:]*$)/i.test(source) || source === '') {
    note(`a picture at ${source.slice(0, 40)}`);
    return [];
  }
  const { alt, title } = element.properties;
  element.properties = {
    src: addresses.picture(source.startsWith('//') ? `https:${source}` : source),
    alt: typeof alt === 'string' ? alt : '',
    ...(typeof title === 'string' && { title }),
  };
  return [element];
}

/** A picture alone in its paragraph with a title is shown with that as its caption. */
function figure(element: Element): Element['children'] {
  const pictures = elementsOf(element, 'img');
  const caption = elementsOf(element, 'figcaption')[0];
  const [only] = pictures;
  if (only === undefined) return [element];
  if (pictures.length > 1) return inParagraphs(pictures, caption);
  const words = caption === undefined ? '' : textOf(caption).replaceAll(/\s+/g, ' ').trim();
  if (words !== '') only.properties.title = words;
  return inParagraphs([only]);
}

function inParagraphs(pictures: Element[], caption?: Element): Element['children'] {
  const own = pictures.map((one) => elementOf('p', {}, [one]));
  return caption === undefined ? own : [...own, elementOf('p', {}, caption.children)];
}

function elementsOf(parent: Parents, name: string): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === name ? [child] : elementsOf(child, name);
  });
}

function elementOf(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element {
  return { type: 'element', tagName, properties, children };
}

function wordOf({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

function textOf(node: Nodes | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
