import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { mark, unitText } from './unit-text.ts';

/** The machine that the service is for. */
export interface Machine {
  /** The program's folder. */
  folder: string;
  node: string;
  /** Whether this process is root: then the service is the machine's, else its account's. */
  isRoot: boolean;
  unitFolder: string;
  /** Whether the system empties a folder by itself. */
  isTemporary: (folder: string) => boolean;
  /** File with settings that is taken when no other is named. */
  envFile: string;
  run: (command: string, args: string[]) => { code: number; output: string };
  say: (line: string) => void;
  /** Resolves with whether the site got ready. */
  isReady: (settings: Settings) => Promise<boolean>;
}

const usage = 'Usage: npm run service -- install [--env FILE] [--user NAME] | status | remove';
const name = 'studio';
const runningStates = ['running', 'degraded', 'starting', 'initializing', 'maintenance'];

/**
 * `npm run service`: makes a service of systemd that runs `npm start` from boot on, shows its state, or removes it.
 *
 * @throws Error when there is no systemd, or something here is not as a service needs it: nothing is changed then
 */
export async function service(args: string[], machine: Machine): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { env: { type: 'string' }, user: { type: 'string' } },
    allowPositionals: true,
  });
  const [word, ...more] = positionals;
  if (more.length > 0) throw new Error(usage);
  requireSystemd(machine);
  if (word === 'install') return install(machine, values);
  if (word === 'status') return status(machine);
  if (word === 'remove') return remove(machine);
  throw new Error(usage);
}

function requireSystemd(machine: Machine): void {
  const { output } = systemctl(machine, 'is-system-running');
  if (runningStates.includes(output.trim())) return;
  throw new Error(
    `systemd does not run ${machine.isRoot ? 'here' : 'for this account'}. ` +
      `Let what starts programs on this machine run \`${machine.node} tools/run.mjs start\` in ${machine.folder}.`,
  );
}

async function install(machine: Machine, { env, user }: { env?: string; user?: string }): Promise<void> {
  const { folder, node, isRoot, unitFolder, say } = machine;
  const unit = path.join(unitFolder, `${name}.service`);
  requireOwn(unit, folder);
  if (!isRoot && user !== undefined)
    throw new Error('--user is for root: a service of your own runs as you.');
  const envFile = env === undefined ? existing(machine.envFile) : readable(path.resolve(folder, env));
  const settings = settingsOf(envFile, folder);
  for (const place of [folder, settings.dataDir]) {
    if (machine.isTemporary(place))
      throw new Error(`${place} is emptied by the system from time to time: put it somewhere else.`);
    if (/[\r\n]/.test(place)) throw new Error('A path with a line break cannot stand in a unit.');
  }
  const account = isRoot ? accountOf(machine, user) : undefined;

  mkdirSync(unitFolder, { recursive: true });
  writeFileSync(
    unit,
    unitText({
      folder,
      node,
      dataDir: settings.dataDir,
      ...(envFile !== undefined && { envFile }),
      ...(account && { account }),
    }),
  );
  if (!isRoot && machine.run('loginctl', ['enable-linger']).code !== 0)
    say('The service ends when you log out: root can change that with `loginctl enable-linger`.');
  for (const words of [['daemon-reload'], ['enable', name], ['restart', name]]) demand(machine, words);

  const log = `journalctl ${isRoot ? '' : '--user '}-u ${name}`;
  say(
    `The service ${name} is in ${unit}${envFile === undefined ? '' : `, with the settings of ${envFile}`}.`,
  );
  // Somebody else's start may answer in its place.
  if (!(await machine.isReady(settings)) || systemctl(machine, 'is-active', name).code !== 0)
    throw new Error(`The service ${name} was started and is not ready. Its log: ${log}`);
  say(`Site ready at ${settings.siteUrl}`);
  say(`Its log, at the first start with the admin's password: ${log}`);
}

function status(machine: Machine): void {
  const { code, output } = systemctl(machine, 'status', name, '--no-pager');
  machine.say(output.trimEnd());
  if (code !== 0) throw new Error(`The service ${name} does not run.`);
}

function remove(machine: Machine): void {
  const unit = path.join(machine.unitFolder, `${name}.service`);
  if (!existsSync(unit)) throw new Error(`There is no service ${name}: ${unit} does not exist.`);
  requireOwn(unit, machine.folder);
  demand(machine, ['disable', '--now', name]);
  rmSync(unit);
  demand(machine, ['daemon-reload']);
  machine.say(`The service ${name} is stopped and removed. Its data stays.`);
}

/** A unit that somebody else wrote, or for another copy of the program, stays as it is. */
function requireOwn(unit: string, folder: string): void {
  if (!existsSync(unit)) return;
  const text = readFileSync(unit, 'utf8');
  if (!text.startsWith(mark))
    throw new Error(
      `${unit} was written by somebody else. Move it away first, if the service is to be made here.`,
    );
  const place = /^WorkingDirectory=(.*)$/m.exec(text)?.[1]?.replaceAll('%%', '%');
  if (place !== folder) throw new Error(`${unit} runs the program in ${place}. Remove it there first.`);
}

/** Root's service runs as the owner of the program, unless an account is named; never as root. */
function accountOf(machine: Machine, user?: string): { user: string; group: string } {
  const owner = user ?? String(statSync(machine.folder).uid);
  const found = machine.run('id', ['-nu', owner]);
  if (found.code !== 0) throw new Error(`There is no account ${owner} (--user).`);
  const account = found.output.trim();
  if (account === 'root')
    throw new Error(
      'The program belongs to root, and a service must not run with all rights. Name an account that may read it: --user NAME.',
    );
  return { user: account, group: machine.run('id', ['-ng', account]).output.trim() };
}

function settingsOf(envFile: string | undefined, folder: string): Settings {
  const environment = envFile === undefined ? {} : parseEnv(readFileSync(envFile, 'utf8'));
  const read = readSettings({
    ...environment,
    DATA_DIR: path.resolve(folder, environment.DATA_DIR ?? 'data'),
  });
  if (read.ok) return read.settings;
  throw new Error([`The settings in ${envFile} have faults:`, ...read.faults].join('\n  - '));
}

function readable(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} does not exist (--env).`);
  return file;
}

function existing(file: string): string | undefined {
  return existsSync(file) ? file : undefined;
}

function demand(machine: Machine, words: string[]): void {
  const { code, output } = systemctl(machine, ...words);
  if (code !== 0) throw new Error(`systemctl ${words.join(' ')} failed: ${output.trim()}`);
}

function systemctl(machine: Machine, ...words: string[]): { code: number; output: string } {
  return machine.run('systemctl', machine.isRoot ? words : ['--user', ...words]);
}
