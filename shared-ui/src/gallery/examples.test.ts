/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { examples } from './examples.ts';

it('shows every component', () => {
  const folder = path.join(import.meta.dirname, '../components');
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(examples)).toEqual(folders.map((entry) => entry.name).sort());
});
