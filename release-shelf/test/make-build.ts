import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishDetails } from '../src/types.ts';

/** Writes a build folder with the given files, in place of what was there. */
export async function makeBuild(folder: string, files: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

export function details(overrides: Partial<PublishDetails> = {}): PublishDetails {
  return { version: '1.0.0', commit: '0123456789abcdef', sourceHash: 'sources', contract: {}, ...overrides };
}
