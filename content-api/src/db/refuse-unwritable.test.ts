import { accessSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type * as FileSystem from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseUnwritable } from './refuse-unwritable.ts';

// The tests may run as root, who may write everything.
jest.mock('node:fs', () => {
  const real = jest.requireActual<typeof FileSystem>('node:fs');
  return { ...real, accessSync: jest.fn(real.accessSync) };
});

test('files that a restore by root left are named with what to do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unwritable-'));
  const file = path.join(folder, 'content.db');
  refuseUnwritable(file);
  writeFileSync(file, '');
  refuseUnwritable(file);
  jest.mocked(accessSync).mockImplementation(() => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  });
  expect(() => refuseUnwritable(file)).toThrow(/content\.db may not be written by this user.*chown/);
  rmSync(folder, { recursive: true });
});
