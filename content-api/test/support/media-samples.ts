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
export async function makeVideo(format: 'mp4' | 'webm'): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
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

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const svg = (inside: string) =>
  `<?xml version="1.0"?><!-- a drawing --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="80" height="50" viewBox="0 0 80 50">${inside}</svg>`;
