import type { Element } from 'hast';
import { element, textNode } from './tree.ts';

const mark = /^\[([ xX])\]\s/;

/** An item of a list that begins with `[ ]` or `[x]` has a checkbox there. */
export function changeItem(item: Element): Element {
  const first = item.children.find((child) => child.type === 'element' || child.value.trim() !== '');
  const holder = first?.type === 'element' && first.tagName === 'p' ? first : item;
  const start = holder.children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  const found = start?.type === 'text' ? mark.exec(start.value.trimStart()) : null;
  if (start?.type !== 'text' || found === null) return item;
  const checked = found[1] !== ' ';
  const ariaLabel = checked ? 'Done' : 'To do';
  const checkbox = element('input', { type: 'checkbox', disabled: true, checked, ariaLabel });
  const rest = textNode(` ${start.value.trimStart().slice(found[0].length)}`);
  const children = holder.children.flatMap((child) => (child === start ? [checkbox, rest] : [child]));
  const properties = { className: ['task'] };
  if (holder === item) return { ...item, properties, children };
  const changed = { ...holder, children };
  return {
    ...item,
    properties,
    children: item.children.map((child) => (child === holder ? changed : child)),
  };
}
