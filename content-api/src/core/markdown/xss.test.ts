// @vitest-environment jsdom
import { markdownToHtml } from './to-html.ts';
import { xssVectors } from './xss-vectors.ts';

const elements = new Set(
  (
    'h2 h3 h4 h5 h6 p blockquote ul ol li hr br pre code em strong s sup a div table thead tbody tr th td figure ' +
    'figcaption picture source img video input section span'
  ).split(' '),
);
const attributes = new Set(
  (
    'id href title rel class tabindex role aria-label align src srcset sizes media type alt width height loading ' +
    'decoding referrerpolicy controls preload playsinline disabled checked start'
  ).split(' '),
);
const addresses = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href'];
const safeProtocols = ['https:', 'http:', 'mailto:', 'tel:'];

function parse(html: string): HTMLElement {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return body;
}

function faultsOf(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*')].flatMap((one) => {
    const name = one.tagName.toLowerCase();
    return [
      ...(elements.has(name) ? [] : [`<${name}>`]),
      ...[...one.attributes].flatMap((attribute) =>
        attributes.has(attribute.name) ? addressFaults(attribute) : [`${name} ${attribute.name}`],
      ),
      ...(one.id === '' || one.id.startsWith('s-') ? [] : [`id ${one.id}`]),
      ...(name === 'video' && !one.getAttribute('src')?.startsWith('/media/')
        ? ['video of another site']
        : []),
    ];
  });
}

function addressFaults({ name, value }: Attr): string[] {
  if (!addresses.includes(name)) return [];
  // As a browser reads an address: without control characters.
  const { protocol } = new URL(value, 'https://studio.example/blog/post');
  return safeProtocols.includes(protocol) ? [] : [`${name}=${value}`];
}

test('the list has more than a hundred different vectors', () => {
  expect(new Set(xssVectors).size).toBe(xssVectors.length);
  expect(xssVectors.length).toBeGreaterThan(100);
});

test.each(xssVectors)('%j leaves nothing that runs', (vector) => {
  const headings = `# ${vector}\n\n`.repeat(3);
  for (const text of [
    headings,
    vector,
    `Some words ${vector} and more`,
    `> - ${vector}\n\n**x** ${vector}`,
  ]) {
    const { html, outline } = markdownToHtml(text, { files: new Map(), prefix: 's-' });
    expect(faultsOf(parse(outline))).toEqual([]);
    const root = parse(html);
    expect(faultsOf(root)).toEqual([]);
    // Parsed once more, as by a page that is copied: the same tree.
    expect(parse(root.innerHTML).innerHTML).toBe(root.innerHTML);
  }
});

test('facts of the library cannot bring anything in either', () => {
  const alt = '"><img src=x onerror=alert(1)>';
  const file = { width: 3, height: 2, alt, isAnimated: true, hasVariants: true };
  const files = new Map([
    ['/media/a.png', file],
    ['/media/a.mp4', file],
  ]);
  const root = parse(markdownToHtml('![](/media/a.png)\n\n![](/media/a.mp4)', { files, prefix: 's-' }).html);
  expect(faultsOf(root)).toEqual([]);
  expect(root.querySelector('img')?.alt).toBe(alt);
});
