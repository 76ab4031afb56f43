/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
const literal = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(|\b(?:oklch|oklab|lab|lch)\(/i;
/** Tests and what they share invent values. Raw colours and what they are for stand in content-api/src/look. */
const exempt = /\.(?:test|example)\.tsx?$|(?:gallery|testing)\//;

it.each(['shared-ui', 'host-site', 'admin-remote'])('%s takes its colours from the roles', (folder) => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: path.join(root, folder) }).filter(
    (file) => !exempt.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (literal.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
