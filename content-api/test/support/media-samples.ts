import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';

interface Drawn {
  width?: number;
  height?: number;
  background?: string;
}

/** A picture of one colour, to be written in any format. */
export function draw({ width = 60, height = 40, background = '#336699' }: Drawn = {}) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A picture of noise, which stays large in any format. */
export function noise(width: number, height: number) {
  const raw = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < raw.length; at += 1) raw[at] = (state = (state * 48_271) % 0x7fffffff) & 0xff;
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

/** Two frames of different colours. */
export async function drawAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = [draw({ height: 30 }), draw({ height: 30, background: '#993366' })];
  const raw = await Promise.all(frames.map((frame) => frame.raw().toBuffer()));
  const strip = sharp(Buffer.concat(raw), { raw: { width: 60, height: 60, channels: 3, pageHeight: 30 } });
  return (format === 'gif' ? strip.gif({ delay: [90, 90] }) : strip.webp({ delay: [90, 90] })).toBuffer();
}

/** A video of a few frames that hold nothing to see. */
export async function makeVideo(format: 'mp4' | 'webm', isFragmented = false): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({
    format:
      format === 'mp4'
        ? new Mp4OutputFormat({ fastStart: isFragmented ? 'fragmented' : 'in-memory' })
        : new WebMOutputFormat(),
    target,
  });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source, { frameRate: 25 });
  await output.start();
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 180 };
  for (let index = 0; index < 25; index += 1) {
    const data = new Uint8Array(400).fill(index);
    await source.add(new EncodedPacket(data, index === 0 ? 'key' : 'delta', index / 25, 1 / 25), {
      decoderConfig,
    });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** A picture as sharp writes it, with its only item listed twice: a collection of two pictures. */
export function twoPictures(avif: Buffer): Buffer {
  const head = avif.subarray(0, avif.indexOf('mdat', 0, 'latin1') - 4);
  const boxAt = (type: string) => head.indexOf(type, 0, 'latin1') - 4;
  const twice = {
    iloc: { count: 14, item: 16 },
    iinf: { count: 12, item: 14 },
    ipma: { count: 12, item: 16 },
  };
  const parts: Buffer[] = [];
  let at = 0;
  let added = 0;
  for (const [type, { count, item }] of Object.entries(twice)) {
    const [from, end] = [boxAt(type), boxAt(type) + head.readUInt32BE(boxAt(type))];
    const box = Buffer.concat([head.subarray(from, end), head.subarray(from + item, end)]);
    box.writeUInt32BE(box.length, 0);
    box.writeUInt16BE(2, type === 'ipma' ? count + 2 : count);
    // The second item has the number 2; a box of its own names it behind its head.
    box.writeUInt16BE(2, end - from + (type === 'iinf' ? 12 : 0));
    parts.push(head.subarray(at, from), box);
    added += end - from - item;
    at = end;
  }
  const made = Buffer.concat([...parts, head.subarray(at), avif.subarray(head.length)]);
  const grown = (type: string) => {
    const start = made.indexOf(type, 0, 'latin1') - 4;
    return { start, size: made.readUInt32BE(start) };
  };
  made.writeUInt32BE(grown('meta').size + added, grown('meta').start);
  const more = head.readUInt32BE(boxAt('ipma')) - twice.ipma.item;
  made.writeUInt32BE(grown('iprp').size + more, grown('iprp').start);
  // Both items lie where the one lay, which has moved.
  for (const entry of [0, 18]) {
    const offset = grown('iloc').start + twice.iloc.item + entry + 10;
    made.writeUInt32BE(made.readUInt32BE(offset) + added, offset);
  }
  return made;
}

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const svg = (inside: string) =>
  `<?xml version="1.0"?><!-- a drawing --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="80" height="50" viewBox="0 0 80 50">${inside}</svg>`;
