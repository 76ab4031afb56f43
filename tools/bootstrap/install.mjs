import { spawn } from 'node:child_process';
import path from 'node:path';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Installs exactly what the lockfile says, with the machine's own npm. Resolves to a line to show when that failed. A
 * wish to end ends npm first, so that nobody writes on in `node_modules`.
 *
 * @param {string} root
 * @returns {Promise<string | undefined>}
 */
export function install(root) {
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes(`${path.sep}node_modules${path.sep}`))
    .join(path.delimiter);
  return new Promise((resolve) => {
    const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PATH: outside },
      shell: process.platform === 'win32',
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of stopSignals) process.on(signal, pass);
    const settle = (fault) => {
      for (const signal of stopSignals) process.removeListener(signal, pass);
      resolve(fault);
    };
    child.once('error', (error) =>
      settle(`npm could not be started (${error.message}). Install npm, or run \`npm ci\` yourself.`),
    );
    child.once('exit', (code, signal) => {
      if (code === 0) settle(undefined);
      else if (signal) settle('Installing was ended before it was done; the next start does it again.');
      else settle('npm ci did not succeed; its own message is above.');
    });
  });
}
