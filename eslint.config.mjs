import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { packages } from './tools/packages.mjs';

const root = import.meta.dirname;
// Build and test configuration may import the presets and shared lists of tools/.
const configFiles = ['*/{jest,vitest}.config.mjs', '*/config/**'];
const bareFetch = 'Every outgoing call has a deadline: use fetchWithDeadline of server-kit.';
const pathOfUrl =
  "MemberExpression[property.name='pathname'] > NewExpression.object:has(MetaProperty)[callee.name='URL']";
const bareUrlPath =
  'An address escapes spaces and umlauts, a path does not: use import.meta.dirname or fileURLToPath.';
const unsafeSelector =
  'Emotion reports it as an error while developing: name the element by a class or a type.';
const testFiles = ['**/*.test.{ts,tsx}', '*/test/**', '*/src/testing/**', 'e2e/**'];

const publicFolders = 'host-site/src/{app,client,components,features,lib,preview}/**';
const publicPages = 'Public pages import nothing of the console (docs/decisions/0004).';
/** Visitors download no code of the console. */
const publicZone = {
  target: publicFolders,
  from: 'host-site/src/admin',
  message: publicPages,
};

/** What features of the API take of each other: services with a queue, files or counts of their own. */
const sharedFeatures = {
  accounts: ['outbox'],
  audit: ['visits'],
  backups: ['accounts', 'media', 'purges'],
  contact: ['outbox', 'visits'],
  doctor: ['media', 'visits'],
  messages: ['outbox', 'visits'],
  'move-in': ['media', 'move-out'],
  'move-out': ['media', 'transfer'],
  pitches: ['contact', 'media', 'outbox', 'visits'],
  purges: ['outbox'],
  receipts: ['doctor', 'media'],
  records: ['media'],
  site: ['outbox'],
  testimonials: ['media', 'outbox'],
  transfer: ['media'],
};

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '**/dist/', 'data/', '**/coverage/', '**/test-results/', '**/.cache/'],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { 'check-file': checkFile, 'import-x': importX, regexp },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.mts'],
      // Resolves relative imports only: packages import each other through their `exports`.
      'import-x/resolver-next': [
        createNodeResolver({ modules: [], extensions: ['.ts', '.tsx', '.mjs', '.mts'] }),
      ],
    },
    languageOptions: {
      globals: globals.node,
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/order': [
        'error',
        { groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'] },
      ],
      'import-x/no-duplicates': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mts,mjs}': '+([a-z0-9])*(-+([a-z0-9]))' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '*/**/': 'KEBAB_CASE' }],
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...packageZones(), ...siblingZones(), ...layerZones(), publicZone] },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-nested-ternary': 'error',
      'no-restricted-syntax': ['error', { selector: pathOfUrl, message: bareUrlPath }],
      // Every expression takes time in proportion to the length of its text.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['{admin-remote,shared-ui}/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: pathOfUrl, message: bareUrlPath },
        { selector: 'TemplateElement[value.raw=/:(first|nth|nth-last)-child/]', message: unsafeSelector },
      ],
    },
  },
  ...Object.entries(packages).map(([name, { allowedImports }]) => ({
    files: [`${name}/**`],
    ignores: [...configFiles, ...testFiles],
    rules: {
      'no-restricted-imports': ['error', { patterns: [foreignImports(name, allowedImports)].flat() }],
    },
  })),
  {
    files: [publicFolders],
    ignores: testFiles,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            foreignImports('host-site', packages['host-site'].allowedImports),
            { group: ['shared-session', '@module-federation/*'], message: publicPages },
          ].flat(),
        },
      ],
    },
  },
  // Tests may also import the test kits of the packages that their package may import.
  ...Object.entries(packages).map(([name, { allowedImports }]) => ({
    files: testFiles.map((files) => (files.startsWith('**') ? `${name}/${files}` : files)),
    ignores: Object.keys(packages)
      .filter((other) => other !== name)
      .map((other) => `${other}/**`),
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [foreignImports(name, withTestKits(allowedImports))].flat() },
      ],
    },
  })),
  {
    files: ['{host-site,admin-remote,shared-ui,shared-session}/src/**/*.ts', '**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      // Without it, Safari no longer says that a list without bullets is a list.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['region', 'tabpanel'], tags: [] }],
      'jsx-a11y-x/label-has-associated-control': ['error', { depth: 3 }],
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: testFiles,
    languageOptions: { globals: { ...globals.jest, ...globals.vitest, ...globals.browser } },
  },
  {
    // A call without a deadline waits forever for a server that hangs. server-kit's fetchWithDeadline wraps the global function.
    files: [
      '{content-api,release-shelf,tools}/src/**',
      'host-site/src/{server,render}/**',
      'server-kit/src/**',
    ],
    ignores: [...testFiles, 'server-kit/src/fetch-with-deadline.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: bareFetch }],
      'no-restricted-properties': [
        'error',
        ...['globalThis', 'global'].map((object) => ({ object, property: 'fetch', message: bareFetch })),
      ],
    },
  },
  { files: configFiles, rules: { 'import-x/no-restricted-paths': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['{tools,demo-artwork}/**', '*/config/**', '*/src/cli/**', 'content-api/bench/**', '*/chaos/**'],
    rules: { 'no-console': 'off' },
  },
  prettier,
);

/** Imports that a package must not make: all other packages, except the entry points listed for it. */
function foreignImports(name, allowedImports) {
  if (allowedImports.includes('*')) return [];
  const others = Object.keys(packages).filter((other) => other !== name);
  return [
    {
      group: [...others.flatMap((other) => [other, `${other}/**`]), ...exceptionsFor(allowedImports)],
      message: `${name} may import ${allowedImports.join(', ') || 'no workspace package'} only (tools/packages.mjs).`,
    },
  ];
}

function withTestKits(allowed) {
  const kits = ['shared-ui', 'shared-session', 'server-kit'].filter((name) => allowed.includes(name));
  return [...allowed, ...kits.map((name) => `${name}/testing`)];
}

/** Exceptions for the entry points that may be imported. The linter needs one for the package itself, too. */
function exceptionsFor(allowed) {
  return [...new Set(allowed.flatMap((entry) => [`!${entry.split('/')[0]}`, `!${entry}`]))];
}

/** Relative paths never leave their package. */
function packageZones() {
  return Object.keys(packages)
    .filter((name) => name !== 'tools' && name !== 'e2e' && existsSync(path.join(root, name)))
    .map((name) => ({
      target: `./${name}`,
      from: '.',
      except: [`./${name}`, './node_modules'],
      message: `Import the other package by its name, through its exports (tools/packages.mjs).`,
    }));
}

/** Features and kinds never import a sibling. */
function siblingZones() {
  return ['host-site/src/features', 'admin-remote/src/kinds'].flatMap((folder) => {
    const full = path.join(root, folder);
    if (!existsSync(full)) return [];
    return readdirSync(full, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => ({
        target: `./${folder}/${entry.name}`,
        from: `./${folder}`,
        except: [`./${entry.name}`],
        message: 'Features never import a sibling; move what two of them need one level up.',
      }));
  });
}

/** Each layer of the API imports those before it, and what appends to the log without rules is the core's own. */
function layerZones() {
  const layers = [
    ['contract', 'look', 'site-texts'],
    ['lib'],
    ['config', 'db'],
    ['core'],
    ['http'],
    ['features'],
    ['app', 'server.ts'],
    ['cli'],
  ].map((folders) => folders.map((folder) => `./content-api/src/${folder}`));
  const zones = layers.slice(0, -1).map((target, level) => ({
    target,
    from: layers.slice(level + 1).flat(),
    message: 'Layers of the API: contract, lib, db, core, http, features, app, cli (docs/decisions/0027).',
  }));
  return [
    ...zones,
    {
      target: layers.slice(4).flat(),
      from: './content-api/src/core/records/log.ts',
      message: 'Publishing asks rights and rules: use write.ts.',
    },
    ...featureZones(),
  ];
}

function featureZones() {
  const folder = 'content-api/src/features';
  return readdirSync(path.join(root, folder)).map((name) => ({
    target: `./${folder}/${name}`,
    from: `./${folder}`,
    except: [name, ...(sharedFeatures[name] ?? [])].map((other) => `./${other}`),
    message: 'Name what a feature takes of another in sharedFeatures, or move it to the core.',
  }));
}
