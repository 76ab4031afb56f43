import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const prerequisites = JSON.stringify(path.join(import.meta.dirname, 'prerequisites.ts'));

test('where nothing may be installed, what is missing is a failure that says how to get it', async () => {
  // A machine without any of the programs, and no rights on it.
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    Object.assign(fs, { existsSync: () => false, globSync: () => [] });
    process.getuid = () => 1000;
    syncBuiltinESMExports();
    const { prerequisites } = await import(${prerequisites});
    const results = {};
    for (const { name, run } of prerequisites(true)) if (/ there$/.test(name)) results[name] = await run();
    console.log(JSON.stringify(results));`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ]);
  expect(JSON.parse(stdout)).toEqual({
    'a browser is there': { passed: 0, failed: 1, note: 'none found' },
    'servers are there': {
      passed: 0,
      failed: 7,
      note: 'missing: postgresql, pgbouncer, haproxy, nginx, nftables, varnish, varnish-modules',
    },
    'Firefox is there': { passed: 0, failed: 1, note: 'none found' },
  });
  expect(stderr).toContain('`sudo apt-get install chromium fonts-liberation`');
  expect(stderr).toContain('`sudo apt-get install postgresql pgbouncer haproxy nginx');
  expect(stderr).toContain('`sudo apt-get install firefox-esr`');
});
