import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildTestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { noise } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import { newDataDir } from './support/server-process.ts';

test('on a full disk an upload is 507 and leaves nothing, whether it arrives or is made ready', async () => {
  const dataDir = newDataDir();
  const media = path.join(dataDir, 'media');
  mkdirSync(media);
  const isSmall =
    process.getuid?.() === 0 &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', media]).status === 0;
  if (!isSmall) {
    process.stderr.write('No small file system could be mounted (not root): a full disk is not covered.\n');
    return;
  }
  const api = await buildTestApp({ env: { LIMITS_SCALE: '1000', DATA_DIR: dataDir } });
  try {
    const library = await signInLibrarian(api);
    const beyond = await library.upload(await noise(700, 700).png().toBuffer());
    expect([beyond.status, beyond.fault.code]).toEqual([507, 'STORAGE_FULL']);
    // It fits, and not twice.
    const once = await library.upload(await noise(480, 480).png().toBuffer());
    expect([once.status, once.fault.code]).toEqual([507, 'STORAGE_FULL']);
    expect(library.left()).toEqual([]);
    const { status, media: small } = await library.upload(await noise(60, 60).png().toBuffer());
    expect(status).toBe(201);
    expect(await eventually(library.left, (left) => left.length === 1)).toHaveLength(1);
    await library.whole(small._id);
  } finally {
    await api.close();
    spawnSync('umount', [media]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
