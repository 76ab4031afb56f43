import type { Element, ElementContent } from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import graphql from 'highlight.js/lib/languages/graphql';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import scss from 'highlight.js/lib/languages/scss';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { element, textNode, textWithin } from './tree.ts';

/** Longer code is shown without colours: some grammars take quadratic time. */
const blockMax = 4_000;
/** The same of all code of a text together. */
const textMax = 16_000;
/** Templates within templates nest without end, and what is made of them would overflow the stack. */
const depthMax = 20;

/** The classes that a page has colours for, with the grammars' names of what they are for. */
const roles: Record<string, readonly string[]> = {
  keyword: ['keyword', 'selector-tag', 'name', 'section', 'operator'],
  string: ['string', 'regexp', 'link', 'char'],
  number: ['number', 'literal', 'symbol', 'bullet'],
  comment: ['comment', 'quote', 'meta'],
  name: ['title', 'class', 'built_in', 'type', 'selector-class', 'selector-id'],
  attribute: ['attr', 'attribute', 'variable', 'property', 'template-variable', 'selector-pseudo'],
  inserted: ['addition'],
  deleted: ['deletion'],
};
const classes = new Map<string, string>(
  Object.entries(roles).flatMap(([role, names]) =>
    names.map((name) => [`hljs-${name}`, `tok-${role}`] as const),
  ),
);

/** Classes of highlighted code. */
export const codeClasses = Object.keys(roles).map((role) => `tok-${role}`);

const grammars = createLowlight({
  bash,
  css,
  diff,
  go,
  graphql,
  javascript,
  json,
  php,
  python,
  rust,
  scss,
  sql,
  typescript,
  xml,
  yaml,
});

/** Highlights the blocks of code of one text, those whose language is named and known. */
export function createHighlighter(): (block: Element) => Element {
  let left = textMax;

  function highlighted(code: Element): ElementContent[] {
    const text = textWithin(code);
    const language = languageOf(code);
    if (language === undefined || text.length > Math.min(blockMax, left)) return [textNode(text)];
    left -= text.length;
    const { children } = grammars.highlight(language, text);
    return children.flatMap((child) => (child.type === 'doctype' ? [] : inRoles(child)));
  }

  return (block) => {
    const code = block.children.find((child) => child.type === 'element');
    const children = code === undefined ? block.children : [element('code', {}, highlighted(code))];
    // Long lines are scrolled, with the keys as well.
    return element('pre', { tabIndex: 0 }, children);
  };
}

function languageOf({ properties }: Element): string | undefined {
  const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const language = names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  return language !== undefined && grammars.registered(language) ? language : undefined;
}

function inRoles(node: ElementContent, depth = 0): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (depth === depthMax) return [textNode(textBelow(node))];
  const children = node.children.flatMap((child) => inRoles(child, depth + 1));
  const names = Array.isArray(node.properties.className) ? node.properties.className : [];
  const className = names.map((name) => classes.get(String(name))).find((name) => name !== undefined);
  return className === undefined ? children : [element('span', { className: [className] }, children)];
}

/** The text within, however deep it lies. */
function textBelow(node: Element): string {
  const waiting: ElementContent[] = [node];
  let text = '';
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === 'text') text += next.value;
    else if (next.type === 'element') for (const child of next.children.toReversed()) waiting.push(child);
  }
  return text;
}
