import { fileTypes } from '../../core/media/file-types.ts';
import type { FileType } from '../../core/media/file-types.ts';
import { wrongType } from './faults.ts';

const fontOfOtherForm = /^font\/(?!woff2$)|^application\/vnd\.ms-fontobject$/;
/** Names that the library gives to what is taken as another type. */
const sameAs: Record<string, string> = { 'image/apng': 'image/png', 'video/x-m4v': 'video/mp4' };

/** The type of a file by its beginning; undefined when the library does not take it. */
export async function typeOfHead(head: Uint8Array): Promise<FileType | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const told = (await fileTypeFromBuffer(head))?.mime;
  if (told !== undefined && fontOfOtherForm.test(told))
    throw wrongType('A font must be a WOFF2 file. Ask its maker for that, or convert it');
  const isText = told === undefined || told === 'application/xml' || told === 'image/svg+xml';
  const mime = isText && beginsAsDrawing(textOf(head)) ? 'image/svg+xml' : told;
  return fileTypes.find(({ type }) => type === (mime && (sameAs[mime] ?? mime)));
}

function textOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(head);
  return new TextDecoder().decode(head);
}

/** The first element is `svg`, or the beginning ends before the first element of what may be a drawing. */
function beginsAsDrawing(text: string): boolean {
  let at = 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    const end = endOfProlog(text, at);
    if (end === undefined) return /^<(?:[\w.-]{1,40}:)?svg[\s/>]/i.test(text.slice(at, at + 60));
    if (end === -1) return /svg/i.test(text);
    at = end;
  }
}

/** Where an instruction, comment or document type ends: -1 when that is not in the text; undefined for anything else. */
function endOfProlog(text: string, at: number): number | undefined {
  if (text.startsWith('<?xml', at)) return after(text, '?>', at);
  if (text.startsWith('<!--', at)) return after(text, '-->', at + 4);
  if (text.slice(at, at + 13).toLowerCase() !== '<!doctype svg') return undefined;
  const close = text.indexOf('>', at);
  const subset = text.indexOf('[', at);
  if (subset === -1 || (close !== -1 && close < subset)) return close === -1 ? -1 : close + 1;
  const end = text.indexOf(']', subset);
  return end === -1 ? -1 : after(text, '>', end);
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? -1 : found + mark.length;
}
