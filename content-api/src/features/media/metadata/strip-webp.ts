const needed = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'];
/** Flags of the first chunk: a colour profile, EXIF and XMP are there. */
const metadataFlags = 0x20 | 0x08 | 0x04;

/** A WebP without metadata, and without what lies behind it. @throws RangeError when it ends too early */
export function stripWebp(picture: Buffer): Buffer {
  const parts: Buffer[] = [];
  const whole = 8 + picture.readUInt32LE(4);
  if (whole > picture.length) throw new RangeError('The picture goes beyond the end');
  for (let at = 12; at + 8 <= whole;) {
    const type = picture.toString('latin1', at, at + 4);
    const size = picture.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > whole) throw new RangeError('A chunk goes beyond the end');
    if (needed.includes(type)) {
      const chunk = Buffer.alloc(end - at);
      picture.copy(chunk, 0, at, at + 8 + size);
      if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~metadataFlags, 8);
      parts.push(chunk);
    }
    at = end;
  }
  const content = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + content.length, 4);
  return Buffer.concat([head, content]);
}
