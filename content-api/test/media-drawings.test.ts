import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
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

async function upload(file: string | Buffer) {
  const { status, media } = await library.upload(file, 'mark.svg');
  expect([status, media.type]).toEqual([201, 'image/svg+xml']);
  const text = readFileSync(path.join(library.root, media.url.replace('/media/', '')), 'utf8');
  return { text, warnings: media.warnings };
}

const pixelsOf = (drawing: string | Buffer) => sharp(Buffer.from(drawing)).raw().toBuffer();

/** A red picture. */
const red =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCUAPWD/9k=';
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';
const drawings: Record<string, string> = {
  'a clip path by reference': svg(
    '<style type="text/css">.a{clip-path:url(#c);}.b{fill:#E94B35;}</style><defs><rect id="r" x="10" y="10" width="50" height="20"/></defs><clipPath id="c"><use xlink:href="#r" style="overflow:visible;"/></clipPath><g class="a"><circle class="b" cx="40" cy="25" r="30"/></g>',
  ),
  'a pattern of a picture': svg(
    `<rect width="80" height="50" fill="url(#p)"/><defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i" transform="scale(0.125)"/></pattern><image id="i" width="8" height="8" xlink:href="data:image/jpeg;base64,${red}"/></defs>`,
  ),
  'XHTML within metadata': svg(
    `<metadata><p ${xhtml}>Made</p></metadata><rect width="40" height="20" fill="red"/>`,
  ),
  'a rule that is kept beside one with a font': svg(
    '<style>@font-face{font-family:"Brand";src:url(data:font/woff2;base64,d09GMgABAAAAAA==) format("woff2");}.a{fill:#0a7d4f}</style><rect class="a" width="50" height="40"/>',
  ),
  'a rule that is kept beside one that loads': svg(
    '<style>.x{background:url(https://evil.example/a)}.a{fill:#0a7d4f}</style><rect class="a" width="50" height="40"/>',
  ),
  'symbols, masks, markers and filters': svg(
    '<defs><symbol id="s" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></symbol><mask id="k"><rect width="40" height="50" fill="#fff"/></mask><marker id="m" markerWidth="4" markerHeight="4"><circle cx="2" cy="2" r="2"/></marker><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs><use href="#s" width="20" height="20"/><g mask="url(#k)" filter="url(#f)"><rect y="20" width="80" height="20" fill="#00f"/></g><path d="M10 45H70" stroke="#000" marker-end="url(#m)"/>',
  ),
  'a gradient that continues another': svg(
    '<linearGradient id="a"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><linearGradient id="b" xlink:href="#a" x2="1"/><rect width="80" height="50" fill="url(#b)"/>',
  ),
};

test.each(Object.entries(drawings))('%s looks as it did', async (_what, drawing) => {
  const { text } = await upload(drawing);
  expect(await pixelsOf(text)).toEqual(await pixelsOf(drawing));
});

test('names with a prefix are read', async () => {
  const { text } = await upload(
    '<n:svg xmlns:n="http://www.w3.org/2000/svg" width="20" height="20"><n:circle r="9"/></n:svg>',
  );
  expect(text).toContain('<circle r="9"/></svg>');
});

test('namespaces that are written as entities are read', async () => {
  const { text, warnings } = await upload(
    '<?xml version="1.0" encoding="iso-8859-1"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg xmlns="&ns_svg;" width="20" height="20"><rect width="20" height="20" fill="#0f0"/></svg>',
  );
  expect(text).toContain('<rect width="20" height="20" fill="#0f0"/>');
  expect(warnings).toBeUndefined();
});

test('an entity that stands for a character by its number is read', async () => {
  const { text, warnings } = await upload(
    '<!DOCTYPE svg [<!ENTITY nbsp "&#160;"><!ENTITY less \'&#x3C;b&#62;\'>]><svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text>a&nbsp;b &less;</text></svg>',
  );
  expect(text).toContain('<text>a\u00a0b &lt;b&gt;</text>');
  expect(warnings).toBeUndefined();
});

test('a drawing in another encoding keeps its letters', async () => {
  const latin = Buffer.from(
    '<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text>Größe</text></svg>',
    'latin1',
  );
  expect((await upload(latin)).text).toContain('<text>Größe</text>');
});

test.each(['image/jpg', 'image/pjpeg', 'application/octet-stream', 'image/png'])(
  'an embedded JPEG that calls itself %s is shown',
  async (type) => {
    const lines = red.replaceAll(/(.{60})/g, '$1\n');
    const { text } = await upload(
      svg(
        `<image width="80" height="50" preserveAspectRatio="none" xlink:href="data:${type};base64,${lines}"/>`,
      ),
    );
    expect(text).toContain('xlink:href="data:image/jpeg;base64,');
    expect((await sharp(Buffer.from(text)).stats()).dominant.r).toBeGreaterThan(200);
  },
);

test('labels in HTML and animations stay, without what runs or loads', async () => {
  const { text, warnings } = await upload(
    svg(
      `<foreignObject width="80" height="50"><div ${xhtml} style="color:#f00;background:url(https://evil.example/a)" onclick="alert(1)"><b>Label</b><img src="https://evil.example/a"/></div></foreignObject><circle r="5"><animate attributeName="r" values="1;5" dur="1s"/></circle>`,
    ),
  );
  expect(text).toContain(`<div ${xhtml} style="color:#f00"><b>Label</b></div>`);
  expect(text).toContain('<animate attributeName="r" values="1;5" dur="1s"/>');
  expect(text).not.toMatch(/evil|onclick|<img/);
  expect(warnings?.join()).toMatch(
    /^Left out of the drawing: references to other servers; scripts; HTML that is more than text/,
  );
});

test.each([
  ['<image href="https://evil.example/a.png" width="9" height="9"/>', /pictures of other servers/],
  ['<style>@import "https://evil.example/a.css";</style>', /style sheets of other servers/],
  ['<style>@font-face{font-family:A;src:url(https://evil.example/a.woff)}</style>', /fonts of other servers/],
  ['<rect width="9" height="9" onclick="alert(1)"/>', /scripts/],
  ['<script>alert(1)</script>', /scripts/],
  ['<use href="other.svg#a"/>', /references to other servers/],
  ['<style>rect{fill:u\\72l(https://evil.example/a)}</style>', /references to other servers/],
  ['<style>rect{background:image-set("https://evil.example/a" 1x)}</style>', /styles that may load/],
  ['<set attributeName="href" to="https://evil.example"/>', /animations of references/],
  ['<iframe src="https://evil.example"/>', /sound, video and frames/],
])('what is left out of %j is named', async (inside, cause) => {
  const { text, warnings } = await upload(svg(`<path d="M0 0"/>${inside}`));
  expect(text).not.toMatch(/evil|alert|other\.svg/);
  expect(warnings?.join()).toMatch(cause);
});

test('a drawing names its author no longer', async () => {
  const { text, warnings } = await upload(
    svg(
      '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:li>Ann Author</r:li></r:RDF></metadata><g xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:export-filename="/home/ann/a.png"><path d="M0 0"/></g>',
    ),
  );
  expect(text).not.toMatch(/ann/i);
  expect(warnings).toBeUndefined();
});
