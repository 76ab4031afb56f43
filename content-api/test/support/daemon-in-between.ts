import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from './eventually.ts';
import { endDaemon, findProgram, ownFolder, runDaemon, unprivileged } from './run-daemon.ts';
import { failureOf } from './temporary-postgres.ts';

/** A program between the API and PostgreSQL, with an address of its own. */
export interface Between {
  url: string;
  stop: () => Promise<void>;
}

interface DaemonInBetween {
  /** Name of the program; also used for its folder and in messages. */
  name: string;
  /** Content of the settings file; the folder holds the socket to listen on. */
  settings: (folder: string) => string;
  /** Arguments before the path of the settings file. */
  args: string[];
  /** Port in the name of the socket. */
  port: number;
}

/** Starts the program and resolves when PostgreSQL answers through it. */
export async function startDaemonInBetween({
  name,
  settings,
  args,
  port,
}: DaemonInBetween): Promise<Between> {
  const program = findProgram(name);
  if (program === undefined) throw new Error(`There is no ${name} (Debian: apt-get install ${name})`);
  const folder = ownFolder(`${name}-`, unprivileged());
  const file = path.join(folder, `${name}.conf`);
  writeFileSync(file, settings(folder));
  const daemon = runDaemon(program, [...args, file], folder, unprivileged());
  const url = `postgres://studio@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`;
  const stop = async (): Promise<void> => {
    await endDaemon(daemon, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  const failure = await eventually(
    () => failureOf(url, 'select 1'),
    (found) => found === undefined,
  );
  if (failure === undefined) return { url, stop };
  await stop();
  throw new Error(`The temporary ${name} did not start: ${failure}`);
}
