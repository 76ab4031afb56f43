import { Schema } from 'prosemirror-model';
import type { DOMOutputSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** What is shown of a node: its attributes are what the schema lets through. */
interface Shown {
  attrs: Record<string, unknown>;
}

const lineContent = '(text | image | footnote_ref)*';

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: lineContent,
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.getAttribute('align'),
      setDOMAttr: (value, attributes) => {
        if (typeof value === 'string') attributes.align = value;
      },
    },
  },
});

/** What a text may consist of. Headings stand one level lower in the page, as on the site. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', { dir: 'auto' }, 0],
    },
    heading: {
      content: lineContent,
      group: 'block',
      attrs: { level: { default: 1, validate: 'number' } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        getAttrs: (element) => ({ level: levelOf(element) }),
      })),
      toDOM: ({ attrs }: Shown) => [
        `h${Math.min(6, Number(attrs.level) + 1)}`,
        { dir: 'auto', 'data-level': String(attrs.level) },
        0,
      ],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', { dir: 'auto' }, 0],
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block',
      attrs: { tight: { default: true } },
      parseDOM: [{ tag: 'ul' }],
      toDOM: ({ attrs }: Shown) => ['ul', { dir: 'auto', ...looseness(attrs.tight) }, 0],
    },
    ordered_list: {
      content: 'list_item+',
      group: 'block',
      attrs: { order: { default: 1, validate: 'number' }, tight: { default: true } },
      parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ order: startOf(element) }) }],
      toDOM: ({ attrs }: Shown) => [
        'ol',
        { dir: 'auto', ...looseness(attrs.tight), ...(attrs.order !== 1 && { start: attrs.order }) },
        0,
      ],
    },
    list_item: {
      content: 'block+',
      defining: true,
      attrs: { checked: { default: null } },
      parseDOM: [{ tag: 'li', getAttrs: (element) => ({ checked: checkedOf(element) }) }],
      toDOM: ({ attrs }: Shown) => [
        'li',
        typeof attrs.checked === 'boolean' ? { 'data-checked': String(attrs.checked) } : {},
        0,
      ],
    },
    code_block: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      attrs: { params: { default: '', validate: 'string' } },
      parseDOM: [
        {
          tag: 'pre',
          preserveWhitespace: 'full',
          getAttrs: (element) => ({ params: element.getAttribute('data-params') ?? '' }),
        },
      ],
      toDOM: ({ attrs }: Shown) => ['pre', { dir: 'ltr', 'data-params': attrs.params }, ['code', 0]],
    },
    source: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full', priority: 60 }],
      toDOM: () => ['pre', { 'data-source': 'Markdown' }, ['code', 0]],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    figure: {
      content: 'text*',
      marks: '',
      group: 'block',
      isolating: true,
      draggable: true,
      attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' } },
      parseDOM: [
        { tag: 'figure[data-src]', contentElement: 'figcaption', getAttrs: (element) => figureOf(element) },
      ],
      toDOM: ({ attrs }: Shown) => [
        'figure',
        { 'data-src': attrs.src, 'data-alt': attrs.alt },
        mediaOf(String(attrs.src), String(attrs.alt)),
        ['figcaption', { dir: 'auto' }, 0],
      ],
    },
    footnote: {
      content: 'block+',
      group: 'block',
      defining: true,
      isolating: true,
      attrs: { label: { validate: 'string' } },
      parseDOM: [{ tag: 'div[data-footnote]', getAttrs: (element) => labelOf(element, 'data-footnote') }],
      toDOM: ({ attrs }: Shown) => [
        'div',
        { 'data-footnote': attrs.label, role: 'group', 'aria-label': noteWords(attrs.label) },
        0,
      ],
    },
    ...tables,
    text: { group: 'inline' },
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: {
        src: { validate: 'string' },
        alt: { default: '', validate: 'string' },
        title: { default: null },
      },
      parseDOM: [{ tag: 'img[src]', getAttrs: (element) => imageOf(element) }],
      toDOM: ({ attrs }: Shown) => ['img', { src: attrs.src, alt: attrs.alt, title: attrs.title }],
    },
    footnote_ref: {
      inline: true,
      group: 'inline',
      attrs: { label: { validate: 'string' } },
      parseDOM: [{ tag: 'sup[data-ref]', getAttrs: (element) => labelOf(element, 'data-ref') }],
      toDOM: ({ attrs }: Shown) => [
        'sup',
        { 'data-ref': attrs.label, title: noteWords(attrs.label) },
        String(attrs.label),
      ],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
    link: {
      attrs: { href: { validate: 'string' }, title: { default: null } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => linkOf(element) }],
      toDOM: ({ attrs }: Shown) => ['a', { href: attrs.href, title: attrs.title }, 0],
    },
    code: { code: true, excludes: '', parseDOM: [{ tag: 'code' }], toDOM: () => ['code', { dir: 'ltr' }, 0] },
  },
});

/** An address that a link of a text may have. */
export function isLinkable(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href);
}

export function isVideo(src: string): boolean {
  return /^\/media\/[^?#]+\.(?:mp4|webm)$/i.test(src);
}

function mediaOf(src: string, alt: string): DOMOutputSpec {
  return isVideo(src) ? ['video', { src, 'aria-label': alt, preload: 'metadata' }] : ['img', { src, alt }];
}

function noteWords(label: unknown): string {
  return `Footnote ${String(label)}`;
}

function looseness(isTight: unknown): Record<string, string> {
  return isTight === false ? { 'data-loose': '' } : {};
}

function levelOf(element: HTMLElement): number {
  const shown = Number(element.nodeName.slice(1));
  return Number(element.getAttribute('data-level') ?? Math.max(1, shown - 1));
}

function startOf(element: HTMLElement): number {
  const start = Number(element.getAttribute('start') ?? 1);
  return Number.isSafeInteger(start) && start >= 0 ? start : 1;
}

function checkedOf(element: HTMLElement): boolean | null {
  const value = element.getAttribute('data-checked');
  return value === null ? null : value === 'true';
}

function labelOf(element: HTMLElement, name: string): { label: string } | false {
  const label = element.getAttribute(name) ?? '';
  return /^[^\s[\]]+$/.test(label) && { label };
}

function figureOf(element: HTMLElement) {
  return { src: element.getAttribute('data-src') ?? '', alt: element.getAttribute('data-alt') ?? '' };
}

function imageOf(element: HTMLElement) {
  const src = element.getAttribute('src') ?? '';
  if (!/^(?:https?:\/\/|\/(?![/\\]))/i.test(src)) return false;
  return { src, alt: element.getAttribute('alt') ?? '', title: element.getAttribute('title') };
}

function linkOf(element: HTMLElement) {
  const href = element.getAttribute('href') ?? '';
  return isLinkable(href) && { href, title: element.getAttribute('title') };
}
