import { rename, unwrap } from './edit-html.ts';

const names = ['STRONG', 'EM', 'DEL'];
const sign = /^[\p{P}\p{S}]$/u;
const letter = /^[\p{L}\p{N}]$/u;

/**
 * Brings marks to where Markdown can say them: runs that touch become one, and a sign at the edge of a run goes out of it
 * when a letter follows, since asterisks between a sign and a letter would stand in the text.
 */
export function joinMarks(body: HTMLElement): void {
  for (const name of ['b', 'i', 's']) {
    const plain = { b: 'strong', i: 'em', s: 'del' }[name] ?? name;
    for (const old of body.querySelectorAll(name)) rename(old, plain);
  }
  body.normalize();
  for (const mark of body.querySelectorAll('strong, em, del')) {
    if (mark.parentElement?.closest(mark.localName)) {
      unwrap(mark);
      continue;
    }
    for (let next = mark.nextSibling; next?.nodeName === mark.nodeName; next = mark.nextSibling) {
      mark.append(...next.childNodes);
      next.remove();
    }
  }
  body.normalize();
  for (const mark of body.querySelectorAll('strong, em, del')) {
    moveSigns(mark, 'end');
    moveSigns(mark, 'start');
  }
}

function moveSigns(mark: Element, edge: 'start' | 'end'): void {
  const isEnd = edge === 'end';
  const outside = (isEnd ? mark.nextSibling : mark.previousSibling)?.textContent ?? '';
  if (!letter.test((isEnd ? [...outside][0] : [...outside].at(-1)) ?? '')) return;
  const text = textAt(mark, isEnd);
  if (text === undefined) return;
  const characters = [...text.data];
  const moved: string[] = [];
  for (;;) {
    const next = isEnd ? characters.at(-1) : characters[0];
    if (next === undefined || !sign.test(next)) break;
    moved.push(next);
    if (isEnd) characters.pop();
    else characters.shift();
  }
  if (moved.length === 0 || characters.length === 0) return;
  text.data = characters.join('');
  if (isEnd) mark.after(moved.reverse().join(''));
  else mark.before(moved.join(''));
}

/** The text at an edge of a mark, within further marks too. */
function textAt(mark: Element, isEnd: boolean): Text | undefined {
  const edge = isEnd ? mark.lastChild : mark.firstChild;
  if (edge instanceof Text) return edge;
  return edge instanceof Element && names.includes(edge.nodeName) ? textAt(edge, isEnd) : undefined;
}
