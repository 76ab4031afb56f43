interface Box {
  type: string;
  from: number;
  to: number;
}

/** A place in the file. */
interface Extent {
  from: number;
  to: number;
}

const boxesMax = 10_000;

/**
 * An AVIF whose EXIF and XMP are cleared in their places, so that all positions in it stay right, and without what lies
 * behind it. @throws RangeError when it ends too early or is built in a way that is not read here
 */
export function stripAvif(file: Buffer): Buffer {
  const boxes = boxesIn(file, { from: 0, to: file.length });
  const meta = boxes.find(({ type }) => type === 'meta');
  if (meta === undefined) throw new RangeError('There is no description');
  const copy = Buffer.from(file.subarray(0, boxes.at(-1)!.to));
  const inside = boxesIn(file, { from: meta.from + 4, to: meta.to });
  const items = metadataItems(file, inside);
  const extents = extentsOf(file, inside);
  for (const id of items) {
    const places = extents.get(id);
    if (places === undefined) throw new RangeError('Metadata has no place');
    for (const { from, to } of places) copy.fill(0, from, to);
  }
  for (const { type, from, to } of boxes)
    if (['free', 'skip', 'uuid', 'udta'].includes(type)) copy.fill(0, from, to);
  return copy;
}

/** Pictures move in a file of this brand. */
export function isAvifSequence(file: Buffer): boolean {
  const [type] = boxesIn(file, { from: 0, to: file.length });
  return type?.type === 'ftyp' && file.toString('latin1', type.from, type.to).includes('avis');
}

function boxesIn(file: Buffer, { from, to }: Extent): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; at = boxes.at(-1)!.to) {
    const size = file.readUInt32BE(at);
    const isLarge = size === 1;
    const given = isLarge ? Number(file.readBigUInt64BE(at + 8)) : size;
    const length = size === 0 ? to - at : given;
    const head = isLarge ? 16 : 8;
    if (length < head || at + length > to || boxes.length > boxesMax)
      throw new RangeError('A box has a wrong size');
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), from: at + head, to: at + length });
  }
  return boxes;
}

function metadataItems(file: Buffer, inside: readonly Box[]): number[] {
  const list = inside.find(({ type }) => type === 'iinf');
  if (list === undefined) return [];
  const from = list.from + (file.readUInt8(list.from) === 0 ? 6 : 8);
  return boxesIn(file, { from, to: list.to }).flatMap((entry) => {
    const version = file.readUInt8(entry.from);
    if (entry.type !== 'infe' || version < 2) throw new RangeError('An entry is of another version');
    const id = version === 2 ? file.readUInt16BE(entry.from + 4) : file.readUInt32BE(entry.from + 4);
    const at = entry.from + (version === 2 ? 8 : 10);
    const type = file.toString('latin1', at, at + 4);
    return type === 'Exif' || type === 'mime' || type === 'uri ' ? [id] : [];
  });
}

/** Where the content of each item lies. */
function extentsOf(file: Buffer, inside: readonly Box[]): Map<number, Extent[]> {
  const found = new Map<number, Extent[]>();
  const locations = inside.find(({ type }) => type === 'iloc');
  if (locations === undefined) return found;
  const version = file.readUInt8(locations.from);
  const sizes = file.readUInt16BE(locations.from + 4);
  const [offsetBytes = 0, lengthBytes = 0, baseBytes = 0, indexBytes = 0] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  );
  let at = locations.from + 6;
  const read = (bytes: number): number => {
    at += bytes;
    if (at > locations.to) throw new RangeError('A table is too short');
    if (bytes === 0) return 0;
    return bytes === 8 ? Number(file.readBigUInt64BE(at - 8)) : file.readUIntBE(at - bytes, bytes);
  };
  const idBytes = version < 2 ? 2 : 4;
  const data = inside.find(({ type }) => type === 'idat');
  for (let left = read(idBytes); left > 0; left -= 1) {
    const id = read(idBytes);
    const isInside = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseBytes) + (isInside ? (data?.from ?? Number.NaN) : 0);
    const extents: Extent[] = [];
    for (let more = read(2); more > 0; more -= 1) {
      if (version > 0) read(indexBytes);
      const from = base + read(offsetBytes);
      const to = from + read(lengthBytes);
      if (!(to <= file.length)) throw new RangeError('An item goes beyond the end');
      extents.push({ from, to });
    }
    found.set(id, extents);
  }
  return found;
}
