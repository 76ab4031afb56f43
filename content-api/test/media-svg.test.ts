import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { svg } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';

let api: TestApp;
let library: Librarian;
beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  library = await signInLibrarian(api);
});
afterAll(() => api.close());

async function stored(file: string): Promise<string> {
  const { status, media } = await library.upload(file, 'mark.svg');
  expect([status, media.type]).toEqual([201, 'image/svg+xml']);
  return readFileSync(path.join(library.root, media.url.replace('/media/', '')), 'utf8');
}

test('a drawing stays what it is', async () => {
  const clean = await stored(
    svg(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient><clipPath id="c"><circle r="4"/></clipPath></defs><style>.a{fill:url(#g)}</style><g class="a" clip-path="url(#c)" transform="rotate(4)"><path d="M0 0h8v8z"/><text>Größe &amp; Form</text></g>',
    ),
  );
  for (const part of [
    'viewBox="0 0 80 50"',
    'xmlns="http://www.w3.org/2000/svg"',
    '<linearGradient id="g">',
    'clip-path="url(#c)"',
    '.a{fill:url(#g)}',
    'Größe &amp; Form',
  ])
    expect(clean).toContain(part);
  const { media } = await library.upload(svg('<path d="M0 0"/>'));
  expect(media).toMatchObject({ width: 80, height: 50, placeholder: '' });
});

const payloads = [
  '<script>alert(1)</script>',
  '<script xlink:href="https://evil.example/a.js"/>',
  '<script><![CDATA[alert(1)]]></script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<image href="x" onerror="alert(1)"/>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<a xlink:href="java&#10;script:alert(1)"><text>x</text></a>',
  '<a href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;"><text>x</text></a>',
  '<use href="https://evil.example/a.svg#x"/>',
  '<use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=#x"/>',
  '<image href="https://evil.example/track.png"/>',
  '<image xlink:href="//evil.example/track.png"/>',
  '<feImage href="https://evil.example/track.png"/>',
  '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<style>@import "https://evil.example/a.css";</style>',
  '<style>@\\69mport "https://evil.example/a.css";</style>',
  '<style>path{background:url(https://evil.example/a)}</style>',
  '<path style="background:url(//evil.example/a)" d="M0 0"/>',
  '<path fill="url(https://evil.example/a.svg#x)" d="M0 0"/>',
  '<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>',
  '<listener event="load" handler="#x"/>',
  '<iframe src="https://evil.example"/>',
  '<embed src="https://evil.example"/>',
  '<object data="https://evil.example"/>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>',
  '<title><style><img src="</style><img src=x onerror=alert(1)>"></title>',
];
const forbidden =
  /script|\son\w+\s*=|evil\.example|foreignObject|iframe|<embed|<object|@import|\\|<use|<animate|<set|<handler|<listener|data:/i;

test.each(payloads)('nothing of %j runs or loads', async (payload) => {
  const clean = await stored(svg(payload));
  expect(clean).toMatch(/^<svg [^]*<\/svg>$|^<svg [^>]*\/>$/);
  expect(clean).not.toMatch(forbidden);
});

test('entities and instructions of the document are dropped', async () => {
  const entities = Array.from(
    { length: 20 },
    (_, index) => `<!ENTITY e${index + 1} "&e${index};&e${index};">`,
  );
  const bomb = `<!DOCTYPE svg [<!ENTITY e0 "alert(1)">${entities.join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
  const clean = await stored(
    `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>${svg('<text>&e20;&file;</text>').replace(/^.*?-->/, bomb)}`.replace(
      /<\?xml-stylesheet.*?\?>/,
      '',
    ),
  );
  expect(clean.length).toBeLessThan(500);
  expect(clean).not.toMatch(/root:|ENTITY|<\?xml/);
});

test('what is no drawing, or too much of one, is refused', async () => {
  expect((await library.upload(svg('<g>'.repeat(200_000)))).status).toBe(422);
  expect((await library.upload(svg(`<path d="${'M0 0'.repeat(600_000)}"/>`))).status).toBe(413);
  expect((await library.upload(svg('<path d="M0 0"/>'))).status).toBe(201);
});

test('a beginning of many comments is told apart at once', async () => {
  expect((await library.upload(Buffer.from(`${'<!---->'.repeat(500)}x`))).status).toBe(415);
});
