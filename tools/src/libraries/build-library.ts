import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/paths.ts';
import { compileLibrary } from './compile-library.ts';
import { libraryManifest } from './library-manifest.ts';

/**
 * Builds what another application installs into `dist/package` of a package's folder: JavaScript, declarations,
 * documents, and a package.json of its own.
 */
export async function buildLibrary(folder: string, entryPoints: string[]): Promise<void> {
  const target = path.join(root, folder, 'dist/package');
  const { entryFiles, content } = await libraryManifest(folder, entryPoints);
  await rm(target, { recursive: true, force: true });
  compileLibrary(entryFiles, path.join(target, 'lib'));
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
  const documents = (await readdir(path.join(root, folder))).filter((name) => name.endsWith('.md'));
  for (const name of documents) {
    const text = await readFile(path.join(root, folder, name), 'utf8');
    await writeFile(path.join(target, name), withoutOuterLinks(text));
  }
}

/** Documents outside the package's folder are not in the built package. */
function withoutOuterLinks(text: string): string {
  return text.replaceAll(/\[([^\][]+)\]\(\.\.\/[^)]*\)/g, '$1');
}
