import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Film } from './films/film.ts';
import { tiffinLoopFilm } from './films/tiffin-loop.ts';

const folder = path.resolve(import.meta.dirname, '../content-api/demo/media');
const framesPerSecond = 24;

for (const film of [tiffinLoopFilm]) await encodeFilm(film);

/** Draws every frame and lets ffmpeg make one H.264 file of them, which begins to play before it has arrived. */
async function encodeFilm({ name, seconds, width, height, draw }: Film): Promise<void> {
  const frames = await mkdtemp(path.join(tmpdir(), 'film-'));
  const count = seconds * framesPerSecond;
  for (let i = 0; i < count; i += 1) {
    const file = path.join(frames, `${String(i).padStart(4, '0')}.png`);
    await sharp(Buffer.from(draw(i / (count - 1))))
      .resize({ width, height })
      .png({ compressionLevel: 1 })
      .toFile(file);
  }
  const input = ['-framerate', String(framesPerSecond), '-i', path.join(frames, '%04d.png')];
  const output = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p'];
  const target = path.join(folder, `${name}.mp4`);
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...input,
    ...output,
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    target,
  ]);
  await rm(frames, { recursive: true });
}
