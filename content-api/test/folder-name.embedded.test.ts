import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createNextProgram } from './support/next-program.ts';
import type { NextProgram } from './support/next-program.ts';
import { newDataDir, startServer } from './support/server-process.ts';
import { testInFull } from './support/short-form.ts';

const run = promisify(execFile);
let dataDir: string;
let program: NextProgram;

beforeEach(() => {
  dataDir = newDataDir();
  program = createNextProgram('Büro Müller ');
});

afterEach(async () => {
  program.remove();
  await rm(dataDir, { recursive: true, force: true });
});

testInFull(
  'a program in a folder with a space and an umlaut starts with the demo content and makes its backups',
  async () => {
    const server = await startServer(
      { DATA_DIR: dataDir, DEMO_CONTENT: 'on', ADMIN_PASSWORD: 'quite a long phrase 8' },
      { program: program.folder },
    );
    const projects = (await (await fetch(`${server.url}/api/projects`)).json()) as unknown[];
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(projects.length).toBeGreaterThan(3);

    // The timer is set forward; the backup itself runs as the server starts it.
    const sourceOf = (name: string) =>
      pathToFileURL(path.join(program.folder, 'src/features/backups', name)).href;
    const script = `
    import { mock } from 'node:test';
    import { createBackupRunner } from '${sourceOf('run-backup.ts')}';
    import { scheduleBackups } from '${sourceOf('schedule-backups.ts')}';
    const log = Object.fromEntries(
      ['info', 'warn', 'error'].map((level) => [level, (...words) => console.log(level, ...words)]),
    );
    mock.timers.enable({ apis: ['setInterval'] });
    const config = { dataDir: process.env.DATA_DIR, backups: { everyMs: 3_600_000 } };
    scheduleBackups({ config, log, backups: createBackupRunner({ config, log }) });
    mock.timers.tick(300_000);
  `;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATA_DIR: dataDir,
      },
    });
    expect(stdout).toContain('scheduled backup done');
    expect(await readdir(path.join(dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^auto-.*\.backup$/),
    ]);
  },
);
