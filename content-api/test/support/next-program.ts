import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of this package as a developer would change it for the next version. */
export interface NextProgram {
  /** The folder of the package. */
  folder: string;
  /** Adds a migration in the way that docs/map.md says: a file of its own, and its place in the list. */
  addMigration: (name: string, statements: string, isAdditive?: boolean) => void;
  /** Changes a source file; the text to replace must be there. */
  edit: (file: string, from: string, to: string) => void;
  remove: () => void;
}

const contentApi = path.join(import.meta.dirname, '../..');

/** @param name how the name of its folder begins */
export function createNextProgram(name = 'next-program-'): NextProgram {
  const root = mkdtempSync(path.join(tmpdir(), name));
  const folder = path.join(root, 'content-api');
  for (const part of ['package.json', 'src', 'demo'])
    cpSync(path.join(contentApi, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(contentApi, 'node_modules'), path.join(folder, 'node_modules'));
  symlinkSync(path.join(contentApi, '../node_modules'), path.join(root, 'node_modules'));

  function edit(file: string, from: string, to: string): void {
    const full = path.join(folder, 'src', file);
    const text = readFileSync(full, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
    writeFileSync(
      full,
      text.replace(from, () => to),
    );
  }

  return {
    folder,
    edit,
    addMigration(name, statements, isAdditive = false) {
      writeFileSync(
        path.join(folder, `src/db/migrations/${name}.ts`),
        `import type { Migration } from '../migrate.ts';
export const added: Migration = { name: '${name}', isAdditive: ${isAdditive}, statements: ({ json }) => ${statements} };
`,
      );
      const variable = `added${name.slice(0, 3)}`;
      edit(
        'db/migrations/index.ts',
        `import type { Migration } from '../migrate.ts';`,
        `import type { Migration } from '../migrate.ts';
import { added as ${variable} } from './${name}.ts';`,
      );
      edit('db/migrations/index.ts', '\n];', `\n  ${variable},\n];`);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
