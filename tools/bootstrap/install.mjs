import { spawn } from 'node:child_process';
import path from 'node:path';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** On a signal npm first rolls back, which takes as long as the install; the next install starts afresh anyway. */
const graceMs = 2_000;

/**
 * Installs exactly what the lockfile says, with the machine's own npm. Resolves to a line to show when that failed. A
 * stop signal ends npm first, so that it does not go on writing to `node_modules`.
 *
 * @param {string} root
 * @returns {Promise<{ fault?: string; isStopped?: boolean }>}
 */
export function install(root) {
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes(`${path.sep}node_modules${path.sep}`))
    .join(path.delimiter);
  return new Promise((resolve) => {
    let isStopped = false;
    const end = (signal) => {
      try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
      } catch {
        // It is gone already.
      }
    };
    const stop = () => {
      if (isStopped) return;
      isStopped = true;
      end('SIGTERM');
      setTimeout(() => end('SIGKILL'), graceMs).unref();
    };
    // Before npm begins: a wish that came in between would end us alone.
    for (const signal of stopSignals) process.on(signal, stop);
    const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PATH: outside },
      shell: process.platform === 'win32',
      // With its install scripts it is one group, which can be ended as a whole.
      detached: process.platform !== 'win32',
    });
    const settle = (outcome) => {
      for (const signal of stopSignals) process.removeListener(signal, stop);
      resolve(outcome);
    };
    child.once('error', (error) =>
      settle({
        fault: `npm could not be started (${error.message}). Install npm, or run \`npm ci\` yourself.`,
      }),
    );
    child.once('exit', (code) => {
      if (isStopped) {
        end('SIGKILL');
        settle({
          fault: 'Installing was ended before it was done; the next start does it again.',
          isStopped,
        });
      } else if (code === 0) settle({});
      else settle({ fault: 'npm ci did not succeed; its own message is above.' });
    });
  });
}
