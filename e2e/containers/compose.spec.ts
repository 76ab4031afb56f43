import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findProgram } from 'content-api/testing';
import { DCLinter } from 'dclint';
import { readRoles } from '../../tools/src/lib/roles.ts';
import { readSettings } from '../../tools/src/settings.ts';
import { readCompose } from './support/compose.ts';
import { root } from './support/root.ts';

const files = ['compose.yaml', 'compose.postgres.yaml'];
/** With the table of settings. */
const settings = readFileSync(path.join(root, 'README.md'), 'utf8');

for (const file of files) {
  test(`${file} is what Compose reads`, () => {
    const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
    const [result] = linter.lintFiles([path.join(root, file)], false);
    expect(result?.messages.filter(({ rule }) => rule.startsWith('invalid'))).toEqual([]);
  });

  test(`the services of ${file} have right settings, write to their volumes only and look at what they run`, () => {
    const services = Object.entries(readCompose(file).services).filter(([, { image }]) => image === 'studio');
    expect(services.length).toBeGreaterThan(1);
    for (const [name, { environment, command, read_only, cap_drop, healthcheck }] of services) {
      expect([name, readSettings(environment)]).toEqual([name, expect.objectContaining({ ok: true })]);
      const unknown = Object.keys(environment).filter((setting) => !settings.includes(`\`${setting}\``));
      expect([name, unknown]).toEqual([name, []]);
      expect([name, read_only, cap_drop]).toEqual([name, true, ['ALL']]);
      const runs = readRoles(command);
      if (healthcheck.test.length > 0) expect([name, readRoles(healthcheck.test)]).toEqual([name, runs]);
      expect(runs.ok).toBe(true);
    }
  });
}

test('HAProxy takes its settings', async () => {
  const program = findProgram('haproxy');
  test.skip(!program, 'There is no HAProxy on this machine.');
  const folder = await mkdtemp(path.join(tmpdir(), 'compose-'));
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, readCompose('compose.postgres.yaml').configs.haproxy?.content ?? '');
  execFileSync(program ?? '', ['-c', '-q', '-f', file]);
  await rm(folder, { recursive: true });
});
