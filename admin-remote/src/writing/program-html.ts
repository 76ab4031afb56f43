import { rename, unwrap } from './edit-html.ts';

/** Margin comments of Word, which stand beside the text in its HTML. */
const remarks = '[style*="mso-element:comment"], .MsoCommentReference';
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const digits = '0123456789+-';
const raised = Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻');
const lowered = Array.from('₀₁₂₃₄₅₆₇₈₉₊₋');

/** Mails and blogs show a picture of an emoji, from a site of theirs. */
const emoji = /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f)+$/u;

/** Writes what single programs have a way of their own for as the elements that HTML has for it. */
export function translatePrograms(body: HTMLElement): void {
  for (const remark of body.querySelectorAll(remarks)) remark.remove();
  // Apple Notes puts tables into objects.
  for (const object of body.querySelectorAll('object')) unwrap(object);
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  for (const heading of body.querySelectorAll('p[role="heading"], div[role="heading"]'))
    rename(heading, headingOf(heading.getAttribute('aria-level')));
  for (const struck of body.querySelectorAll('strike')) rename(struck, 'del');
  for (const picture of body.querySelectorAll('img'))
    if (emoji.test(picture.alt)) picture.replaceWith(picture.alt);
  for (const item of body.querySelectorAll('li[role="checkbox"]')) addBox(item);
  for (const breaks of body.querySelectorAll('[data-stringify-type="paragraph-break"]')) {
    breaks.replaceWith(body.ownerDocument.createElement('br'), body.ownerDocument.createElement('br'));
  }
  for (const code of body.querySelectorAll('pre')) arrangeCode(code);
  for (const element of body.querySelectorAll<HTMLElement>('sup, sub, span')) setHeight(element);
}

function headingOf(level: string | null): string {
  return headings[Number(level) - 1] ?? 'h2';
}

/** Google Docs says of an item that it is a box to tick, and draws the box as a picture. */
function addBox(item: Element): void {
  for (const picture of item.querySelectorAll('img[aria-roledescription="checkbox"]')) picture.remove();
  const box = item.ownerDocument.createElement('input');
  box.type = 'checkbox';
  box.toggleAttribute('checked', item.getAttribute('aria-checked') === 'true');
  const first = item.firstElementChild;
  (first?.matches('p') ? first : item).prepend(box);
}

/** Lines of code are text with line breaks in one element, whatever a page makes them of. */
function arrangeCode(block: HTMLPreElement): void {
  if (block.children.length === 1 && block.textContent === block.querySelector('code')?.textContent) {
    if (!block.querySelector('code br, code div')) return;
  }
  const inner = block.querySelector('code');
  for (const line of block.querySelectorAll('br')) line.replaceWith('\n');
  for (const line of block.querySelectorAll('div, p')) if (line.nextSibling) line.append('\n');
  const code = block.ownerDocument.createElement('code');
  if (inner) code.className = inner.className;
  code.textContent = block.textContent;
  block.replaceChildren(code);
}

/** Raised and lowered digits have signs of their own, without which 10² is 102. */
function setHeight(element: HTMLElement): void {
  const { verticalAlign } = element.style;
  const isRaised = element.nodeName === 'SUP' || verticalAlign === 'super';
  const isLowered = element.nodeName === 'SUB' || verticalAlign === 'sub';
  const text = element.textContent ?? '';
  if ((!isRaised && !isLowered) || !/^[\d+-]+$/.test(text)) return;
  element.textContent = Array.from(text, (sign) => (isRaised ? raised : lowered)[digits.indexOf(sign)]).join(
    '',
  );
}
