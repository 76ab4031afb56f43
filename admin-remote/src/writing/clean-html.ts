import { unwrap } from './edit-html.ts';
import { joinMarks } from './join-marks.ts';
import { arrangeBreaks } from './line-breaks.ts';
import { arrangeFootnotes, noteMark } from './pasted-footnotes.ts';
import { arrangeLinks } from './pasted-links.ts';
import { arrangeTable } from './pasted-tables.ts';
import { translatePrograms } from './program-html.ts';
import { nestLevelledLists, nestWordLists } from './levelled-lists.ts';

interface Cleaned {
  /** There is more to it than text. */
  isStructured: boolean;
  picturesLeftOut: number;
  /** Addresses of pictures that are on another site. */
  picturesElsewhere: string[];
}

const dropped =
  'style, script, meta, link, title, template, svg, math, embed, iframe, noscript, button, select, textarea, colgroup, [hidden]';
const structure = `h1, h2, h3, h4, h5, h6, p, ul, ol, table, blockquote, pre, hr, a[href], strong, b, em, i, del, s, code, img, [${noteMark}]`;

/** Brings the HTML of word processors and web pages down to the elements that Markdown has. */
export function cleanHtml(body: HTMLElement, isTaken: (label: string) => boolean): Cleaned {
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('[style]'))
    if (isHidden(element)) element.remove();
  arrangeFootnotes(body, isTaken);
  translatePrograms(body);
  arrangeLinks(body);
  nestWordLists(body);
  nestLevelledLists(body);
  arrangeBreaks(body);
  for (const element of body.querySelectorAll<HTMLElement>('span, b, font, i, u')) setMarks(element);
  for (const input of body.querySelectorAll('input')) if (input.type !== 'checkbox') input.remove();
  nestLists(body);
  for (const table of body.querySelectorAll('table')) arrangeTable(table);
  const picturesLeftOut = [...body.querySelectorAll('img')].filter(
    (picture) => !checkPicture(picture),
  ).length;
  const elsewhere = [...body.querySelectorAll('img[src^="http"]')].map(
    (picture) => picture.getAttribute('src') ?? '',
  );
  const picturesElsewhere = [...new Set(elsewhere)];
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const mark of heading.querySelectorAll('strong, b')) unwrap(mark);
  }
  for (const element of body.querySelectorAll('p, strong, b, em, i, del, s, h1, h2, h3, h4, h5, h6')) {
    const isEmpty =
      /^[\s\u200b]*$/.test(element.textContent ?? '') && !element.querySelector('img, br, input');
    if (isEmpty) element.replaceWith(' ');
  }
  joinMarks(body);
  plainSpaces(body);
  return { isStructured: body.querySelector(structure) !== null, picturesLeftOut, picturesElsewhere };
}

function isHidden(element: HTMLElement): boolean {
  const { display, visibility } = element.style;
  const isWordHidden = /mso-hide:\s*all/.test(element.getAttribute('style') ?? '');
  return display === 'none' || visibility === 'hidden' || isWordHidden;
}

/** Word processors write bold and italic as styles, and wrap whole documents in a bold that is none. */
function setMarks(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style;
  const isOwnBold = element.nodeName === 'B' && !/^(normal|400)$/.test(fontWeight);
  const isBold = isOwnBold || fontWeight === 'bold' || Number(fontWeight) >= 600;
  const isItalic = (element.nodeName === 'I' && fontStyle !== 'normal') || fontStyle === 'italic';
  const isStruck = `${textDecoration} ${textDecorationLine}`.includes('line-through');
  const names = [isBold && 'strong', isItalic && 'em', isStruck && 'del'].filter((name) => name !== false);
  // Marks around blocks mean nothing.
  if (element.querySelector('p, h1, h2, h3, h4, h5, h6, ul, ol, table, div')) return unwrap(element);
  for (const name of names) {
    const mark = element.ownerDocument.createElement(name);
    mark.append(...element.childNodes);
    element.append(mark);
  }
  unwrap(element);
}

/** Lists stand in items, and the text of an item in no paragraph when it has one only. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.nodeName === 'LI') before.append(list);
  }
  for (const paragraph of body.querySelectorAll('li > p, li > div')) {
    const isOnly =
      !paragraph.nextElementSibling || paragraph.parentElement?.querySelectorAll(':scope > p').length === 1;
    if (isOnly && !textBefore(paragraph)) unwrap(paragraph);
  }
}

function textBefore(element: Element): boolean {
  let node = element.previousSibling;
  while (node && (node.textContent ?? '').trim() === '') node = node.previousSibling;
  return node !== null;
}

/** False for a picture that is taken out: only the program that it comes from has it. */
function checkPicture(picture: HTMLImageElement): boolean {
  const source = picture.getAttribute('src') ?? '';
  const own = `${location.origin}/media/`;
  if (source.startsWith(own)) picture.setAttribute('src', source.slice(location.origin.length));
  picture.removeAttribute('title');
  const isKept = /^https?:\/\//i.test(source) || source.startsWith('/media/');
  const isPixel = picture.getAttribute('width') === '1' || picture.getAttribute('height') === '1';
  if (!isKept || isPixel) picture.remove();
  return isKept || isPixel;
}

/** Several spaces that do not break would make code of a line, and a soft hyphen keeps a word from being found. */
function plainSpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = (currentNode.nodeValue ?? '').replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
  }
}
