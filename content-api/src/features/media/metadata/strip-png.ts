const needed = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
  'cICP',
];

interface StrippedPng {
  bytes: Buffer;
  /** It has further frames, which move. */
  isAnimated: boolean;
}

/** A PNG without metadata, and without what lies behind it. @throws RangeError when it ends too early */
export function stripPng(picture: Buffer): StrippedPng {
  const parts = [picture.subarray(0, 8)];
  let isAnimated = false;
  for (let at = 8; ;) {
    const type = picture.toString('latin1', at + 4, at + 8);
    const end = at + 12 + picture.readUInt32BE(at);
    if (end > picture.length) throw new RangeError('A chunk goes beyond the end');
    if (needed.includes(type)) parts.push(picture.subarray(at, end));
    if (type === 'acTL') isAnimated = picture.readUInt32BE(at + 8) > 1;
    if (type === 'IEND') return { bytes: Buffer.concat(parts), isAnimated };
    at = end;
  }
}
