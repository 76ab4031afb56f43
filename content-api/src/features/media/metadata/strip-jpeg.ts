/** Segments that a decoder needs: tables, frames, scans, and the colours of Adobe's writers. */
const isNeeded = (mark: number) => (mark >= 0xc0 && mark <= 0xdf) || mark === 0xe0 || mark === 0xee;
const scan = 0xda;

/** A JPEG without metadata, and without what lies behind it. @throws RangeError when it ends too early */
export function stripJpeg(picture: Buffer): Buffer {
  const parts = [picture.subarray(0, 2)];
  let at = 2;
  for (;;) {
    if (picture.readUInt8(at) !== 0xff) throw new RangeError('This is no segment');
    const mark = picture.readUInt8(at + 1);
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    if (mark === 0xd9) break;
    const end = at + 2 + picture.readUInt16BE(at + 2);
    const whole = mark === scan ? endOfScan(picture, end) : end;
    if (whole > picture.length) throw new RangeError('A segment goes beyond the end');
    // The small picture of the first segment is kept by some writers when the large one is changed.
    if (isNeeded(mark))
      parts.push(mark === 0xe0 ? plainStart(picture.subarray(at, whole)) : picture.subarray(at, whole));
    at = whole;
  }
  return Buffer.concat([...parts, picture.subarray(at, at + 2)]);
}

/** The JPEG with nothing in its metadata but its orientation (Exif 2.3, tag 0x0112). */
export function withOrientation(picture: Buffer, orientation: number): Buffer {
  const exif = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010000000000000000', 'hex');
  exif.writeUInt16BE(orientation, 28);
  const start = picture.readUInt16BE(2) === 0xffe0 ? 4 + picture.readUInt16BE(4) : 2;
  return Buffer.concat([picture.subarray(0, start), exif, picture.subarray(start)]);
}

/** Where the next segment begins: zeros and restarts belong to the scan. */
function endOfScan(picture: Buffer, from: number): number {
  for (let at = picture.indexOf(0xff, from); at !== -1; at = picture.indexOf(0xff, at + 1)) {
    const next = picture.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('The scan has no end');
}

/** The start of JFIF without its small picture; any other segment of this sort is empty. */
function plainStart(segment: Buffer): Buffer {
  const isStart = segment.toString('latin1', 4, 9) === 'JFIF\0' && segment.length >= 18;
  if (!isStart) return Buffer.alloc(0);
  const plain = Buffer.from(segment.subarray(0, 18));
  plain.writeUInt16BE(16, 2);
  plain.fill(0, 16);
  return plain;
}
