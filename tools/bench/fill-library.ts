import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../src/lib/paths.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

/** Raster pictures get smaller sizes, which take long to make: so many fill the pages that are looked at. */
const photographs = 50;
const batchSize = 4;
const demo = path.join(root, 'content-api/demo/media');

/** Uploads drawings and then photographs, as the console does. The newest are what the library shows first. */
export async function fillLibrary(studio: Studio, count: number): Promise<void> {
  const { apiUrl } = studio;
  const token = await signIn(studio);
  const names = (await readdir(demo)).filter((name) => /^[a-z-]+\.webp$/.test(name));

  async function upload(index: number): Promise<void> {
    const isPhotograph = index >= count - photographs;
    const photograph = names[index % names.length] ?? '';
    const answer = await fetch(`${apiUrl}/api/media`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(isPhotograph ? `${index} ${photograph}` : `drawing ${index}.svg`),
      },
      body: isPhotograph ? new Uint8Array(await readFile(path.join(demo, photograph))) : drawingOf(index),
    });
    if (answer.status !== 201) throw new Error(`An upload got the response ${answer.status}.`);
    await answer.body?.cancel();
  }

  let next = 0;
  async function work(): Promise<void> {
    while (next < count) await upload(next++);
  }
  await Promise.all(Array.from({ length: batchSize }, work));
}

function drawingOf(index: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><rect width="64" height="48" fill="hsl(${index % 360} 60% 50%)"/><text x="8" y="28">${index}</text></svg>`;
}
