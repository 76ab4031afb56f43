import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../src/lib/paths.ts';
import { writeExport } from './write-export.ts';

/** It takes a minute or two, and more on a busy machine: `npm test -- --all`. */
const testInFull = process.env.API_MATRIX === 'short' ? test.skip : test;

/** What a run of a small file takes, and a little more. */
const heapMb = 88;

testInFull(
  'an export of 50 MB moves in, is published and undone in the memory of a small one',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'move-in-'));
    const dataDir = path.join(folder, 'data');
    const command = (name: string, args: string[], nodeOptions = '') => {
      const script = path.join(root, `tools/src/commands/${name}.ts`);
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_OPTIONS: nodeOptions };
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        env,
        encoding: 'utf8',
      });
      return { status, output: stdout + stderr };
    };
    const moveIn = (...args: string[]) => command('move-in', args, `--max-old-space-size=${heapMb}`);
    try {
      const nothing = path.join(folder, 'nothing.json');
      writeFileSync(nothing, '{}');
      command('content', ['import', nothing]);
      const file = path.join(folder, 'old.xml');
      const { posts } = await writeExport(file, { bytes: 50_000_000, words: 2_500, files: 300 });
      const { output } = moveIn(file);
      expect(output).toContain(`${posts} created, 0 updated, 0 unchanged`);
      const [, batch = ''] = /Batch (\w+)/.exec(output) ?? [];
      expect(moveIn('publish', batch).output).toContain(`${posts} published, 0 scheduled, 0 not published`);
      expect(moveIn('undo', batch).output).toContain(`${posts} removed, 0 kept`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  600_000,
);
