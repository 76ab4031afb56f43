import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../lib/paths.ts';

const isCode = /\.(?:[cm]?[jt]s|tsx|json)$/;

/** Test files and browser specs that a change of these can reach, from the root. */
export function relatedTests(files: string[]): string[] {
  return [...new Set([...byImports(files.filter((file) => isCode.test(file))), ...byName(files)])];
}

/** Those that import them, at any distance. */
function byImports(files: string[]): string[] {
  if (files.length === 0) return [];
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const config = path.join(root, 'tools/jest/related.mjs');
  const args = [jest, '-c', config, '--listTests', '--findRelatedTests', ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Jest could not list the related tests: ${stderr}`);
  return stdout
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((line) => path.relative(root, line));
}

/** Reads all documents. */
const documentsTest = 'tools/src/lib/documents.test.ts';

/** Those that name a document or another file which no module imports, and the one that reads all documents. */
function byName(files: string[]): string[] {
  return files
    .filter((file) => !isCode.test(file))
    .flatMap((file) => {
      const args = ['grep', '-lzF', '-e', file, '--', '*.test.ts', '*.test.tsx', '*.spec.ts'];
      const named = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
        .stdout.split('\0')
        .filter(Boolean);
      return file.endsWith('.md') ? [...named, documentsTest] : named;
    });
}
