import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** The machine on which the program is updated. */
export interface UpdatedMachine {
  /** The program's folder: a clone of its repository. */
  folder: string;
  dataDir: string;
  isRoot: boolean;
  /** The unit of `npm run service`, where there is one. */
  unit: string;
  run: (command: string, args: string[]) => { code: number; output: string };
  say: (line: string) => void;
  /** Resolves with whether the site got ready. */
  isReady: () => Promise<boolean>;
}

const usage = 'Usage: npm run update [-- --back]';
const back = 'npm run update -- --back';

/** The data folder's note of what ran before the last update. */
export const beforeName = 'before-update';

/**
 * `npm run update`: backs up, takes the newest version, builds it beside the running one and replaces that. With `--back`
 * the version before runs again.
 *
 * @throws Error with what to do; until the build is done, the running version is not touched
 */
export async function update(args: string[], machine: UpdatedMachine): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { back: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length > 0) throw new Error(usage);
  requireCleanClone(machine);
  return values.back ? takeBack(machine) : goOn(machine);
}

async function goOn(machine: UpdatedMachine): Promise<void> {
  const { say, dataDir } = machine;
  const backup = path.join(dataDir, `${beforeName}.backup`);
  const before = headOf(machine);
  demand(machine, 'git', ['fetch']);
  const next = demand(machine, 'git', ['rev-parse', '@{upstream}']).trim();
  if (next === before) {
    say('This is the newest version already.');
    return;
  }
  say('Backing up …');
  demand(machine, 'rm', ['-f', backup]);
  program(machine, ['backup', backup]);
  demand(machine, 'git', ['merge', '--ff-only', next]);
  say('Building …');
  try {
    program(machine, ['build']);
  } catch (error) {
    demand(machine, 'git', ['reset', '--hard', before]);
    throw new Error(`Nothing was changed: the new version could not be built. ${textOf(error)}`, {
      cause: error,
    });
  }
  writeFileSync(path.join(dataDir, beforeName), `${before}\n`);
  await restart(machine, `It can be taken back: ${back}. The state before is in ${backup}.`);
  say(`Updated. It can be taken back: ${back}`);
}

async function takeBack(machine: UpdatedMachine): Promise<void> {
  const note = path.join(machine.dataDir, beforeName);
  if (!existsSync(note)) throw new Error('There is no update to take back.');
  const before = readFileSync(note, 'utf8').trim();
  if (!/^[0-9a-f]{40}$/.test(before)) throw new Error(`${note} names no version.`);
  demand(machine, 'git', ['reset', '--hard', before]);
  machine.say('Building the version before …');
  program(machine, ['build']);
  for (const app of ['host-site', 'admin-remote']) program(machine, ['rollback', app]);
  rmSync(note);
  const backup = `${note}.backup`;
  await restart(
    machine,
    `If its log says "was written by a newer version", stop it and run npm run restore -- ${backup}; what was written since is given up.`,
  );
  machine.say('The version before runs again.');
}

/** Without a service, whoever started the program starts it anew. */
async function restart(machine: UpdatedMachine, otherwise: string): Promise<void> {
  if (!existsSync(machine.unit)) {
    machine.say('End the running program and start it again: npm start');
    return;
  }
  const words = ['restart', 'studio'];
  const { code, output } = machine.run('systemctl', machine.isRoot ? words : ['--user', ...words]);
  if (code !== 0) throw new Error(`The service could not be started again: ${output.trim()} ${otherwise}`);
  if (!(await machine.isReady())) throw new Error(`The service was started and is not ready. ${otherwise}`);
}

function requireCleanClone(machine: UpdatedMachine): void {
  if (!existsSync(path.join(machine.folder, '.git')))
    throw new Error(
      `${machine.folder} is no clone of the repository. An image is updated by docker compose.`,
    );
  const { output } = asOwner(machine).run('git', ['status', '--porcelain', '--untracked-files=no']);
  if (output.trim() !== '')
    throw new Error(
      `Files of the program were changed here. Commit them or undo it first:\n${output.trimEnd()}`,
    );
}

function headOf(machine: UpdatedMachine): string {
  return demand(machine, 'git', ['rev-parse', 'HEAD']).trim();
}

function program(machine: UpdatedMachine, args: string[]): void {
  demand(machine, 'node', ['tools/run.mjs', ...args]);
}

function demand(machine: UpdatedMachine, command: string, args: string[]): string {
  const { code, output } = asOwner(machine).run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${output.trim()}`);
  return output;
}

/** What root does in the folder of somebody else belongs to them. */
function asOwner(machine: UpdatedMachine): UpdatedMachine {
  const { uid } = statSync(machine.folder);
  if (!machine.isRoot || uid === 0) return machine;
  return {
    ...machine,
    isRoot: false,
    run: (command, args) => machine.run('setpriv', [...rightsOf(machine.folder), command, ...args]),
  };
}

function rightsOf(folder: string): string[] {
  const { uid, gid } = statSync(folder);
  return [`--reuid=${uid}`, `--regid=${gid}`, '--init-groups', '--'];
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
