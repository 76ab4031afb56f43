import type { Element } from 'hast';
import { textProperty, textWithin } from './tree.ts';

const outside = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const footnoteId = /^fn(ref)?(\d+)(?::(\d+))?$/;

/** A link to another site says that it is one; a link to or from a footnote has the ids of this text. */
export function changeLink(link: Element, prefix: string): Element {
  const href = textProperty(link, 'href') ?? '';
  const target = href.startsWith('#') ? footnoteIdOf(href.slice(1), prefix) : undefined;
  if (target !== undefined && isFootnoteLink(link)) {
    const id = footnoteIdOf(textProperty(link, 'id') ?? '', prefix);
    const ariaLabel = id === undefined ? 'Back to the text' : `Footnote ${textWithin(link)}`;
    return { ...link, properties: { href: `#${target}`, ariaLabel, ...(id !== undefined && { id }) } };
  }
  const { title } = link.properties;
  return { ...link, properties: { href, title, ...(outside.test(href) && { rel: ['noopener'] }) } };
}

/** The id of a footnote or of the place that names it, as it is in the finished text. */
export function footnoteIdOf(id: string, prefix: string): string | undefined {
  const [, isReference, number, again] = footnoteId.exec(id) ?? [];
  if (number === undefined) return undefined;
  return `${prefix}${isReference ? 'ref' : 'note'}_${number}${again === undefined ? '' : `_${again}`}`;
}

/** Marked by the parser: no text can give a link a class or an id. */
function isFootnoteLink({ properties }: Element): boolean {
  const { className } = properties;
  return properties.id !== undefined || (Array.isArray(className) && className.includes('footnote-backref'));
}
