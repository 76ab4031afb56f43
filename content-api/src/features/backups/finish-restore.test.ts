import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { draftName, finishRestore } from './finish-restore.ts';
import { stageMedia, stagingName, swapMedia } from './swap-media.ts';

let dataDir: string;
let mediaDir: string;

const former = ['a.jpg', 'deep', 'z.jpg'];
const restored = ['a.jpg', 'new.jpg', 'other'];

/** Up to the moment before names change. */
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'restore-'));
  mediaDir = path.join(dataDir, 'media');
  for (const name of ['a.jpg', 'deep/b.jpg', 'z.jpg']) put(mediaDir, name);
  stageMedia(mediaDir, (target) => ['a.jpg', 'new.jpg', 'other/c.jpg'].forEach((name) => put(target, name)));
  put(dataDir, draftName);
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function put(folder: string, name: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), '');
}

const inMedia = (...names: string[]) => path.join(mediaDir, ...names);
const seen = () => readdirSync(mediaDir).sort();

test('a restore that was killed before names change leaves what was there', () => {
  finishRestore(dataDir);
  expect(seen()).toEqual(former);
});

test('a restore that was killed while the former pictures were set aside puts them back', () => {
  mkdirSync(inMedia(stagingName, 'leaving'));
  renameSync(inMedia('a.jpg'), inMedia(stagingName, 'leaving', 'a.jpg'));
  finishRestore(dataDir);
  expect(seen()).toEqual(former);
});

test('a restore that was killed while the new pictures came puts the former ones back', () => {
  swapMedia(mediaDir);
  renameSync(inMedia('new.jpg'), inMedia(stagingName, 'new', 'new.jpg'));
  finishRestore(dataDir);
  expect(seen()).toEqual(former);
  expect(existsSync(inMedia('deep', 'b.jpg'))).toBe(true);
  expect(existsSync(path.join(dataDir, draftName))).toBe(false);
});

test('a restore that was killed when its database was in place keeps the new pictures', () => {
  swapMedia(mediaDir);
  renameSync(path.join(dataDir, draftName), path.join(dataDir, 'content.db'));
  finishRestore(dataDir);
  expect(seen()).toEqual(restored);
  finishRestore(dataDir);
  expect(seen()).toEqual(restored);
});
