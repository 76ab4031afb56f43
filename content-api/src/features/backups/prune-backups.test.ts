import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pruneBackups } from './prune-backups.ts';

test('the newest scheduled backups stay, those of a person too, and what a killed backup left goes after a day', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
  const now = Date.now();
  const file = (name: string, ageHours: number) => {
    writeFileSync(path.join(folder, name), '');
    const seconds = now / 1000 - ageHours * 3600;
    utimesSync(path.join(folder, name), seconds, seconds);
  };
  file('auto-2026-01-01.backup', 72);
  file('auto-2026-01-02.backup', 48);
  file('auto-2026-01-03.backup', 24);
  file('auto-2026-01-03.backup.tmp-41', 30);
  file('auto-2026-01-04.backup.tmp-42', 0);
  file('before-restore-2025-12-31.backup', 900);
  await pruneBackups(folder, { keep: 2, nowMs: now });
  expect(readdirSync(folder).sort()).toEqual([
    'auto-2026-01-02.backup',
    'auto-2026-01-03.backup',
    'auto-2026-01-04.backup.tmp-42',
    'before-restore-2025-12-31.backup',
  ]);
  rmSync(folder, { recursive: true });
});
