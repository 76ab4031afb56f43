import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { shelfOf } from '../build/publish-app.ts';
import { root } from '../lib/paths.ts';

// Every command is a process of its own; what one has compiled the next one takes.
const inherited = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

const run = promisify(execFile);
const app = 'admin-remote';
let dataDir: string;
let ids: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shelf-commands-'));
  ids = [];
  for (const [index, text] of ['one', 'two', 'three'].entries()) {
    const build = path.join(dataDir, 'build');
    await mkdir(build, { recursive: true });
    await writeFile(path.join(build, 'entry.js'), text);
    const shelf = shelfOf(app, dataDir);
    const release = await shelf.publish(build, {
      version: `1.${index}.0`,
      commit: 'abcdef0123456789',
      sourceHash: text,
      contract: {},
    });
    await shelf.setLive(release.id);
    ids.push(release.id);
  }
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Output and exit code of a command. */
async function command(name: string, ...args: string[]) {
  const script = path.join(root, 'tools/src/commands', `${name}.ts`);
  const env = { ...inherited, DATA_DIR: dataDir };
  return run(process.execPath, [script, app, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      text: stdout + stderr,
    }),
  );
}

async function age(id: string, days: number): Promise<void> {
  const file = path.join(shelfOf(app, dataDir).path, '.notes', `${id}.json`);
  const note = JSON.parse(await readFile(file, 'utf8')) as object;
  const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  await writeFile(file, JSON.stringify({ ...note, createdAt }));
}

test('`releases` lists id, version, when and commit, the newest first, and marks live and previous', async () => {
  const lines = (await command('releases')).text.trim().split('\n');
  const when = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
  expect(lines[0]).toMatch(/id +version +when \(UTC\) +commit/);
  expect(lines[1]).toMatch(new RegExp(`^live +${ids[2]} +1\\.2\\.0 +${when} +abcdef012345$`));
  expect(lines[2]).toMatch(new RegExp(`^previous +${ids[1]} +1\\.1\\.0 +${when} +abcdef012345$`));
  expect(lines[3]).toMatch(new RegExp(`^ +${ids[0]} +1\\.0\\.0 +${when} +abcdef012345$`));
});

test('`rollback` goes back, further back, to a named release, and says when there is nothing', async () => {
  expect((await command('rollback')).text).toContain(`${ids[1]} is live, ${ids[2]} no longer`);
  expect((await command('rollback')).text).toContain(`${ids[0]} is live, ${ids[1]} no longer`);
  expect(await command('rollback')).toEqual({
    code: 1,
    text: `There is no earlier release of ${app} to go back to\n`,
  });
  expect((await command('rollback', ids[2] ?? '')).text).toContain(`${ids[2]} is live, ${ids[0]} no longer`);
  expect((await command('rollback', ids[2] ?? '')).text).toBe(
    `${app}: ${ids[2]} is live already; nothing has changed.\n`,
  );
  expect(await command('rollback', 'nonsense')).toMatchObject({ code: 1 });
  expect((await shelfOf(app, dataDir).live())?.id).toBe(ids[2]);
});

test.each([
  ['the app’s name in place of -w', ['run', 'rollback', app, 'nonsense']],
  ['--silent', ['run', '--silent', 'rollback', '-w', app, '--', 'nonsense']],
])('with %s, the last line of a refused command is its reason, and npm adds nothing', async (_way, args) => {
  const env = { ...inherited, HOME: process.env.HOME, DATA_DIR: dataDir };
  const refused = run('npm', args, { cwd: root, env });
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: `There is no release nonsense of ${app}\n`,
  });
});

test('`prune` removes what is old and beyond the newest, and says so', async () => {
  expect((await command('prune')).text).toContain('nothing to remove');
  for (const [index, id] of ids.entries()) await age(id, 90 - index);
  expect((await command('prune', '--keep', '10')).text).toContain('nothing to remove');
  expect((await command('prune', '--keep', '1', '--younger-than', '365')).text).toContain(
    'nothing to remove',
  );
  expect((await command('prune', '--keep', '1')).text).toBe(`${app}: removed ${ids[0]}.\n`);
  expect((await shelfOf(app, dataDir).list()).map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(await command('prune', '--keep', 'all')).toEqual({
    code: 1,
    text: '--keep takes a number, not "all"\n',
  });
});
