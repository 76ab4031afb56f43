import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { changeFile } from '../support/change-file.ts';
import { freePort } from '../support/free-port.ts';
import { linkPackages } from '../support/link-packages.ts';
import { isShortForm } from '../support/whole-run.ts';

const root = path.resolve(import.meta.dirname, '../..');
const manifestSchema = z.object({ workspaces: z.array(z.string()) });

/** A copy of the repository that `npm run dev` serves. */
export interface DevCopy {
  siteUrl: string;
  /** Replaces a piece of a source file, which must be there. Returns how to take it back. */
  change: (file: string, from: string, to: string) => () => void;
  /** Copies a source file under a name of its own, with every piece replaced wherever it occurs. */
  derive: (file: string, to: string, pieces: Record<string, string>) => void;
  /** The faults printed so far. */
  printed: () => string;
  stop: () => Promise<void>;
}

/** The first administrator of the copy. */
export const admin = { email: 'owner@studio.example', password: 'a-password-of-the-tests' };

/** Resolves when the site answers. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-dev-'));
  await copyTo(folder);
  const [site, console, api] = [await freePort(), await freePort(), await freePort()];
  const running = spawn(process.execPath, ['tools/run.mjs', 'dev'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      HOST_PORT: String(site),
      ADMIN_PORT: String(console),
      API_PORT: String(api),
      DEV_TYPES: isShortForm ? 'off' : 'on',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
  let printed = '';
  running.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    process.stderr.write(chunk);
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
    printed: () => printed,
    async stop() {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sources are copied; packages, which are never written to, are linked. */
async function copyTo(folder: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  // A file that was deleted and not committed yet is still listed.
  const present = files
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  execFileSync('xargs', ['-0', 'cp', '--parents', '-t', folder], { cwd: root, input: present.join('\0') });
  const { workspaces } = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
  );
  await linkPackages(folder, workspaces);
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
