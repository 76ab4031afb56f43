import type { Element, Root } from 'hast';
import { element, textNode, textProperty, textWithin } from './tree.ts';

const headingsMin = 3;
const levels = ['h2', 'h3'];

/** Links to the headings of the highest level in a text; nothing for a text with few of them. */
export function outlineOf({ children }: Root): Element[] {
  const headings = children.filter((child) => child.type === 'element');
  const level = levels.find((name) => headings.some(({ tagName }) => tagName === name));
  const main = headings.filter(({ tagName }) => tagName === level);
  if (main.length < headingsMin) return [];
  const items = main.map((heading) => {
    const link = element('a', { href: `#${textProperty(heading, 'id')}` }, [textNode(textWithin(heading))]);
    return element('li', {}, [link]);
  });
  return [element('ol', {}, items)];
}
