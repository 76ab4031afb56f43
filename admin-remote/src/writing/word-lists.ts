interface OpenList {
  level: number;
  element: Element;
}

const isWordItem = 'p[class^="MsoListParagraph"], p[style*="mso-list"]';

/** Word writes the items of lists as paragraphs, each with its level and its drawn mark: makes lists of them. */
export function nestWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>(isWordItem)) {
    const style = paragraph.getAttribute('style') ?? '';
    const level = Number(/mso-list:[^;]*level(\d+)/.exec(style)?.[1] ?? 1);
    const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const isNumbered = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(mark?.textContent ?? '');
    mark?.remove();
    // Anything between two items ends the list.
    if (previousOf(paragraph) !== last) open = [];
    open = open.filter((list) => list.level <= level);
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const inner = open.at(-1);
    if (inner?.level === level) {
      inner.element.append(item);
      paragraph.remove();
    } else {
      const list = paragraph.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
      list.append(item);
      if (inner?.element.lastElementChild) {
        inner.element.lastElementChild.append(list);
        paragraph.remove();
      } else paragraph.replaceWith(list);
      open.push({ level, element: list });
    }
    last = open[0]?.element;
  }
}

function previousOf(element: Element): Element | undefined {
  return element.previousElementSibling ?? undefined;
}
