import { SaxesParser } from 'saxes';
import { childText, lineOf } from './xml-element.ts';
import type { XmlElement, XmlFault } from './xml-element.ts';

export interface Wanted {
  /** Names of the elements that are handed on whole, such as `item`. */
  names: ReadonlySet<string>;
  /** Names of elements in them that nobody reads. */
  unread?: ReadonlySet<string>;
}

/** XML from its beginning, or from an element in its middle on. */
interface Start {
  isInMiddle: boolean;
  /** Lines before it. */
  lines: number;
}

/** Where reading has stopped in the text that was written last. */
export interface Stop {
  fault: XmlFault;
  /** Nothing after it is to be read. */
  isFinal: boolean;
  at: Place;
  /** Behind the start of the element that has the fault: the parser finds some faults only far behind it. */
  start: Place;
}

interface Place {
  index: number;
  /** Lines before it. */
  lines: number;
}

const depthMax = 60;
const elementsMax = 50_000;
const textMax = 20_000_000;
const copiedMax = 2_000;

/** Reads XML up to its end or its first fault. Documents with a DTD are refused: no entity of theirs is expanded. */
export function createXmlPart({ names, unread }: Wanted, { isInMiddle, lines }: Start) {
  const parser = new SaxesParser({ position: true, xmlns: false, fragment: isInMiddle });
  const open: XmlElement[] = [];
  let done: XmlElement[] = [];
  let depth = 0;
  /** Depth of the element that is open and not read; 0: none. */
  let unreadFrom = 0;
  let elements = 0;
  /** Where the element that is open began, or the last one ended. */
  let since = 0;
  let sinceLine = 1;
  const mark = () => {
    since = parser.position;
    sinceLine = parser.line;
  };
  let written = 0;
  let linesWritten = 0;
  let stop: Stop | undefined;

  function end(error: unknown, isFinal = false): never {
    const { line = parser.line, message } = lineOf(error);
    const [element] = open;
    stop = {
      fault: { title: element ? childText(element, 'title') : '', line: lines + line, message },
      isFinal,
      at: { index: Math.max(1, parser.position - written), lines: lines + parser.line - 1 },
      start:
        since > written
          ? { index: since - written, lines: lines + sinceLine - 1 }
          : { index: 0, lines: lines + linesWritten },
    };
    throw error instanceof Error ? error : new Error(message);
  }
  const fail = (message: string) => end(new Error(`${open[0]?.line ?? parser.line}:0: ${message}`));

  parser.on('error', (error) => {
    // The elements around a middle are closed after it.
    if (!isInMiddle || open.length > 0) end(error);
  });
  parser.on('doctype', () => end(new Error('a DTD is not read'), true));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (open.length === 0) mark();
    if (depth > depthMax) fail('elements are nested too deeply');
    if (unreadFrom > 0 || (open.length === 0 && !names.has(name))) return;
    if (unread?.has(name) === true) {
      unreadFrom = depth;
      return;
    }
    elements += 1;
    if (elements > elementsMax) fail('an item has more elements than are read');
    const element = { name, line: parser.line, attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last !== undefined && unreadFrom === 0) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    if (unreadFrom > 0) {
      if (depth < unreadFrom) unreadFrom = 0;
      return;
    }
    const closed = open.pop();
    if (closed !== undefined && closed.text.length < copiedMax) closed.text = copyOf(closed.text);
    if (closed === undefined || open.length > 0) return;
    elements = 0;
    mark();
    done.push({ ...closed, line: lines + closed.line });
  });

  function attempt(work: () => void): Stop | undefined {
    try {
      work();
      if (parser.position - since > textMax) fail('an item is larger than is read');
    } catch (error) {
      if (stop === undefined) throw error;
    }
    return stop;
  }

  return {
    write: (text: string) =>
      attempt(() => {
        parser.write(text);
        written += text.length;
        linesWritten = parser.line - 1;
      }),
    close: () => attempt(() => void parser.close()),
    /** Elements that have become whole. */
    take() {
      const taken = done;
      done = [];
      return taken;
    },
  };
}

/** V8 keeps the whole chunk of the file for as long as a part of it that was cut out. */
function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
