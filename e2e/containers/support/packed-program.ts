import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readDockerfile } from './dockerfile.ts';
import { root } from './root.ts';

const run = promisify(execFile);

/** The program as the image has it, in a folder that nobody may write to. */
export interface PackedProgram {
  folder: string;
  /** Sum of all files. */
  bytes: number;
  remove: () => Promise<void>;
}

/** Makes the program by the image's own step. */
export async function packProgram(): Promise<PackedProgram> {
  const place = await mkdtemp(path.join(tmpdir(), 'program-'));
  const folder = path.join(place, 'app');
  await run(process.execPath, [...readDockerfile().pack, folder], { cwd: root });
  await run('chmod', ['-R', 'a-w,a+rX', place]);
  return {
    folder,
    bytes: await bytesIn(folder),
    async remove() {
      await run('chmod', ['-R', 'u+w', place]);
      await rm(place, { recursive: true, force: true });
    },
  };
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
