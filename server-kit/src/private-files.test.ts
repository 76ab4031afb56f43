import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeToOthers } from './private-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'private-files-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (...names: string[]) => path.join(folder, ...names);
const modeOf = async (...names: string[]) => ((await stat(at(...names))).mode & 0o7777).toString(8);

async function put(mode: number, ...names: string[]): Promise<void> {
  await mkdir(path.dirname(at(...names)), { recursive: true });
  await writeFile(at(...names), '');
  await chmod(at(...names), mode);
}

test('the listed files are closed to other accounts', async () => {
  await put(0o644, 'content.db');
  await put(0o640, 'backups', 'deep', 'one.backup');
  await put(0o600, 'backups', 'two.backup');
  await put(0o644, 'media', 'picture.svg');
  for (const name of ['backups', 'backups/deep', 'media']) await chmod(at(name), 0o755);
  const single = [at('content.db'), at('content.db-wal'), at('media')];
  const { closed, left } = await closeToOthers({ single, whole: [at('backups'), at('none')] });
  expect(closed.sort()).toEqual(
    [at('content.db'), at('media'), at('backups'), at('backups/deep'), at('backups/deep/one.backup')].sort(),
  );
  expect(left).toEqual([]);
  expect(await modeOf('content.db')).toBe('600');
  expect(await modeOf('backups')).toBe('700');
  expect(await modeOf('backups', 'deep', 'one.backup')).toBe('600');
  expect(await modeOf('media')).toBe('700');
  expect(await modeOf('media', 'picture.svg')).toBe('644');
  expect(await closeToOthers({ single, whole: [at('backups')] })).toEqual({ closed: [], left: [] });
});

test('a folder that many accounts share and the target of a link stay as they are', async () => {
  await put(0o644, 'elsewhere', 'file');
  await mkdir(at('logs'), { mode: 0o700 });
  await symlink(at('elsewhere/file'), at('logs', 'link'));
  await mkdir(at('shared'));
  await chmod(at('shared'), 0o1777);
  expect(await closeToOthers({ single: [at('shared')], whole: [at('logs')] })).toEqual({
    closed: [],
    left: [],
  });
  expect(await modeOf('elsewhere', 'file')).toBe('644');
  expect(await modeOf('shared')).toBe('1777');
});
