import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMediaProcess } from '../test/support/media-server.ts';
import { newDataDir } from '../test/support/server-process.ts';
import { childrenOf, memoryMb } from './memory-of.ts';
import { makePhotograph } from './photographs.ts';

/**
 * `npm run bench:media -w content-api [-- COUNT]`: pictures of 8 MB are uploaded one after another, 200 of them if no
 * count is given, and the most memory of the server with its picture process stands beside its goal.
 */
const count = Number(process.argv[2] ?? 200);
const pictureBytes = 8 * 1024 * 1024;
const goalMb = 300;
const everyMs = 50;

const dataDir = newDataDir();
const photographs = await Promise.all([0, 1].map((seed) => makePhotograph(pictureBytes, seed)));
const sizes = photographs.map(({ length }) => `${(length / 1024 / 1024).toFixed(1)} MB`).join(', ');
const server = await startMediaProcess({ DATA_DIR: dataDir });
const peaks = { together: 0, server: 0, pictures: 0 };
let isDone = false;
const watching = watch();

const startedMs = performance.now();
for (let index = 0; index < count; index += 1) {
  const bytes = photographs[index % photographs.length] ?? Buffer.alloc(0);
  const { url } = await server.upload(bytes, `photograph ${index}.jpg`);
  if (!url) throw new Error('An upload was refused');
  if ((index + 1) % 20 === 0) console.log(`${index + 1} uploaded, ${Math.round(peaks.together)} MB so far`);
}
const tookSeconds = (performance.now() - startedMs) / 1000;
isDone = true;
await watching;
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

const isMet = peaks.together < goalMb;
console.log(`${count} pictures (${sizes}) in ${Math.round(tookSeconds)} s`);
console.log(
  `${isMet ? 'ok    ' : 'MISSED'} most memory ${Math.round(peaks.together)} MB (server ${Math.round(peaks.server)}, ` +
    `picture process ${Math.round(peaks.pictures)}), goal < ${goalMb} MB`,
);
process.exitCode = isMet ? 0 : 1;

async function watch(): Promise<void> {
  while (!isDone) {
    const own = memoryMb(server.pid);
    const children = childrenOf(server.pid).reduce((sum, pid) => sum + memoryMb(pid), 0);
    peaks.together = Math.max(peaks.together, own + children);
    peaks.server = Math.max(peaks.server, own);
    peaks.pictures = Math.max(peaks.pictures, children);
    await sleep(everyMs);
  }
}
