import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { service } from './service.ts';
import type { Machine } from './service.ts';
import { unitText } from './unit-text.ts';

let root: string;
let lines: string[];
let runs: string[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'service-'));
  lines = [];
  runs = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A machine whose systemd writes down what it is asked. */
function machine(changes: Partial<Machine> & { answers?: Record<string, [number, string]> } = {}): Machine {
  const { answers = {}, ...rest } = changes;
  const known: Record<string, [number, string]> = {
    'systemctl is-system-running': [0, 'running\n'],
    'systemctl --user is-system-running': [1, 'degraded\n'],
    ...answers,
  };
  return {
    folder: root,
    node: '/usr/bin/node',
    isRoot: true,
    unitFolder: path.join(root, 'units'),
    isTemporary: () => false,
    envFile: path.join(root, 'studio.env'),
    run(command, args) {
      const words = [command, ...args].join(' ');
      runs.push(words);
      const [code, output] = known[words] ?? [0, command === 'id' ? 'studio\n' : ''];
      return { code, output };
    },
    say: (line) => lines.push(line),
    isReady: () => Promise.resolve(true),
    ...rest,
  };
}
const unit = () => readFileSync(path.join(root, 'units/studio.service'), 'utf8');

test('a service of root runs as the owner of the program, with its settings, from boot on', async () => {
  writeFileSync(path.join(root, 'studio.env'), `DATA_DIR=${root}/kept\nSITE_URL=https://studio.example\n`);
  await service(['install'], machine());
  expect(unit()).toContain('\nUser=studio\nGroup=studio\n');
  expect(unit()).toContain(`\nEnvironmentFile=${root}/studio.env\n`);
  expect(unit()).toContain(`\nReadWritePaths=${root}/kept\n`);
  expect(runs.filter((words) => words.startsWith('systemctl'))).toEqual([
    'systemctl is-system-running',
    'systemctl daemon-reload',
    'systemctl enable studio',
    'systemctl restart studio',
    'systemctl is-active studio',
  ]);
  expect(lines).toContain('Site ready at https://studio.example');
});

test('an account has a service of its own, which stays when it logs out', async () => {
  await service(['install'], machine({ isRoot: false }));
  expect(unit()).not.toContain('User=');
  expect(unit()).toContain('WantedBy=default.target');
  expect(runs).toContain('loginctl enable-linger');
  expect(runs).toContain('systemctl --user restart studio');
});

test('installed twice it is one service, removed it is none, and the data stays', async () => {
  mkdirSync(path.join(root, 'data'));
  await service(['install'], machine());
  await service(['install'], machine());
  await service(['remove'], machine());
  expect(existsSync(path.join(root, 'units/studio.service'))).toBe(false);
  expect(existsSync(path.join(root, 'data'))).toBe(true);
  await expect(service(['remove'], machine())).rejects.toThrow('There is no service studio');
});

test('its state is what systemd says, and fails when it does not run', async () => {
  await service(['status'], machine({ answers: { 'systemctl status studio --no-pager': [0, 'active\n'] } }));
  expect(lines).toEqual(['active']);
  const dead = machine({ answers: { 'systemctl status studio --no-pager': [3, 'inactive\n'] } });
  await expect(service(['status'], dead)).rejects.toThrow('does not run');
});

describe('what cannot be a service is refused in a sentence, and nothing is written', () => {
  const noSystemd = { 'systemctl is-system-running': [1, 'offline\n'] as [number, string] };
  it.each<[string, string[], () => Machine, RegExp]>([
    [
      'no systemd',
      ['install'],
      () => machine({ answers: noSystemd }),
      /systemd does not run here.*run\.mjs start/,
    ],
    ['an unknown word', ['instal'], () => machine(), /Usage: npm run service/],
    ['an unknown option', ['install', '--port', '3'], () => machine(), /--port/],
    [
      'a missing file',
      ['install', '--env', 'none.env'],
      () => machine(),
      /none\.env does not exist \(--env\)/,
    ],
    [
      'a program of root',
      ['install'],
      () => machine({ run: (command) => ({ code: 0, output: command === 'id' ? 'root\n' : 'running\n' }) }),
      /must not run with all rights.*--user NAME/,
    ],
    [
      'an unknown account',
      ['install', '--user', 'nobody-here'],
      () => machine({ answers: { 'id -nu nobody-here': [1, ''] } }),
      /no account nobody-here/,
    ],
    [
      'an account named without root',
      ['install', '--user', 'bo'],
      () => machine({ isRoot: false }),
      /--user is for root/,
    ],
    [
      'a program in the temporary folder',
      ['install'],
      () => machine({ isTemporary: () => true }),
      /emptied by the system/,
    ],
  ])('%s', async (_title, args, here, sentence) => {
    await expect(service(args, here())).rejects.toThrow(sentence);
    expect(existsSync(path.join(root, 'units'))).toBe(false);
  });

  it('settings with faults, each named', async () => {
    writeFileSync(path.join(root, 'studio.env'), 'HOST_PORT=x\nSITE_URL=nowhere\n');
    await expect(service(['install'], machine())).rejects.toThrow(
      /studio\.env have faults:[^]*HOST_PORT[^]*SITE_URL/,
    );
    expect(existsSync(path.join(root, 'units'))).toBe(false);
  });

  it('a unit of somebody else, and one for another copy of the program', async () => {
    mkdirSync(path.join(root, 'units'));
    const file = path.join(root, 'units/studio.service');
    writeFileSync(file, '[Unit]\n');
    await expect(service(['install'], machine())).rejects.toThrow('was written by somebody else');
    const other = unitText({ folder: '/srv/other', node: '/usr/bin/node', dataDir: '/srv/data' });
    writeFileSync(file, other);
    await expect(service(['remove'], machine())).rejects.toThrow('runs the program in /srv/other');
    expect(readFileSync(file, 'utf8')).toBe(other);
  });
});

test('a service that does not get ready is an error that names its log', async () => {
  const silent = machine({ isReady: () => Promise.resolve(false) });
  await expect(service(['install'], silent)).rejects.toThrow('is not ready. Its log: journalctl -u studio');
});

test('paths with spaces, quotes and percent signs are one word of the unit each', () => {
  const text = unitText({
    folder: '/srv/a 100% "b"',
    node: '/opt/my node/node',
    dataDir: '/srv/Stüdio data',
    account: { user: 'studio', group: 'studio' },
  });
  expect(text).toContain('\nWorkingDirectory=/srv/a 100%% "b"\n');
  expect(text).toContain('\nExecStart="/opt/my node/node" tools/run.mjs start\n');
  expect(text).toContain('\nReadWritePaths="/srv/Stüdio data"\n');
});
