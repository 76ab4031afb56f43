import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { settingNames } from '../settings.ts';
import { root } from './paths.ts';

const packageSchema = z.object({
  exports: z.record(z.string(), z.string()).default({}),
  scripts: z.record(z.string(), z.string()).default({}),
  workspaces: z.array(z.string()).default([]),
});

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readPackage = (folder: string) =>
  packageSchema.parse(JSON.parse(read(path.join(folder, 'package.json'))));

const packages = readPackage('.').workspaces;
const ignored = ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'data/**'];
const files = globSync('**/*.{ts,tsx,mjs,mts,md,vcl}', { cwd: root, exclude: ignored });
const names = new Set(files.map((file) => path.basename(file)));
const documents = files.filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'));

/** Files that docs/adding-content.md lets the reader write. */
const isExample = (place: string) => /\bjobs?\b/.test(place);

interface Part {
  document: string;
  text: string;
}

/** Code spans, and the lines of code blocks in a shell. */
function codeOf(document: string): Part[] {
  const text = read(document);
  const blocks = [...text.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm)];
  const shell = blocks.flatMap(([, language, code = '']) => (language === 'sh' ? code.split('\n') : []));
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return [...shell, ...spans].map((part) => ({ document, text: part }));
}

/** `<noun>` stands for any name, and braces for several. */
function isFile(place: string): boolean {
  return globSync(place.replaceAll(/<\w+>/g, '*'), { cwd: root }).length > 0;
}

/** Whether a package.json declares the path as an entry point, such as `content-api/contract`. */
function isEntryPoint(place: string): boolean {
  const [name = '', ...rest] = place.split('/');
  return packages.includes(name) && `./${rest.join('/')}` in readPackage(name).exports;
}

/** A path from the root, from the document's package, or from any package where the document belongs to none. */
function isKnown({ document, text }: Part): boolean {
  const owner = document.split('/')[0] ?? '';
  const bases = packages.includes(owner) ? [owner] : packages;
  return isFile(text) || isEntryPoint(text) || bases.some((base) => isFile(path.join(base, text)));
}

function isPath({ document, text }: Part): boolean {
  if (!/^[\w<>{},*][\w.<>{},*-]*(?:\/[\w.<>{},*-]+)+\/?$/.test(text) || isExample(text)) return false;
  const [first = ''] = text.split('/');
  const isRoot = existsSync(path.join(root, first)) && first !== 'data' && first !== 'node_modules';
  const isInside =
    ['src', 'test', 'config'].includes(first) || existsSync(path.join(root, document, '..', first));
  return (isRoot || isInside) && !text.startsWith('dist/');
}

const parts = documents.flatMap(codeOf);

test('documents name only files, folders and entry points that exist', () => {
  const named = parts.filter(isPath);
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((part) => !isKnown(part))).toEqual([]);

  const sources = parts.filter(({ text }) => /^[\w.-]+\.(?:tsx?|mjs|vcl)$/.test(text) && !isExample(text));
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter(({ text }) => !names.has(text))).toEqual([]);
});

/** Commands that a part holds and the repository does not. */
function unknownCommands({ text }: Part): string[] {
  const scripts = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)([^|&>]*)/g)]
    .filter(([, script = '', own = '', rest = '']) => {
      const folder = / -w ([\w-]+)/.exec(rest)?.[1] ?? '.';
      return (
        folder !== 'PACKAGE' &&
        !(`${script}${own}` in readPackage(folder === 'APP' ? 'host-site' : folder).scripts)
      );
    })
    .map(([command]) => command);
  const programs = [...text.matchAll(/\bnpx ([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !existsSync(path.join(root, 'node_modules/.bin', name)));
  const entries = [...text.matchAll(/\bnode ((?:[\w-]+\/)+[\w.-]+\.m?[jt]s)\b/g)]
    .map(([, file = '']) => file)
    .filter((file) => !isFile(file));
  return [...scripts, ...programs, ...entries];
}

test('documents name only commands that exist', () => {
  const commands = parts.filter(({ text }) => /\b(?:npm (?:run|start|test)|npx|node [\w-]+\/)/.test(text));
  expect(commands.length).toBeGreaterThan(100);
  const unknown = commands.flatMap((part) =>
    unknownCommands(part).map((command) => [part.document, command]),
  );
  expect(unknown).toEqual([]);
});

/** As GitHub makes the anchor of a heading. */
function anchorsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('links between documents lead to a file and a heading', () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, file = '', anchor]) => ({
      document,
      target: file === '' ? document : path.join(path.dirname(document), file),
      anchor,
    })),
  );
  expect(links.length).toBeGreaterThan(80);
  const dead = links.filter(
    ({ target, anchor }) =>
      !existsSync(path.join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor)),
  );
  expect(dead).toEqual([]);
});

test('documents and decisions that anything names exist', () => {
  const decisions = globSync('docs/decisions/0*.md', { cwd: root }).map((file) =>
    path.basename(file).slice(0, 4),
  );
  const missing = files.flatMap((file) => {
    const text = read(file);
    const cited = [...text.matchAll(/(?:ADR |[Dd]ecision \[?|decisions\/)(0\d{3})/g)].map(
      ([, id = '']) => id,
    );
    const named = [...text.matchAll(/\bdocs\/[\w/.-]+\.(?:md|json|vcl|webp)\b/g)].map(([place]) => place);
    return [
      ...cited.filter((id) => !decisions.includes(id)),
      ...named.filter((place) => !existsSync(path.join(root, place))),
    ].map((name) => [file, name]);
  });
  expect(missing).toEqual([]);
});

test("the README's table has every setting, and no other", () => {
  const table = /\n## Settings\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...row.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
  const first = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''),
  );
  expect(settingNames.filter((name) => !named.includes(name))).toEqual([]);
  expect(first.filter((name) => !settingNames.includes(name) && !/^API_\w+_MS$/.test(name))).toEqual([]);
});
