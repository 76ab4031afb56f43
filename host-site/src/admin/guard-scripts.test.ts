import { guardScripts } from './guard-scripts.ts';

const folder = 'https://console.test/releases/1.0.0-abc-123/';
const hash = `sha384-${'b'.repeat(64)}`;

beforeAll(() => guardScripts(folder, { 'assets/a.js': hash }));

function scriptFrom(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  return script;
}

test('a script of a release carries the hash of its manifest', () => {
  const script = scriptFrom(`${folder}assets/a.js`);
  expect(script.integrity).toBe(hash);
  expect(script.crossOrigin).toBe('anonymous');
  expect(script.src).toBe(`${folder}assets/a.js`);
});

test.each([
  `${folder}assets/unknown.js`,
  'https://console.test/releases/other/assets/a.js',
  'https://console.test/x.js',
])('%s of the same origin can never run', (address) => {
  expect(scriptFrom(address).integrity).toBe(`sha384-${'A'.repeat(64)}`);
});

test('scripts of the site itself are left alone', () => {
  const script = scriptFrom('/assets/main.js');
  expect(script.hasAttribute('integrity')).toBe(false);
  expect(script.hasAttribute('crossorigin')).toBe(false);
});
