/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Report {
  text: string;
  undocumented: string[];
}

const packageRoot = path.join(__dirname, '..');

// The report needs the compiler as it is, so it is made in a process of its own.
const script = `
  const { createApiReport } = await import('./config/api-report.ts');
  process.stdout.write(JSON.stringify(createApiReport()));
`;

test('the public API is the recorded one, and every export is documented', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  const { text, undocumented } = JSON.parse(output) as Report;
  expect(undocumented).toEqual([]);
  expect(text).toMatchSnapshot();
}, 60_000);

test('the version of the library is the version of its package', () => {
  const { version } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(readFileSync(path.join(packageRoot, 'src/version.ts'), 'utf8')).toContain(`'${version}'`);
});
