import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeFile } from '../support/change-file.ts';
import { freePort } from '../support/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A copy of the repository that `npm run dev` serves. */
export interface DevCopy {
  siteUrl: string;
  /** Replaces a piece of a source file, which must be there. Returns how to take it back. */
  change: (file: string, from: string, to: string) => () => void;
  /** Copies a source file under a name of its own, with every piece replaced wherever it occurs. */
  derive: (file: string, to: string, pieces: Record<string, string>) => void;
  stop: () => Promise<void>;
}

/** The first administrator of the copy. */
export const admin = { email: 'owner@studio.example', password: 'a-password-of-the-tests' };

/** Resolves when the site answers. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-dev-'));
  copyTo(folder);
  const [site, console, api] = [await freePort(), await freePort(), await freePort()];
  const running = spawn(process.execPath, ['tools/run.mjs', 'dev'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      HOST_PORT: String(site),
      ADMIN_PORT: String(console),
      API_PORT: String(api),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
  await line(running, 'Site ready');
  return {
    siteUrl: `http://localhost:${site}`,
    change: (file, from, to) => changeFile(path.join(folder, file), from, to),
    derive(file, to, pieces) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const derived = Object.entries(pieces).reduce((done, [from, by]) => done.replaceAll(from, by), text);
      writeFileSync(path.join(folder, to), derived);
    },
    async stop() {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sources are copied; packages, which are never written to, are linked. */
function copyTo(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  // A file that was deleted and not committed yet is still listed.
  const present = files
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  execFileSync('xargs', ['-0', 'cp', '--parents', '-t', folder], { cwd: root, input: present.join('\0') });
  const installed = execFileSync('find', ['.', '-maxdepth', '2', '-name', 'node_modules'], { cwd: root });
  for (const place of installed.toString().trim().split('\n')) {
    execFileSync('cp', ['-al', place, path.join(folder, place)], { cwd: root });
  }
}

function line(running: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen = '';
    running.once('exit', () => reject(new Error(`npm run dev ended:\n${seen}`)));
    running.stdout?.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      if (seen.includes(text)) resolve();
    });
  });
}
