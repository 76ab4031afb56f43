import { SaxesParser } from 'saxes';

/** An element with its children. */
export interface XmlElement {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

interface Wanted {
  /** Names of the elements that are handed on whole, such as `item`. */
  names: ReadonlySet<string>;
}

const depthMax = 60;
const elementsMax = 50_000;
const textMax = 20_000_000;
const copiedMax = 2_000;
/** XML has no place for them, and exports have them all the same. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/**
 * Elements of an XML text while it arrives, one in memory at a time. Documents with a DTD are refused: no entity of
 * theirs is expanded and nothing they name is read.
 *
 * @throws an error that begins with line and column where the text is no XML
 */
export async function* readXmlElements(
  chunks: AsyncIterable<string>,
  { names }: Wanted,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ position: true, xmlns: false });
  const open: XmlElement[] = [];
  let done: XmlElement[] = [];
  let failure: Error | undefined;
  let depth = 0;
  let size = { elements: 0, text: 0 };
  const fail = (message: string) => {
    failure ??= new Error(`${parser.line}:${parser.column}: ${message}`);
  };
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last === undefined || failure !== undefined) return;
    size.text += text.length;
    if (size.text > textMax) return fail('an item has more text than is read');
    last.text += text;
  };
  parser.on('error', (error) => {
    failure ??= error;
  });
  parser.on('doctype', () => fail('a DTD is not read'));
  parser.on('opentag', ({ name, attributes }) => {
    if (failure !== undefined) return;
    depth += 1;
    if (depth > depthMax) return fail('elements are nested too deeply');
    if (open.length === 0 && !names.has(name)) return;
    size.elements += 1;
    if (size.elements > elementsMax) return fail('an item has more elements than are read');
    const element = { name, line: parser.line, attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (failure !== undefined) return;
    depth -= 1;
    const closed = open.pop();
    if (closed !== undefined && closed.text.length < copiedMax) closed.text = copyOf(closed.text);
    if (closed === undefined || open.length > 0) return;
    size = { elements: 0, text: 0 };
    done.push(closed);
  });
  for await (const chunk of chunks) {
    parser.write(chunk.replace(forbidden, ''));
    // What stands before the fault comes in.
    yield* done;
    done = [];
    if (failure !== undefined) throw failure;
  }
  parser.close();
  yield* done;
  if (failure !== undefined) throw failure;
}

/** V8 keeps the whole chunk of the file for as long as a part of it that was cut out. */
function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/** The text of the first child of that name, trimmed. */
export function childText({ children }: XmlElement, name: string): string {
  return children.find((child) => child.name === name)?.text.trim() ?? '';
}

export function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** The line that an error of the parser names. */
export function lineOf(error: unknown): { line?: number; message: string } {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, message = text] = /^(\d+):\d+: (.*)$/s.exec(text) ?? [];
  // JSON and tables name it in their sentence.
  const [, named] = /\bline (\d+)/.exec(text) ?? [];
  const at = line ?? named;
  return at === undefined ? { message } : { line: Number(at), message };
}
