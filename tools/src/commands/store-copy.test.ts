import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTemporaryS3 } from 'server-kit/testing';
import type { TemporaryS3 } from 'server-kit/testing';
import { root } from '../lib/paths.ts';

// Every command is a process of its own; what one has compiled the next one takes.
const inherited = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

const run = promisify(execFile);
const script = path.join(root, 'tools/src/commands/store-copy.ts');
let s3: TemporaryS3;
let folder: string;

beforeAll(async () => {
  s3 = await startTemporaryS3();
  folder = mkdtempSync(path.join(tmpdir(), 'store-copy-command-'));
  mkdirSync(path.join(folder, 'media', 'a'), { recursive: true });
  writeFileSync(path.join(folder, 'media', 'a', 'one.jpg'), 'one');
  writeFileSync(path.join(folder, 'media', 'two.jpg'), 'two');
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

/** What the command says, typed in the folder above `media`. */
async function copy(from: string, to: string, env: Record<string, string> = {}) {
  const options = { env: { ...inherited, INIT_CWD: folder, ...s3.env, ...env } };
  return run(process.execPath, [script, from, to], options).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );
}

test('a folder is copied to a bucket and back, and every run says what it did', async () => {
  const bucket = `s3://${s3.bucket}/media`;
  const first = await copy('media', bucket);
  expect(first.text).toContain('2 files, 0.0 MB: 2 copied, 0 there already.');
  expect(first.text).toContain('Every file was read back from s3://');
  expect((await copy('media', bucket)).text).toContain('0 copied, 2 there already.');
  expect((await copy(bucket, 'back')).code).toBe(0);
  expect(readFileSync(path.join(folder, 'back', 'a', 'one.jpg'), 'utf8')).toBe('one');
});

test.each<[string, string, string, Record<string, string>, string]>([
  ['a folder that is not there', 'nowhere', 's3://studio/x', {}, `There is no folder /`],
  ['a bucket that is not there', 'media', 's3://absent/x', {}, 'The bucket of s3://absent/x/ at'],
  [
    'no keys',
    'media',
    's3://studio/x',
    { AWS_ACCESS_KEY_ID: '' },
    'AWS_ACCESS_KEY_ID must be set with s3://studio/x',
  ],
  [
    'wrong keys',
    'media',
    's3://studio/x',
    { AWS_SECRET_ACCESS_KEY: 'top secret' },
    'does not accept the keys',
  ],
  [
    'an address that is none',
    'media',
    's3:/studio',
    {},
    's3:/studio must be a folder with its whole path, or s3://',
  ],
  ['the same place twice', 'media', './media', {}, 'FROM and TO are the same place'],
])('%s is one line', async (_title, from, to, env, line) => {
  const { code, text } = await copy(from, to, env);
  expect(code).toBe(1);
  expect(text).toContain(line);
  expect(text.trim()).not.toContain('\n');
  expect(text).not.toContain('top secret');
});
