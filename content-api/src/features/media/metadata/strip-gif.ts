const [extension, picture, trailer] = [0x21, 0x2c, 0x3b];
const [control, application] = [0xf9, 0xff];
/** The only applications whose part says how a picture moves. */
const loops = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** A GIF without comments and metadata, and without what lies behind it. @throws RangeError when it ends too early */
export function stripGif(file: Buffer): Buffer {
  let at = 13 + sizeOfTable(file.readUInt8(10));
  const parts = [file.subarray(0, at)];
  for (;;) {
    const kind = file.readUInt8(at);
    if (kind === trailer) return Buffer.concat([...parts, file.subarray(at, at + 1)]);
    if (kind !== extension && kind !== picture) throw new RangeError('This is no part of a GIF');
    const end = kind === picture ? endOfPicture(file, at) : endOfBlocks(file, at + 2);
    if (kind === picture || isNeeded(file, at)) parts.push(file.subarray(at, end));
    at = end;
  }
}

function isNeeded(file: Buffer, at: number): boolean {
  const label = file.readUInt8(at + 1);
  return (
    label === control || (label === application && loops.includes(file.toString('latin1', at + 3, at + 14)))
  );
}

function endOfPicture(file: Buffer, at: number): number {
  return endOfBlocks(file, at + 10 + sizeOfTable(file.readUInt8(at + 9)) + 1);
}

function endOfBlocks(file: Buffer, from: number): number {
  let at = from;
  for (let size = file.readUInt8(at); size > 0; size = file.readUInt8(at)) at += size + 1;
  return at + 1;
}

function sizeOfTable(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}
