import path from 'node:path';

/** Workspaces that run in production. What browsers load is in the builds. */
export const programPackages = ['content-api', 'host-site', 'release-shelf', 'server-kit', 'tools'] as const;

/** Files and folders of the program, from the root. */
export const programPlaces = [
  'package.json',
  'tools/run.mjs',
  'tools/bootstrap',
  'content-api/demo',
  // What the console says is new.
  ...['admin-remote', 'content-api', 'host-site'].map((name) => `${name}/CHANGELOG.md`),
  ...programPackages.flatMap((name) => [`${name}/package.json`, `${name}/src`]),
];

const leftOut = /\.test\.(?:tsx?|mjs)$|^[^/]+\/src\/testing(?:\/|$)/;

/** Whether a file or folder below those places is part of the program, by its path from the root. */
export function isProgramFile(file: string): boolean {
  return !leftOut.test(file.split(path.sep).join('/'));
}

/** What packages carry for those who read, test, compile or style them. */
const forReaders = /\.(?:map|md|markdown|tsbuildinfo|[cm]?ts|flow|s?css|woff2|(?:test|spec)\.[cm]?js)$/;
const foldersForReaders = new Set([
  'test',
  'tests',
  '__tests__',
  'docs',
  'example',
  'examples',
  'benchmark',
  'benchmarks',
]);

/** The heaviest parts that our imports do not reach. */
const unreached: { packages: RegExp; files: RegExp }[] = [
  { packages: /^mediabunny$/, files: /^dist\/bundles$/ },
  { packages: /^culori$/, files: /^bundled$/ },
  { packages: /^opentype\.js$/, files: /^dist\/opentype\.(?:min\.m?js|mjs)$/ },
  // For browsers and phones.
  { packages: /^bson$/, files: /^lib\/bson\.(?:bundle\.js|rn\.cjs)$/ },
  { packages: /^csv-(?:parse|stringify)$/, files: /^dist$/ },
  { packages: /^yaml$/, files: /^browser$/ },
  // For developing.
  { packages: /^micromark(?:-|$)/, files: /^dev$/ },
  // For bundlers and pages of browsers, and what the lists are made from.
  { packages: /^@zxcvbn-ts\/language-common$/, files: /^(?:src|dist\/(?:zxcvbn-ts\.js|.*\.mjs))$/ },
  // Of languages that we do not search by stems, and for `require`.
  { packages: /^@orama\/stemmers$/, files: /^dist\/(?:.*\.cjs|(?:am|bg|id|ie|lt|np|rs|sk|ta|uk)\.js)$/ },
  // For `require`.
  { packages: /^(?:zod|@opentelemetry\/(?!api$).+)$/, files: /\.cjs$/ },
  { packages: /^nodemailer$/, files: /^dist\/cjs$/ },
  { packages: /^highlight\.js$/, files: /^lib\/languages$/ },
  // Pictures for sharing are lettered in one weight.
  {
    packages: /^@fontsource\/(?!noto-color-emoji$)/,
    files: /^files\/.*-(?!600-normal)\d00-(?:normal|italic)\.woff$/,
  },
  // Headings in other letters are lettered in Inter.
  {
    packages: /^@fontsource\/(?!inter$|noto-)/,
    files:
      /^files\/.*-(?:vietnamese|greek(?:-ext)?|cyrillic(?:-ext)?|devanagari|symbols\d*)-\d00-normal\.woff$/,
  },
  { packages: /^@fontsource\/noto-sans-/, files: /^files\/.*-latin(?:-ext)?-600-normal\.woff$/ },
  { packages: /^@fontsource\/noto-color-emoji$/, files: /^files\/noto-color-emoji-\d+-400-normal\.woff$/ },
];

/**
 * Whether a file or folder of an installed package is of use to a server.
 *
 * @param folder of the package, from the root
 * @param file its path from that folder
 */
export function isNeededOfPackage(folder: string, file: string): boolean {
  // Packages within it are packages of their own.
  if (file === 'node_modules' || foldersForReaders.has(file) || forReaders.test(file)) return false;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return !unreached.some(({ packages, files }) => packages.test(name) && files.test(file));
}
