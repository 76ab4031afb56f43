import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { z } from 'zod';
import { root } from '../lib/paths.ts';
import { workspaceNames } from './workspace-imports.ts';

const run = promisify(execFile);
const libraries = ['shared-ui', 'shared-session'];
const names = z.record(z.string(), z.string());
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: names,
  peerDependencies: names,
});

/** An application of somebody else, with the packed libraries and what they declare, and nothing more. */
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'other-application-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await Promise.all(libraries.map((library) => run('npm', ['run', 'package', '-w', library], { cwd: root })));
  for (const library of libraries) await unpack(library);
  const declared = libraries.flatMap((library) => {
    const { dependencies, peerDependencies } = manifestOf(library);
    return Object.keys({ ...dependencies, ...peerDependencies });
  });
  for (const name of new Set([...declared, '@types/react', '@types/react-dom'])) link(name);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function unpack(library: string): Promise<void> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(root, library, 'package.json'), 'utf8')));
  const target = installed(library);
  mkdirSync(target, { recursive: true });
  const tarball = path.join(root, library, `dist/studio-${library}-${version}.tgz`);
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target]);
}

function link(name: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.join(root, 'node_modules', name), place);
}

function installed(library: string): string {
  return path.join(folder, 'node_modules/@studio', library);
}

function manifestOf(library: string): z.infer<typeof manifestSchema> {
  return manifestSchema.parse(
    JSON.parse(readFileSync(path.join(installed(library), 'package.json'), 'utf8')),
  );
}

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

test.each(libraries)(
  'the package of %s has built files alone, and needs no package of the repository',
  (library) => {
    const files = readdirSync(installed(library), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'package.json', 'index.js']));
    expect(files.filter((name) => !/\.(js|d\.ts|md)$|^package\.json$/.test(name))).toEqual([]);
    expect(files.filter((name) => /\.(test|example)\./.test(name))).toEqual([]);
    const { name, dependencies, peerDependencies } = manifestOf(library);
    expect(name).toBe(`@studio/${library}`);
    const needed = Object.keys({ ...dependencies, ...peerDependencies });
    expect(needed.filter((name) => workspaceNames.includes(name))).toEqual([]);
    const readme = readFileSync(path.join(installed(library), 'README.md'), 'utf8');
    expect(readme).not.toContain('](../');
  },
);

test('Node imports every entry point and renders a component', async () => {
  const file = write(
    'render.js',
    `import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     import { Button, UiProvider, tokens } from '@studio/shared-ui';
     import { roles } from '@studio/shared-ui/roles';
     import { safeReturnPath } from '@studio/shared-session';
     import { useSession } from '@studio/shared-session/react';
     import { createTestBrowser } from '@studio/shared-session/testing';
     const Status = () => useSession().status;
     const page = createElement(UiProvider, null, createElement(Button, null, 'Press'), createElement(Status));
     const tab = await createTestBrowser().openSignedInTab();
     console.log(JSON.stringify({
       html: renderToString(page),
       text: roles.text,
       palette: Object.keys(tokens).length > 0,
       path: safeReturnPath('/admin/projects'),
       status: tab.session.getSnapshot().status,
     }));`,
  );
  const { stdout } = await run(process.execPath, [file], { cwd: folder });
  const result: unknown = JSON.parse(stdout);
  expect(result).toMatchObject({ palette: true, path: '/admin/projects', status: 'authenticated' });
  expect(result).toHaveProperty('html', expect.stringMatching(/Press<\/button>loading/));
  expect(result).toHaveProperty('text', expect.stringMatching(/^#/));
});

/** The short form leaves the slower of the two compilers to the full one, and resolves in both ways all the same. */
const isShortForm = process.env.RELEASE_MATRIX === 'short';

test.each([
  ['bundler', isShortForm ? 'typescript-7' : 'typescript'],
  ['nodenext', 'typescript-7'],
])(
  'tsc checks an application, and the declarations, resolved as by %s, with %s',
  async (resolution, compiler) => {
    write(
      'application.tsx',
      `import { Button, UiProvider, toast } from '@studio/shared-ui';
     import type { ButtonVariant } from '@studio/shared-ui';
     import { roles } from '@studio/shared-ui/roles';
     import { createSession } from '@studio/shared-session';
     import type { SessionUser } from '@studio/shared-session';
     import { RequireAdmin, useUser } from '@studio/shared-session/react';
     import { createTestBrowser } from '@studio/shared-session/testing';
     export const session = createSession({ apiBase: 'https://api.example/v1' });
     export const color: string = roles.text;
     export const browser = createTestBrowser();
     export function Application({ variant }: { variant: ButtonVariant }) {
       const user: SessionUser = useUser();
       return (
         <UiProvider>
           <RequireAdmin fallback={null}>
             <Button variant={variant} onClick={() => toast.success(user.username)}>Greet</Button>
             {/* @ts-expect-error There is no such variant, and the type knows. */}
             <Button variant="loud">Greet</Button>
           </RequireAdmin>
         </UiProvider>
       );
     }`,
    );
    const project = write(
      `tsconfig.${resolution}.json`,
      JSON.stringify({
        compilerOptions: {
          strict: true,
          target: 'ES2022',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          jsx: 'react-jsx',
          module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
          moduleResolution: resolution,
          types: [],
          skipLibCheck: false,
          noEmit: true,
        },
        files: ['application.tsx'],
      }),
    );
    const tsc = path.join(root, `node_modules/${compiler}/bin/tsc`);
    const { stdout } = await run(process.execPath, [tsc, '-p', project], { cwd: folder }).catch(
      (error: { stdout: string; message: string }) => ({ stdout: error.stdout || error.message }),
    );
    expect(stdout).toBe('');
  },
);

test('a bundler takes what is used and leaves the rest', async () => {
  const entry = write(
    'entry.js',
    `import { Button } from '@studio/shared-ui';
     import { safeReturnPath } from '@studio/shared-session';
     globalThis.used = [Button, safeReturnPath];`,
  );
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    context: folder,
    entry,
    output: { path: path.join(folder, 'bundle') },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  expect(stats?.toJson({ all: false, errors: true, warnings: true })).toMatchObject({
    errors: [],
    warnings: [],
  });
  const code = readFileSync(path.join(folder, 'bundle/main.js'), 'utf8');
  const parts = { button: 'data-variant', dialog: 'showModal', session: 'admin_token' };
  const taken = Object.entries(parts).filter(([, text]) => code.includes(text));
  expect(taken.map(([part]) => part)).toEqual(['button']);
});
