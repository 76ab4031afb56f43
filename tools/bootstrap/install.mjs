import { spawn } from 'node:child_process';
import path from 'node:path';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** On a signal npm first rolls back, which takes as long as the install; the next install starts afresh anyway. */
const graceMs = 2_000;

const noNetwork = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'TIMEOUT',
];

/**
 * Installs exactly what the lockfile says, with the machine's own npm. Resolves to a line to show when that failed. A
 * stop signal ends npm first, so that it does not go on writing to `node_modules`.
 *
 * @param {string} root
 * @returns {Promise<{ fault?: string; isStopped?: boolean }>}
 */
export async function install(root) {
  // Without a network, npm would try each of a thousand packages again and again, for minutes and without output.
  const ping = await runNpm(root, ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], 'pipe');
  const reason = noNetwork.find((code) => ping.code !== 0 && ping.errors.includes(code));
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const ran =
    ping.isStopped || ping.fault
      ? ping
      : await runNpm(root, reason ? [...args, '--offline'] : args, reason ? 'ignore' : 'inherit');
  if (ran.isStopped) {
    const fault = 'Installing was ended before it was done; the next start does it again.';
    return { fault, isStopped: true };
  }
  if (ran.fault) return { fault: ran.fault };
  if (ran.code === 0) return {};
  if (!reason) return { fault: 'npm ci did not succeed; its own message is above.' };
  return {
    fault:
      `No network: npm cannot reach its registry (${reason}), and its cache does not hold every package. Connect, or name ` +
      'a proxy or another registry in .npmrc, and run this again.',
  };
}

/**
 * Runs npm to its end, or until a stop signal.
 *
 * @param {string} root
 * @param {string[]} args
 * @param {'pipe' | 'inherit' | 'ignore'} stderr `pipe`: into `errors`
 * @returns {Promise<{ code?: number | null; errors: string; fault?: string; isStopped: boolean }>}
 */
function runNpm(root, args, stderr) {
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes(`${path.sep}node_modules${path.sep}`))
    .join(path.delimiter);
  return new Promise((resolve) => {
    let isStopped = false;
    let errors = '';
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
    // Before npm begins: a signal that came in between would end this process alone.
    for (const signal of stopSignals) process.on(signal, stop);
    const child = spawn('npm', args, {
      cwd: root,
      stdio: ['ignore', 'ignore', stderr],
      env: { ...process.env, PATH: outside },
      shell: process.platform === 'win32',
      // With its install scripts it is one group, which can be ended as a whole.
      detached: process.platform !== 'win32',
    });
    child.stderr?.on('data', (chunk) => (errors += chunk));
    const settle = (outcome) => {
      for (const signal of stopSignals) process.removeListener(signal, stop);
      resolve({ errors, isStopped, ...outcome });
    };
    child.once('error', ({ message }) =>
      settle({ fault: `npm could not be started (${message}). Install npm, or run \`npm ci\` yourself.` }),
    );
    child.once('exit', (code) => {
      if (isStopped) end('SIGKILL');
      settle({ code });
    });
  });
}
