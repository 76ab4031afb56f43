import { stripMetadata } from '../metadata/strip-metadata.ts';
import type { Losses } from './losses.ts';

/** First bytes of the types that drawings embed, in latin1. */
const beginnings: [type: string, test: (head: string) => boolean][] = [
  ['image/jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['image/png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/gif', (head) => head.startsWith('GIF8')],
  ['image/webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['image/avif', (head) => head.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(head.slice(8, 12))],
];
/** Marks of a colour profile, and of a photograph's facts. */
const profiles = ['ICC_PROFILE', 'iCCP', 'ICCP'];
const facts = ['Exif\0\0', 'eXIf', 'EXIF', 'http://ns.adobe.com/xap', 'Photoshop 3.0'];

/**
 * A raster picture that is part of a drawing, as `data:` address. Its type is told by its content, because programs write
 * it in many ways. Undefined for anything else.
 */
export function embeddedPicture(address: string, losses: Losses): string | undefined {
  const comma = address.indexOf(',');
  if (comma === -1 || address.slice(0, 5).toLowerCase() !== 'data:') return undefined;
  const bytes = bytesOf(address.slice(comma + 1), /;\s*base64\s*$/i.test(address.slice(0, comma)));
  const head = bytes.toString('latin1', 0, 16);
  const type = beginnings.find(([, test]) => test(head))?.[0];
  if (type === undefined) return undefined;
  const stripped = needsMetadata(bytes) ? undefined : stripMetadata(bytes, type)?.bytes;
  if (stripped === undefined && facts.some((mark) => bytes.includes(mark, 0, 'latin1')))
    losses.keepMetadata();
  return `data:${type};base64,${(stripped ?? bytes).toString('base64')}`;
}

/** The picture looks different without its metadata. */
function needsMetadata(bytes: Buffer): boolean {
  const hasProfile = profiles.some((mark) => bytes.includes(mark, 0, 'latin1'));
  return (hasProfile && !bytes.includes('sRGB')) || orientationOf(bytes) !== 1;
}

/** The orientation of a JPEG by its EXIF, of which it is one of a few numbers. */
function orientationOf(bytes: Buffer): number {
  try {
    const start = bytes.indexOf('Exif\0\0', 0, 'latin1') + 6;
    if (start === 5) return 1;
    const isLittle = bytes.readUInt8(start) === 0x49;
    const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
    const list = start + (isLittle ? bytes.readUInt32LE(start + 4) : bytes.readUInt32BE(start + 4));
    for (let index = 0; index < short(list); index += 1) {
      const entry = list + 2 + index * 12;
      if (short(entry) === 0x112) return short(entry + 8);
    }
  } catch {
    // Facts that cannot be read turn nothing.
  }
  return 1;
}

function bytesOf(body: string, isBase64: boolean): Buffer {
  try {
    const plain = body.includes('%') ? decodeURIComponent(body) : body;
    return isBase64 ? Buffer.from(plain.replaceAll(/\s/g, ''), 'base64') : Buffer.from(plain, 'latin1');
  } catch {
    return Buffer.alloc(0);
  }
}
