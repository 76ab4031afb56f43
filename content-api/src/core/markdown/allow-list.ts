import type { Schema } from 'hast-util-sanitize';
import { codeClasses } from './code.ts';

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];
const texts = [
  'p',
  'blockquote',
  'ul',
  'ol',
  'li',
  'hr',
  'br',
  'pre',
  'code',
  'em',
  'strong',
  's',
  'sup',
  'a',
];
const tables = ['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
const media = ['figure', 'figcaption', 'picture', 'source', 'img', 'video'];

/** Every element and attribute that the HTML of a text may have. What is not named here is taken out. */
export const allowList: Schema = {
  tagNames: [...headings, ...texts, ...tables, ...media, 'input', 'section', 'span'],
  attributes: {
    ...Object.fromEntries(headings.map((name) => [name, ['id']])),
    a: ['href', 'title', 'id', 'ariaLabel', ['rel', 'noopener']],
    li: ['id', ['className', 'task']],
    ol: ['start'],
    section: [
      ['className', 'footnotes'],
      ['ariaLabel', 'Footnotes'],
    ],
    span: [['className', ...codeClasses]],
    pre: [['tabIndex', 0]],
    div: [
      ['className', 'table'],
      ['tabIndex', 0],
      ['role', 'region'],
      ['ariaLabel', 'Table'],
    ],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'referrerPolicy'],
    source: ['type', 'srcSet', 'sizes', 'media'],
    video: ['src', 'controls', ['preload', 'metadata'], 'playsInline', 'width', 'height', 'ariaLabel'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked', 'ariaLabel'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: Object.fromEntries(['thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, ['table']])),
  strip: ['script', 'style'],
  // Ids begin with a prefix already.
  clobber: [],
};
