import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLogFile } from './log-file.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'logs-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('lines are added to what is there', async () => {
  for (const line of ['one', 'two']) {
    const log = openLogFile(path.join(folder, 'deep/server.log'));
    log.write(line);
    log.close();
  }
  expect(await readFile(path.join(folder, 'deep/server.log'), 'utf8')).toBe('one\ntwo\n');
});

test('no other account can read a log', async () => {
  const log = openLogFile(path.join(folder, 'logs/server.log'));
  log.write('one');
  log.close();
  expect((await stat(path.join(folder, 'logs'))).mode & 0o077).toBe(0);
  expect((await stat(path.join(folder, 'logs/server.log'))).mode & 0o077).toBe(0);
});

test('a log that has grown is set aside, and only three of those are kept', async () => {
  const log = openLogFile(path.join(folder, 'server.log'), 10);
  for (let i = 0; i < 12; i += 1) {
    log.write(`line number ${i}`);
  }
  log.close();
  expect((await readdir(folder)).sort()).toEqual([
    'server.log',
    'server.log.1',
    'server.log.2',
    'server.log.3',
  ]);
  expect(await readFile(path.join(folder, 'server.log'), 'utf8')).toBe('line number 11\n');
  expect(await readFile(path.join(folder, 'server.log.1'), 'utf8')).toBe('line number 10\n');
});

test('a disk that takes nothing more costs lines, nothing else', () => {
  const log = openLogFile('/dev/full');
  expect(() => log.write('lost')).not.toThrow();
  log.close();
});
