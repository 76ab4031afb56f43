import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import { badFile, tooLarge, wrongType } from '../faults.ts';
import { drawingElements, referring, textElements } from './allowed-names.ts';
import { cleanAttributes, isSafeAnimation } from './clean-attributes.ts';
import { cleanStyleSheet } from './clean-style.ts';
import { writeDrawing } from './drawing-node.ts';
import type { DrawingNode } from './drawing-node.ts';
import type { Loss, Losses } from './losses.ts';

/** A drawing in which nothing runs and nothing is loaded from elsewhere. */
export interface CleanDrawing {
  text: string;
  losses: ReadonlySet<Loss>;
  /** Names of some elements and attributes that were left out because they are on no list. */
  unknown: ReadonlySet<string>;
  /** An embedded picture keeps its metadata. */
  keepsMetadata: boolean;
  /** Faults of the XML were mended, which other programs do not show at all. */
  isMended: boolean;
}

const charactersMax = 2 * 1024 * 1024;
const marksMax = 50_000;
const depthMax = 250;
const [unknownMax, nameMax] = [5, 30];
const namespaces = { drawing: 'http://www.w3.org/2000/svg', html: 'http://www.w3.org/1999/xhtml' };
const tooComplicated = 'The drawing is damaged, or too complicated to be checked';
/** Elements that play or show something of another place. */
const playing = ['audio', 'video', 'iframe', 'embed', 'object', 'canvas', 'frame', 'source'];

/**
 * Reads a drawing as XML, as browsers do, and writes what is allowed of it. Whatever is not on a list is left out, with
 * what lies in it.
 *
 * @throws Fault 413, 415, 422
 */
export function cleanDrawing(sent: string): CleanDrawing {
  if (sent.length > charactersMax) throw tooLarge('A drawing must be 2 MB or smaller');
  if (sent.split('<').length > marksMax) throw badFile(tooComplicated);
  const found = new Set<Loss>();
  const unknown = new Set<string>();
  let [keepsMetadata, isMended, isWhole] = [false, false, false];
  const losses: Losses = {
    add: (loss) => void found.add(loss),
    addUnknown: (name) => void (unknown.size < unknownMax && unknown.add(name.slice(0, nameMax))),
    keepMetadata: () => void (keepsMetadata = true),
  };
  const parser = new SaxesParser({ xmlns: true });
  /** Open elements; undefined for those that are left out. */
  const open: (DrawingNode | undefined)[] = [];
  let root: DrawingNode | undefined;

  const addText = (text: string) => {
    const parent = open.at(-1);
    if (parent !== undefined) parent.children.push(text);
  };
  parser.on('error', () => (isMended = true));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') losses.add('style sheets of other servers');
  });
  parser.on('opentag', (tag) => {
    if (open.length >= depthMax) throw badFile(tooComplicated);
    const parent = open.at(-1);
    if (open.length === 0 && root === undefined) {
      if (tag.local !== 'svg' || !isDrawing(tag)) throw wrongType();
      root = nodeOf(tag, false, losses);
      open.push(root);
      return;
    }
    const node = parent && childOf(tag, parent, losses);
    if (node !== undefined) parent?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => {
    const node = open.pop();
    if (open.length === 0 && node !== undefined) isWhole = true;
    if (node !== undefined) finish(node, open.at(-1), losses);
  });
  parser.write(sent).close();
  if (root === undefined || !isWhole) throw badFile('The drawing is damaged or incomplete');
  return { text: writeDrawing(root), losses: found, unknown, keepsMetadata, isMended };
}

function isDrawing({ uri }: SaxesTagNS): boolean {
  return uri === namespaces.drawing || uri === '' || uri === 'svg';
}

function nodeOf(tag: SaxesTagNS, isHtml: boolean, losses: Losses): DrawingNode {
  return { name: tag.local, isHtml, attributes: cleanAttributes(tag, isHtml, losses), children: [] };
}

/** The element as it may stand in its parent; undefined when it is left out. */
function childOf(tag: SaxesTagNS, parent: DrawingNode, losses: Losses): DrawingNode | undefined {
  const { local, uri } = tag;
  const isText = parent.name === 'title' || parent.name === 'desc' || parent.name === 'style';
  if (local === 'script' || local === 'handler' || local === 'listener') losses.add('scripts');
  else if (playing.includes(local)) losses.add('sound, video and frames');
  if (uri === namespaces.html && (parent.isHtml || parent.name === 'foreignObject')) {
    if (!textElements.has(local)) losses.add('HTML that is more than text');
    else return nodeOf(tag, true, losses);
    return undefined;
  }
  if (isText || parent.isHtml || !isDrawing(tag)) return undefined;
  if (!drawingElements.has(local)) {
    losses.addUnknown(local);
    return undefined;
  }
  if (!isSafeAnimation(tag)) {
    losses.add('animations of references');
    return undefined;
  }
  const node = nodeOf(tag, false, losses);
  const hasReference = node.attributes.some(([name]) => name === 'href' || name === 'xlink:href');
  return referring.has(local) && !hasReference ? undefined : node;
}

/** An element is complete: its text is cleaned, and it goes when nothing is left of it. */
function finish(node: DrawingNode, parent: DrawingNode | undefined, losses: Losses): void {
  const text = node.children.filter((child) => typeof child === 'string').join('');
  if (node.name === 'style' && !node.isHtml)
    node.children = isStyles(node) ? [cleanStyleSheet(text, losses)] : [];
  if (node.name === 'title' || node.name === 'desc') node.children = [withoutMarks(text)];
  const isEmpty = node.name === 'foreignObject' && !hasContent(node);
  if (isEmpty && parent?.children.at(-1) === node) parent.children.pop();
}

function isStyles({ attributes }: DrawingNode): boolean {
  const type = attributes.find(([name]) => name === 'type')?.[1].trim();
  return type === undefined || type === '' || type === 'text/css';
}

/** Nothing draws these texts, and a program that shows them might take them for HTML. */
function withoutMarks(text: string): string {
  return text.replaceAll(/<[^<>]*>/g, '').replaceAll(/[<>]/g, '');
}

function hasContent({ children }: DrawingNode): boolean {
  return children.some((child) => (typeof child === 'string' ? child.trim() !== '' : hasContent(child)));
}
