import { button, element } from './elements.ts';
import type { Pin, ReviewComment } from './review-calls.ts';

const longestSelector = 500;

/** Place of an event: the element under it, and the offset within it. */
export function pinAt({ clientX, clientY, target }: MouseEvent, path: string): Pin {
  const hit = target instanceof Element ? target : document.body;
  const { left, top, width, height } = hit.getBoundingClientRect();
  const share = (offset: number, size: number) =>
    size === 0 ? 0 : Math.round(Math.min(1, Math.max(0, offset / size)) * 1000) / 1000;
  return {
    path,
    element: selectorOf(hit),
    x: share(clientX - left, width),
    y: share(clientY - top, height),
    width: innerWidth,
  };
}

function selectorOf(hit: Element): string {
  const parts: string[] = [];
  for (let at: Element | null = hit; at && at !== document.body; at = at.parentElement) {
    const { tagName } = at;
    const same = [...(at.parentElement?.children ?? [])].filter((one) => one.tagName === tagName);
    parts.unshift(`${tagName.toLowerCase()}:nth-of-type(${same.indexOf(at) + 1})`);
  }
  const selector = ['body', ...parts].join('>');
  return selector.length <= longestSelector ? selector : 'body';
}

/** A place that is none must not keep the other marks from being shown. */
function findPinned({ element: selector }: Pin): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

/** Numbered marks at the places of a page's comments, placed again whenever the page's size changes. */
export function createPinLayer(path: string, onOpen: (index: number) => void) {
  const layer = element('div', { className: 'review-pins' });
  let placed: [HTMLElement, Pin][] = [];

  function place(): void {
    for (const [mark, pin] of placed) {
      const target = findPinned(pin);
      mark.hidden = !target;
      const { left, top, width, height } = (target ?? document.body).getBoundingClientRect();
      mark.style.left = `${left + scrollX + pin.x * width}px`;
      mark.style.top = `${top + scrollY + pin.y * height}px`;
    }
  }

  document.body.append(layer);
  new ResizeObserver(place).observe(document.body);
  return (comments: ReviewComment[]): void => {
    placed = comments.flatMap(({ pin, name, isResolved }, index) => {
      if (pin?.path !== path) return [];
      const mark = button(String(index + 1), () => onOpen(index));
      mark.setAttribute('aria-label', `Comment ${index + 1} by ${name}`);
      mark.dataset.resolved = String(isResolved);
      return [[mark, pin] satisfies [HTMLElement, Pin]];
    });
    layer.replaceChildren(...placed.map(([mark]) => mark));
    place();
  };
}
