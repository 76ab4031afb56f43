interface Item {
  element: HTMLElement;
  level: number;
  /** Number of its list's first item; undefined in a list of points. */
  start?: number;
}

interface OpenList {
  level: number;
  element: Element;
}

const wordItems = 'p[class^="MsoListParagraph"], p[style*="mso-list"]';
/** Word for the web makes a list of each item and says its level; Slack of each run of items. */
const levelledItems = '.ListContainerWrapper li[data-aria-level], li[data-stringify-indent]';

/** Word writes the items of lists as paragraphs, each with its level and its drawn mark: makes lists of them. */
export function nestWordLists(body: HTMLElement): void {
  nest(body.querySelectorAll<HTMLElement>(wordItems), (element) => {
    const style = element.getAttribute('style') ?? '';
    const mark = element.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const isNumbered = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(mark?.textContent ?? '');
    mark?.remove();
    return {
      element,
      level: Number(/mso-list:[^;]*level(\d+)/.exec(style)?.[1] ?? 1),
      ...(isNumbered && { start: 1 }),
    };
  });
}

/** Lists that follow each other although their items say that they are within each other. */
export function nestLevelledLists(body: HTMLElement): void {
  const items = body.querySelectorAll<HTMLElement>(levelledItems);
  const starts = new Map([...items].map((item) => [item, startOf(item)]));
  for (const item of items) {
    const list = item.parentElement;
    if (list?.matches('ul, ol')) list.replaceWith(...list.children);
  }
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.children);
  nest(items, (element) => {
    const { ariaLevel, stringifyIndent } = element.dataset;
    const start = starts.get(element);
    return {
      element,
      level: ariaLevel === undefined ? Number(stringifyIndent) + 1 : Number(ariaLevel),
      ...(start !== undefined && { start }),
    };
  });
}

function startOf(item: Element): number | undefined {
  const list = item.closest('ul, ol');
  return list?.nodeName === 'OL' ? Number(list.getAttribute('start') ?? 1) : undefined;
}

/** Puts items that follow each other into lists within each other. */
function nest(elements: Iterable<HTMLElement>, itemOf: (element: HTMLElement) => Item): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const found of elements) {
    const { element, level, start } = itemOf(found);
    // Anything between two items ends the list.
    if (element.previousElementSibling !== last) open = [];
    open = open.filter((list) => list.level <= level);
    const item = element.ownerDocument.createElement('li');
    item.append(...element.childNodes);
    const inner = open.at(-1);
    if (inner?.level === level) {
      inner.element.append(item);
      element.remove();
    } else {
      const list = element.ownerDocument.createElement(start === undefined ? 'ul' : 'ol');
      if (start !== undefined && start !== 1) list.setAttribute('start', String(start));
      list.append(item);
      if (inner?.element.lastElementChild) {
        inner.element.lastElementChild.append(list);
        element.remove();
      } else element.replaceWith(list);
      open.push({ level, element: list });
    }
    last = open[0]?.element ?? null;
  }
}
