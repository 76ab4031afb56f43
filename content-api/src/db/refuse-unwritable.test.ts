import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseUnwritable } from './refuse-unwritable.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('files that a restore by root left are named with what to do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unwritable-'));
  const file = path.join(folder, 'content.db');
  refuseUnwritable(file);
  writeFileSync(file, '');
  refuseUnwritable(file);
  // The tests may run as root, who may write everything.
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  });
  syncBuiltinESMExports();
  expect(() => refuseUnwritable(file)).toThrow(/content\.db may not be written by this user.*chown/);
  rmSync(folder, { recursive: true });
});
