import type { XmlElement, XmlFault } from './xml-element.ts';
import { createXmlPart } from './xml-part.ts';
import type { Stop, Wanted } from './xml-part.ts';

/** XML has no place for them, and exports have them all the same. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
/** Longer than the beginning of any element that is looked for. */
const startMax = 100;
/** Faults after which nothing is read twice: a file could be full of them. */
const secondLooksMax = 5_000;

/**
 * Elements of an XML text while it arrives, one in memory at a time. What cannot be read becomes a fault with its line, and
 * reading goes on with the next element.
 *
 * @throws an error that begins with line and column where the text breaks off, or has a DTD
 */
export async function* readXmlElements(
  chunks: AsyncIterable<string>,
  wanted: Wanted,
): AsyncGenerator<XmlElement | XmlFault> {
  const start = new RegExp(`<(?:${[...wanted.names].join('|')})(?=[\\s>])`);
  let part = createXmlPart(wanted, { isInMiddle: false, lines: 0 });
  let skipped: { lines: number } | undefined;
  let rest = '';
  let looks = 0;
  for await (const chunk of chunks) {
    let text = rest + chunk.replace(forbidden, '');
    rest = '';
    while (text !== '') {
      if (skipped !== undefined) {
        const found = text.search(start);
        const at = found < 0 ? Math.max(0, text.length - startMax) : found;
        const lines = skipped.lines + text.slice(0, at).split('\n').length - 1;
        text = text.slice(at);
        if (found < 0) {
          skipped = { lines };
          rest = text;
          break;
        }
        part = createXmlPart(wanted, { isInMiddle: true, lines });
        skipped = undefined;
      }
      const stop = part.write(text);
      yield* part.take();
      if (stop === undefined) break;
      yield faultOf(stop);
      const { index, lines } = (looks += 1) > secondLooksMax ? stop.at : stop.start;
      skipped = { lines };
      text = text.slice(index);
    }
  }
  if (skipped !== undefined) return;
  const stop = part.close();
  yield* part.take();
  if (stop !== undefined) throw errorOf(stop);
}

/** @throws an error where nothing after it is read */
function faultOf(stop: Stop): XmlFault {
  if (stop.isFinal) throw errorOf(stop);
  return stop.fault;
}

function errorOf({ fault: { line, message } }: Stop): Error {
  return new Error(`${line}:0: ${message}`);
}
