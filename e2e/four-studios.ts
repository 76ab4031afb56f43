/**
 * Four made-up studios, one after the other on an empty database, and pictures of their home pages beside each other in
 * `docs/design`: `npm run four-studios -w e2e`. It needs a production build.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium as engine, type Browser } from 'playwright-core';
import { studios } from './studios/index.ts';
import { fillStudio } from './studios/support/fill-studio.ts';
import { shootAsWebp, shootDrawing } from './studios/support/shoot.ts';
import { eventuallyAnswers } from './studios/support/eventually-answers.ts';
import { chromium } from './support/browser.ts';
import { startEnvironment, studioAt } from './support/studio.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'docs/design');
const place = { ...studioAt(0), dataDir: path.join(root, '.cache/four-studios/data') };
const wanted = process.argv.slice(2);

await mkdir(place.dataDir, { recursive: true });
const browser = await engine.launch({ headless: true, ...chromium.launchOptions });
for (const one of studios.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const env = { ...process.env, ...startEnvironment(place), DEMO_CONTENT: 'off' };
  const server = spawn(process.execPath, ['e2e/support/start.ts'], { cwd: root, env, stdio: 'inherit' });
  try {
    await eventuallyAnswers(`${place.siteUrl}/readyz`);
    await fillStudio(place, one, (svg) => shootDrawing(browser, svg));
    await shootHome(browser, one.name);
  } finally {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
  }
}
await browser.close();

async function shootHome(engineOf: Browser, name: string): Promise<void> {
  for (const [width, height] of [
    [1280, 2400],
    [360, 1130],
  ] as const) {
    const file = path.join(folder, `studio-${name}-${width}.webp`);
    await writeFile(file, await shootAsWebp(engineOf, place.siteUrl, { width, height }));
  }
}
