import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeName, update } from './update.ts';
import type { UpdatedMachine } from './update.ts';

let root: string;
let lines: string[];
let commands: string[];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'update-'));
  lines = [];
  commands = [];
  git('.', 'init', '-q', '-b', 'main', 'origin');
  commit('one');
  git('.', 'clone', '-q', 'origin', 'app');
  mkdirSync(path.join(root, 'data'));
  writeFileSync(path.join(root, 'studio.service'), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
  const { stdout, status, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: path.join(root, folder),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function commit(text: string): string {
  writeFileSync(path.join(root, 'origin/program'), text);
  git('origin', 'add', '.');
  git('origin', 'commit', '-q', '-m', text);
  return git('origin', 'rev-parse', 'HEAD');
}

/** Git is real; the program's own commands and systemd write down what they are asked. */
function machine(changes: Partial<UpdatedMachine> = {}, failing?: string): UpdatedMachine {
  return {
    folder: path.join(root, 'app'),
    dataDir: path.join(root, 'data'),
    isRoot: false,
    unit: path.join(root, 'studio.service'),
    run(command, args) {
      if (command === 'git') {
        const { status, stdout, stderr } = spawnSync(command, args, {
          cwd: path.join(root, 'app'),
          encoding: 'utf8',
        });
        return { code: status ?? 1, output: stdout + stderr };
      }
      if (command === 'rm') return { code: 0, output: '' };
      const words = [command, ...args].join(' ').replace('node tools/run.mjs ', '').replace(root, '');
      commands.push(words);
      return words === failing ? { code: 1, output: 'no room' } : { code: 0, output: '' };
    },
    say: (line) => lines.push(line),
    isReady: () => Promise.resolve(true),
    ...changes,
  };
}
const program = () => readFileSync(path.join(root, 'app/program'), 'utf8');

it('backs up, builds the newest version beside the running one and replaces that; one command takes it back', async () => {
  commit('two');
  await update([], machine());
  expect(program()).toBe('two');
  expect(commands).toEqual(['backup /data/before-update.backup', 'build', 'systemctl --user restart studio']);
  commands = [];
  await update(['--back'], machine());
  expect(program()).toBe('one');
  expect(commands).toEqual([
    'build',
    'rollback host-site',
    'rollback admin-remote',
    'systemctl --user restart studio',
  ]);
  await expect(update(['--back'], machine())).rejects.toThrow('There is no update to take back.');
  // Taking back does not keep the next update away.
  await update([], machine());
  expect(program()).toBe('two');
});

it('leaves all as it was when the new version cannot be built', async () => {
  commit('two');
  await expect(update([], machine({}, 'build'))).rejects.toThrow(/Nothing was changed.*no room/);
  expect(program()).toBe('one');
  expect(existsSync(path.join(root, 'data', beforeName))).toBe(false);
  expect(commands).not.toContain('systemctl --user restart studio');
});

it('takes nothing when the backup fails, and says how to go back when the new version does not start', async () => {
  commit('two');
  await expect(update([], machine({}, 'backup /data/before-update.backup'))).rejects.toThrow('no room');
  expect(program()).toBe('one');
  const dead = machine({ isReady: () => Promise.resolve(false) });
  await expect(update([], dead)).rejects.toThrow(/not ready.*npm run update -- --back/);
});

it('does nothing to the newest version, to changed files, and where there is no clone', async () => {
  await update([], machine());
  expect(lines).toEqual(['This is the newest version already.']);
  writeFileSync(path.join(root, 'app/program'), 'mine');
  await expect(update([], machine())).rejects.toThrow(/were changed here[^]*program/);
  await expect(update([], machine({ folder: root }))).rejects.toThrow('no clone');
  await expect(update(['now'], machine())).rejects.toThrow('Usage');
  expect(commands).toEqual([]);
});
