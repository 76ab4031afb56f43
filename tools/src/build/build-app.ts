import { spawn } from 'node:child_process';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { waitForLock } from 'server-kit/file-lock';
import { cacheDir, root } from '../lib/paths.ts';
import { minutes } from '../lib/durations.ts';
import { say } from '../lib/say.ts';
import type { App } from './app-sources.ts';

const timeoutMs = minutes(8);
const keptLines = 60;
const endWithParent = new URL('../supervisor/end-with-parent.mjs', import.meta.url).href;

/** The build of an app, until `done` is called: builds share their output folder, so there is one at a time. */
export interface Build {
  /** The finished build. */
  folder: string;
  done: () => void;
}

/** @throws an `Error` with the last lines of the build's output */
export async function buildApp(app: App): Promise<Build> {
  await refuseReadOnly(app);
  await mkdir(cacheDir, { recursive: true });
  const lock = await waitForLock(path.join(cacheDir, `build-${app}.lock`), () =>
    say(`Another build of ${app} is running; waiting for it …`),
  );
  try {
    await runBuild(app);
    return { folder: path.join(root, app, 'dist'), done: lock.release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function refuseReadOnly(app: App): Promise<void> {
  try {
    await access(path.join(root, app), constants.W_OK);
  } catch (cause) {
    throw new Error(
      `${app} has to be built, and this process may not write in ${root}. Run \`npm run build\` there first, with the ` +
        'same DATA_DIR, as a user who may.',
      { cause },
    );
  }
}

function runBuild(app: App): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', endWithParent, 'config/build.ts'], {
      cwd: path.join(root, app),
      // The channel ends the build with us: one that outlived us would write into the next one's folder.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const lines: string[] = [];
    const keep = (chunk: Buffer) => {
      lines.push(...chunk.toString().split('\n'));
      lines.splice(0, lines.length - keptLines);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    process.once('exit', () => child.kill('SIGKILL'));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`${app} could not be built (${signal ?? `exit ${code}`}):\n${lines.join('\n').trim()}`),
        );
    });
  });
}
