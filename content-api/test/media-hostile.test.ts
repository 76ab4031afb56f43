import { Output, BufferTarget, EncodedPacket, EncodedVideoPacketSource, WebMOutputFormat } from 'mediabunny';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';
import { draw, makeVideo, svg, twoPictures } from './support/media-samples.ts';

let api: TestApp;
let library: Librarian;
beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  library = await signInLibrarian(api);
});
afterAll(() => api.close());

/** A box of an MP4 file with its content changed. */
function changed(video: Buffer, box: string, change: (content: Buffer) => void): Buffer {
  const copy = Buffer.from(video);
  change(copy.subarray(copy.indexOf(box, 0, 'latin1') + 4));
  return copy;
}

/** A recording as browsers make it: nothing says how long it is. */
async function record(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source, { frameRate: 25 });
  await output.start();
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 180 };
  for (let index = 0; index < 100; index += 1) {
    const kind = index % 25 === 0 ? 'key' : 'delta';
    const packet = new EncodedPacket(new Uint8Array(400).fill(index), kind, index / 25, 1 / 25);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

const head = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
);

test.each<[string, number, () => Promise<Buffer | string>]>([
  [
    'a video that claims four thousand million samples',
    422,
    async () => changed(await makeVideo('mp4'), 'stts', (at) => at.writeUInt32BE(0xffffffff, 8)),
  ],
  [
    'a table that is longer than its box',
    422,
    async () => changed(await makeVideo('mp4'), 'stsz', (at) => at.writeUInt32BE(0xfffffff0, 8)),
  ],
  [
    'samples of one size without a table',
    422,
    async () =>
      changed(await makeVideo('mp4'), 'stsz', (at) => {
        at.writeUInt32BE(1, 4);
        at.writeUInt32BE(0xffffffff, 8);
      }),
  ],
  [
    'a recording of which only the head is left, and zeros',
    422,
    () => Promise.resolve(Buffer.concat([head, Buffer.alloc(193)])),
  ],
  ['half of a recording', 422, async () => (await record()).subarray(0, 20_001)],
  [
    'a fragment that claims four thousand million samples',
    422,
    async () => changed(await makeVideo('mp4', true), 'trun', (at) => at.writeUInt32BE(0xffffffff, 4)),
  ],
  [
    'comments that end in a letter',
    201,
    () => Promise.resolve(svg('<path d="M0 0"/>') + '<!---->'.repeat(120) + 'x'),
  ],
])('%s is answered with %i at once', async (_what, expected, make) => {
  const { status, fault } = await library.upload(await make(), 'a.mp4');
  expect(status).toBe(expected);
  expect(Object.keys(fault.fields ?? {})).toEqual(expected === 422 ? ['file'] : []);
});

test('a whole recording without lengths is taken, with its size', async () => {
  const { status, media } = await library.upload(await record(), 'recording.webm');
  expect([status, media.type, media.width, media.height]).toEqual([201, 'video/webm', 320, 180]);
});

test('an AVIF of several pictures is taken, and is none that moves', async () => {
  const made = twoPictures(await draw().avif({ effort: 0 }).toBuffer());
  const { status, media } = await library.upload(made, 'several.avif');
  expect([status, media.type, media.width, media.height, media.animated]).toEqual([
    201,
    'image/avif',
    60,
    40,
    false,
  ]);
});
