import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 250;

/**
 * Does the work while no other process of this machine does it for the same folder. The lock is a name that the kernel
 * takes back with the process, however it ends; where there are no such names, everybody goes ahead.
 *
 * @template T
 * @param {string} folder
 * @param {() => void} onWait called once, when another process has it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(folder, onWait, work) {
  const name = nameFor(folder);
  let server = name === undefined ? undefined : await take(name);
  if (server === null) onWait();
  while (server === null) {
    await sleep(pauseMs);
    server = await take(name);
  }
  try {
    return await work();
  } finally {
    server?.close();
  }
}

/** An abstract socket on Linux, a pipe on Windows. */
function nameFor(folder) {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0studio-${hash}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\studio-${hash}` : undefined;
}

/** The lock; null when another process has it, undefined when there are no locks here. */
function take(name) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code === 'EADDRINUSE' ? null : undefined));
    server.listen(name, () => resolve(server));
  });
}
