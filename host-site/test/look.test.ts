import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { compositions, fontPairs } from 'content-api/look';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { stubSite } from './stub-site.ts';

const orange = {
  primary: '#ff7a1a',
  secondary: '#ffb36b',
  tertiary: '#ffd9a0',
  ground: 'warm',
  corners: 'square',
  artwork: 'automatic',
};

let site: TestSite;
beforeEach(async () => {
  site = await buildSite();
});
afterEach(() => site.app.close());

/** A save in the console. */
function choose(look: object): void {
  site.api.site = { ...stubSite, look };
  site.api.revision += '+';
  site.later();
}

async function html(url: string): Promise<string> {
  return (await site.app.inject(url)).body;
}

const artworkOf = (page: string) => page.split('src="/artwork/')[1]?.split('"')[0] ?? '';
const stylesOf = (page: string) => /<style[^>]*>(.*?)<\/style>/s.exec(page)?.[1] ?? '';

test('a page has the colours and corners of the look, allowed by its policy, without a build', async () => {
  expect(stylesOf(await html('/about'))).toContain('--c-primary:#2962ff;');
  choose(orange);
  await html('/about');
  const answer = await site.app.inject('/about');
  const styles = stylesOf(answer.body);
  expect(styles).toContain('--c-primary:#ff7a1a;');
  expect(styles).toContain('--r:0;');
  expect(styles).not.toContain('--c-primary:#2962ff');
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(answer.body).toMatch(/<meta name="theme-color" content="#(?!070a13)[\da-f]{6}">/);
});

const themeColors = (page: string) =>
  [...page.matchAll(/<meta name="theme-color"([^>]*?) content="(#[\da-f]{6})">/g)].map(
    ([, media, color]) => ({
      media,
      color,
    }),
  );

test('a light page has the colours of its ground, for what browsers draw and around the page too', async () => {
  choose({ ...orange, scheme: 'light', lightGround: 'sand' });
  await html('/about');
  const page = await html('/about');
  const background = /--c-background:(#[\da-f]{6});/.exec(stylesOf(page))?.[1];
  expect(parseInt(background?.slice(1, 3) ?? '', 16)).toBeGreaterThan(220);
  expect(stylesOf(page)).toContain('color-scheme:light;');
  expect(stylesOf(page)).not.toContain('light-dark(');
  expect(page).toContain('<meta name="color-scheme" content="light">');
  expect(themeColors(page)).toEqual([{ media: '', color: background }]);
});

test('a page that follows the system holds both schemes in one document', async () => {
  choose({ ...orange, scheme: 'system', lightGround: 'snow' });
  await html('/about');
  const page = await html('/about');
  const [, light, dark] = /--c-background:light-dark\((#\w{6}),(#\w{6})\);/.exec(stylesOf(page)) ?? [];
  expect(stylesOf(page)).toContain('color-scheme:light dark;');
  expect(page).toContain('<meta name="color-scheme" content="light dark">');
  expect(themeColors(page)).toEqual([
    { media: ' media="(prefers-color-scheme:light)"', color: light },
    { media: ' media="(prefers-color-scheme:dark)"', color: dark },
  ]);
  const drawn = await site.app.inject(`/artwork/${artworkOf(await html('/'))}`);
  expect(drawn.body).toContain(`fill="light-dark(${light},${dark})"`);
});

test('the console has both schemes whatever the studio shows, and the one that was chosen before it is drawn', async () => {
  for (const scheme of ['dark', 'light']) {
    choose({ ...orange, scheme });
    await html('/admin');
    const answer = await site.app.inject('/admin');
    expect(stylesOf(answer.body)).toMatch(/--c-background:light-dark\(#\w{6},#\w{6}\);/);
    expect(stylesOf(answer.body)).toContain(`color-scheme:${scheme};`);
    const script = /<script>(try[^<]*)<\/script>/.exec(answer.body)?.[1] ?? '';
    expect(script).toContain('localStorage');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
});

test('a page declares the two faces of the look, and stand-ins for them', async () => {
  const familiesOf = async (url: string) =>
    [...stylesOf(await html(url)).matchAll(/@font-face{font-family:"([^"]+)"/g)].map(([, name]) => name);
  expect(await familiesOf('/about')).toEqual(['Inter', 'Poppins', 'Inter Fallback', 'Poppins Fallback']);
  choose({ fonts: 'fraunces-dm-sans' });
  await html('/about');
  const own = ['DM Sans', 'Fraunces', 'DM Sans Fallback', 'Fraunces Fallback'];
  expect(await familiesOf('/about')).toEqual(own);
  // The console has the others for its samples, each once. A browser fetches those alone that a text has.
  const ofConsole = await familiesOf('/admin');
  expect(ofConsole).toEqual(expect.arrayContaining(own));
  for (const { text, display } of Object.values(fontPairs))
    expect(ofConsole).toEqual(expect.arrayContaining([text, display]));
  expect(new Set(ofConsole).size).toBe(ofConsole.length);
  const styles = stylesOf(await html('/about'));
  expect(styles).toContain("--f-text:'DM Sans','DM Sans Fallback',");
  expect(styles).toContain("--f-display:'Fraunces','Fraunces Fallback',");
  expect(styles).not.toContain('Poppins');
});

describe('scripts beside plain Latin', () => {
  const write = (heroLine: string, language = 'en') => {
    const studio = Object.assign({}, stubSite.studio, { language });
    const home = Object.assign({}, stubSite.home, { heroLine });
    site.api.site = { ...stubSite, studio, home };
    site.api.revision += '+';
    site.later();
  };
  async function rangesOf(url: string) {
    await html(url);
    const faces = (await html(url)).matchAll(/@font-face{font-family:"([^"]+)"[^}]*unicode-range:([^};]+)/g);
    return Array.from(faces, ([, family, range = '']) => [family, range]);
  }

  test('a page in English declares no face for them', async () => {
    expect(await rangesOf('/')).toEqual([]);
  });

  test.each([
    ['Größe', 'U+A1,'],
    ['Łódź', 'U+100-151,'],
    ['Привет', 'U+400-45F,'],
    ['Қазақ', 'U+48A-48F,'],
    ['Καλημέρα', 'U+370-3FF'],
    ['Tiếng Việt', 'U+1A0-1A1,'],
    ['नमस्ते', 'U+900-97F,'],
    ['નમસ્તે', 'U+A80-AFF,'],
    ['مرحبا', 'U+600-6FF,'],
    ['שלום', 'U+590-5FF,'],
  ])('a page that shows %s declares the faces that draw it', async (words, start) => {
    write(words);
    const families = (await rangesOf('/')).filter(([, range]) => range?.startsWith(start));
    // The file of the text has ö and ß, that of the headings has not.
    expect(families.map(([family]) => family)).toEqual(
      words === 'Größe' ? ['Poppins'] : ['Inter', 'Poppins'],
    );
    expect(await rangesOf('/about')).toEqual([]);
  });

  test('joiners and Chinese need no file', async () => {
    write('Auf\u200clage 你好');
    expect(await rangesOf('/')).toEqual([]);
  });

  test.each([
    ['hi', 3],
    ['de', 2],
  ])('a page in %s preloads the fonts of its language', async (language, files) => {
    write('Tanvo', language);
    await html('/');
    expect((await html('/')).match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(files);
  });

  test('a tagline that is not translated ends as its own words do', async () => {
    const footOf = (page: string) => /<footer.*<\/footer>/s.exec(page)?.[0] ?? '';
    write('Tanvo', 'hi');
    await html('/');
    expect(footOf(await html('/'))).toContain('<p>Quiet tools.</p>');
    write('Tanvo', 'ar');
    await html('/');
    expect(stylesOf(await html('/'))).toMatch(/\.site-foot p\{[^}]*unicode-bidi:plaintext;/);
  });

  test('quotations are marked as the language does', async () => {
    write('Tanvo', 'de');
    await html('/');
    // The low mark is kept away from the words below it.
    expect(stylesOf(await html('/'))).toMatch(
      /blockquote::before\{line-height:0\.25!important;content:'„'!important;margin-bottom:0\.3em;/,
    );
  });

  test('Vietnamese is not mixed from two families', async () => {
    write('Việt', 'vi');
    await html('/');
    const page = await html('/');
    expect(page.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(1);
  });
});

test('the look that comes with the site puts no rare variable into a page', async () => {
  const styles = stylesOf(await html('/'));
  for (const name of ['--c-primaryGlow', '--c-veil', '--c-hover', '--r'])
    expect(styles).not.toContain(`${name}:`);
});

test('the console, the manifest and the home page without a picture follow', async () => {
  choose(orange);
  expect(stylesOf(await html('/admin'))).toMatch(/--c-primary:light-dark\(#[\da-f]{6},#ff7a1a\);/);
  const { background_color: ground } = JSON.parse(await html('/site.webmanifest')) as Record<string, string>;
  expect(ground).not.toBe('#070a13');
  const artwork = artworkOf(await html('/'));
  const answer = await site.app.inject({ url: `/artwork/${artwork}`, headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const drawing =
    answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
  expect(await sharp(drawing).metadata()).toMatchObject({ format: 'svg', width: 1200, height: 750 });
});

test('another name has another weave', async () => {
  choose({ ...orange, artwork: 'weave' });
  await html('/');
  const one = artworkOf(await html('/'));
  site.api.site = { ...site.api.site, studio: { ...stubSite.studio, name: 'Orange Works' } };
  site.api.revision += '+';
  site.later();
  await html('/');
  expect(artworkOf(await html('/'))).not.toBe(one);
});

test.each(['/artwork/weave-1.svg', '/artwork/x.svg', '/artwork/weave-000000-000000-000000-00000g-1.svg'])(
  '%s does not exist',
  async (url) => {
    expect((await site.app.inject(url)).statusCode).toBe(404);
  },
);

test('pictures of shared links follow', async () => {
  const card = async () => (await site.app.inject('/og/studio.jpg')).rawPayload;
  const before = await card();
  choose(orange);
  expect((await card()).equals(before)).toBe(false);
});

test('divider, splash and cursor are as the studio chose', async () => {
  const usual = await html('/about');
  expect(usual).toContain('data-splash');
  expect(usual).not.toContain('data-native-cursor');
  choose({ divider: 'none', hasSplash: false, hasCursor: false });
  await html('/about');
  const page = await html('/about');
  expect(page).not.toContain('data-splash');
  expect(page).toContain(' data-native-cursor>');
  const foot = (styles: string) =>
    [...styles.matchAll(/\.site-foot\{(background:[^;}]*)/g)].map(([, rule]) => rule);
  expect(foot(stylesOf(usual))).toHaveLength(1);
  expect(foot(stylesOf(page)).at(-1)).toBe('background:none');
});

describe('compositions', () => {
  const mainOf = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? '';
  const sheetsOf = (page: string) =>
    Array.from(page.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, sheet]) => sheet).join('');
  async function shown(url: string, look: object) {
    choose(look);
    await html(url);
    return html(url);
  }

  test('the usual ones, chosen or not, are the same page, without a style of the others', async () => {
    const usual = {
      opening: 'headline',
      projects: 'spans',
      cards: 'below',
      caseStudy: 'margin',
      density: 'calm',
    };
    for (const url of ['/', '/projects', '/projects/650000000000000000000000']) {
      const before = await shown(url, {});
      expect(await shown(url, usual)).toBe(before);
      for (const part of ['--tone', 'break-inside', '.index', 'scroll-snap'])
        expect(before).not.toContain(part);
    }
  });

  test('an index names more projects than the section, and takes its place', async () => {
    const page = await shown('/', { opening: 'index' });
    const list = /<ol class="index" id="projects">.*?<\/ol>/s.exec(page)?.[0] ?? '';
    expect(list.match(/<a href="\/projects\//g)).toHaveLength(4);
    expect(page).not.toContain('projects-heading');
    expect(page.match(/ id="projects"/g)).toHaveLength(1);
    site.api.projects = [];
    expect(await shown('/', { opening: 'index', corners: 'square' })).toContain('class="hero-img"');
  });

  test.each(['picture', 'split'])('the opening %s differs by its styles alone', async (opening) => {
    const usual = mainOf(await shown('/', {}));
    const page = await shown('/', { opening });
    const alike = (markup: string) => markup.replaceAll(/ class="c-[^"]*"| sizes="[^"]*"/g, '');
    expect(alike(mainOf(page))).toBe(alike(usual));
    expect(sheetsOf(page)).toMatch(/--tone:#[\da-f]{8};/);
  });

  test('words over pictures stand on a tone of either scheme', async () => {
    const page = await shown('/projects', { cards: 'over', scheme: 'system' });
    expect(sheetsOf(page)).toMatch(/--tone:light-dark\(#[\da-f]{8},#[\da-f]{8}\);/);
    // The words of a card in such a list are what stands there.
    const [, card] = /<article class="site-card work-card (c-\w+)"/.exec(page) ?? [];
    expect(sheetsOf(page)).toMatch(new RegExp(`\\+ \\*\\) ?> ?\\.${card} \\.body\\{`));
    // Colours that a visitor forces are those of the tone, too; on paper there is none.
    expect(sheetsOf(page)).toContain('@media (forced-colors: active){:root{--tone:Canvas;}}');
    expect(sheetsOf(page)).toMatch(/@media print\{[^@]*\.body\{flex-direction:column;grid-area:2\/1;/);
    expect(sheetsOf(await shown('/projects', { density: 'close' }))).not.toContain('--tone');
  });

  test('lines of headings lie apart where a browser puts a plate behind each', async () => {
    expect(sheetsOf(await shown('/', {}))).toContain(
      '@media (forced-colors: active){.site-main :is(h1, h2){line-height:1.3!important;}}',
    );
  });

  test('a list of projects opens as one where the studio chose it', async () => {
    const page = await shown('/projects', { projects: 'list' });
    expect(page).toMatch(/<input[^>]*name="view"[^>]*checked=""[^>]*value="list"|value="list"[^>]*checked/);
    expect(page).not.toMatch(/value="grid"[^>]*checked|checked=""[^>]*value="grid"/);
  });

  test('pictures as they are have the proportions that the library knows', async () => {
    site.api.projects = site.api.projects.map((one) => ({
      ...one,
      mainimage: '/media/tower.webp#size=900x1600&tall',
    }));
    expect(await shown('/projects', { projects: 'masonry' })).toMatch(/width="900" height="1600"/);
    expect(await shown('/projects', { projects: 'even' })).not.toContain('1600');
  });

  test('a picture is asked for as wide as it is shown, in each place of a list', async () => {
    const first = site.api.projects[0];
    if (!first) throw new Error('The stub has no project.');
    site.api.projects = [Object.assign({}, first, { mainimage: '/media/tower.webp#size=2400x1500' })];
    const sizesOf = (page: string) =>
      new Set(
        Array.from(
          page.matchAll(/(?:srcSet|srcset)="[^"]*tower[^"]*" sizes="([^"]*)"/g),
          ([, sizes]) => sizes,
        ),
      );
    expect([...sizesOf(await shown('/', {}))]).toEqual(['(min-width: 640px) min(100vw, 1720px), 270px']);
    expect([...sizesOf(await shown('/', { opening: 'index' }))]).toEqual([
      '(min-width: 992px) max(58vw, 8vw + 40px), 96px',
    ]);
    site.api.projects = Array.from({ length: 6 }, (_, index) =>
      Object.assign({}, first, {
        _id: `65000000000000000000000${index}`,
        mainimage: `/media/tower${index}.webp#size=2400x1500`,
      }),
    );
    const widths = async (projects: string) =>
      Array.from(
        (await shown('/projects', { projects })).matchAll(
          /type="image\/avif" srcSet="[^"]*tower[^"]*" sizes="([^"]*)"/g,
        ),
        ([, sizes]) => sizes,
      );
    const narrow = (tablet: string) => `(min-width: 640px) ${tablet}, 270px`;
    expect(await widths('spans')).toEqual([
      `(min-width: 1024px) min(64vw, 1140px), ${narrow('100vw')}`,
      `(min-width: 1700px) 744px, (min-width: 1024px) min(64vw, 1140px), ${narrow('50vw')}`,
      `(min-width: 2000px) 700px, (min-width: 1024px) min(56vw, 990px), ${narrow('50vw')}`,
      `(min-width: 1024px) min(56vw, 990px), ${narrow('50vw')}`,
      `(min-width: 1024px) min(100vw, 1720px), ${narrow('50vw')}`,
      `(min-width: 1024px) min(100vw, 1720px), ${narrow('100vw')}`,
    ]);
    expect(new Set(await widths('even'))).toEqual(
      new Set([`(min-width: 1024px) min(33vw, 560px), ${narrow('50vw')}`]),
    );
    // A browser finds the width of a lazy picture by itself, and would take that of the window for the first one.
    for (const projects of ['masonry', 'list'])
      expect((await widths(projects)).map((sizes) => sizes?.startsWith('auto'))).toEqual([
        false,
        ...Array.from({ length: 5 }, () => true),
      ]);
  });

  test('a strip has all pictures of a project, can be focused and has a name', async () => {
    const [first, ...others] = site.api.projects;
    if (!first) throw new Error('The stub has no project.');
    const blocks = [
      { type: 'prose', text: 'Between.', textHtml: '<p>Between.</p>' },
      {
        type: 'pair',
        left: '/media/l.webp',
        leftAlt: 'Left',
        right: '/media/r.webp',
        rightAlt: 'Right',
        caption: '',
      },
      { type: 'picture', image: '/media/p.webp', alt: '', caption: 'A quay' },
    ];
    site.api.projects = [Object.assign({}, first, { secondaryimage: '/media/s.webp', blocks }), ...others];
    const url = `/projects/${first._id}`;
    const usual = mainOf(await shown(url, {}));
    const page = mainOf(await shown(url, { caseStudy: 'strip' }));
    const strip =
      /<div role="region" aria-label="Project A" tabindex="0"[^>]*>.*?<\/div>/s.exec(page)?.[0] ?? '';
    expect(Array.from(strip.matchAll(/<img alt="([^"]*)"/g), ([, alt]) => alt)).toEqual([
      'Project A',
      'Left',
      'Right',
      'A quay',
    ]);
    expect(page.match(/<img/g)).toHaveLength(usual.match(/<img/g)?.length ?? 0);
    expect(page).toContain('Between.');
  });
});

test('headlines are as large and as tight as the studio chose, by their face and one rule', async () => {
  const faceOf = (page: string, family: string) =>
    new RegExp(`@font-face{font-family:"${family}";[^}]*}`).exec(stylesOf(page))?.[0] ?? '';
  const usual = await html('/about');
  expect(faceOf(usual, 'Poppins')).not.toContain('size-adjust');
  expect(stylesOf(usual)).not.toMatch(/letter-spacing:[^;]*!important/);
  choose({ headlineSize: '110', headlineTightness: '20' });
  await html('/about');
  const page = await html('/about');
  expect(faceOf(page, 'Poppins')).toContain('size-adjust:110%');
  expect(faceOf(page, 'Poppins Fallback')).toContain('size-adjust:115.72%');
  expect(faceOf(page, 'Inter')).not.toContain('size-adjust');
  expect(stylesOf(page)).toContain('letter-spacing:-0.05em!important');
  for (const beyond of ['300', 'x"}']) {
    choose({ headlineSize: beyond, headlineTightness: beyond });
    await html('/about');
    expect(stylesOf(await html('/about'))).toBe(stylesOf(usual));
  }
});

test('the faces of every pair weigh 60 kB at most', async () => {
  const assets = path.join(import.meta.dirname, '../assets');
  const weigh = async (family: string) => {
    const name = family.toLowerCase().replaceAll(' ', '-');
    const file = (await readdir(assets)).find((one) =>
      new RegExp(`^${name}-(?:600-)?latin\\.woff2$`).test(one),
    );
    return (await stat(path.join(assets, file ?? ''))).size;
  };
  for (const { display, text } of Object.values(fontPairs))
    expect((await weigh(display)) + (await weigh(text))).toBeLessThan(60_000);
  expect(Object.keys(fontPairs)).toHaveLength(14);
});

test('a composition costs a page no script, and no more than a twentieth of its HTML', async () => {
  const [project, post] = ['/projects/650000000000000000000003', '/blog/670000000000000000000001'];
  const pages = ['/', '/projects', project, '/blog', post];
  const weigh = async (look: object) => {
    choose(look);
    for (const url of pages) await html(url);
    const sent = await Promise.all(pages.map(html));
    return sent.map((page) => ({
      bytes: brotliCompressSync(page).length,
      scripts: page.match(/<script|<link rel="modulepreload"/g)?.length,
    }));
  };
  const usual = await weigh({});
  for (const [part, values] of Object.entries(compositions))
    for (const value of values) {
      const composed = await weigh({ [part]: value });
      for (const [index, { bytes, scripts }] of composed.entries()) {
        const name = `${part} ${value} of ${pages[index]}`;
        const { bytes: most = 0, scripts: known } = usual[index] ?? {};
        expect({ name, isLight: bytes <= most * 1.05, scripts }).toEqual({
          name,
          isLight: true,
          scripts: known,
        });
      }
    }
});

describe('own fonts', () => {
  const folder = '0123456789abcdef01234567';
  const facts = { lightest: 300, boldest: 800, standIn: 'serif', ascent: 9_000, descent: 2_500, gap: 0 };
  const heading = {
    ...facts,
    use: 'headings',
    name: 'House',
    file: `/media/${folder}/house.woff2`,
    width: 4_290,
    covers: ['latin-1'],
  };
  const facesOf = (page: string): Record<string, string> =>
    Object.fromEntries(
      [...stylesOf(page).matchAll(/@font-face{font-family:"([^"]+)";([^}]*)}/g)].map(
        ([, name = '', face = '']) => [name, face],
      ),
    );

  test('a page has the font, preloaded, with a stand-in of its measures, and not that of the pair', async () => {
    choose({ ownFonts: [heading], headlineSize: '110' });
    await html('/about');
    const page = await html('/about');
    const faces = facesOf(page);
    expect(Object.keys(faces)).toEqual(['Inter', 'Own Headings', 'Own Headings Fallback', 'Inter Fallback']);
    expect(faces['Own Headings']).toBe(
      `font-weight:300 800;font-display:swap;src:url(${heading.file}) format("woff2");size-adjust:110%`,
    );
    expect(faces['Own Headings Fallback']).toMatch(/local\("Times New Roman Bold"\)/);
    expect(faces['Own Headings Fallback']).toMatch(
      /size-adjust:110%;ascent-override:90%;descent-override:25%;line-gap-override:0%$/,
    );
    expect(page).toContain(
      `<link rel="preload" href="${heading.file}" as="font" type="font/woff2" crossorigin>`,
    );
    expect(page.match(/as="font"/g)).toHaveLength(2);
    expect(stylesOf(page)).toContain("--f-display:'Own Headings','Poppins','Own Headings Fallback',");
  });

  test('the pair draws the letters that the font lacks, and no others', async () => {
    const pair = /font-family:"Poppins"/;
    choose({ ownFonts: [{ ...heading, covers: [] }] });
    site.api.site = { ...site.api.site, studio: { ...stubSite.studio, name: 'Ærø Żółw' } };
    site.api.revision += '+';
    site.later();
    await html('/about');
    expect(await html('/about')).toMatch(pair);
    choose({ ownFonts: [{ ...heading, covers: ['latin-1', 'latin-ext'] }] });
    site.api.site = { ...site.api.site, studio: { ...stubSite.studio, name: 'Ærø Żółw' } };
    await html('/about');
    expect(await html('/about')).not.toMatch(pair);
  });

  test.each([
    ['an address of another site', { file: 'https://elsewhere.example/a.woff2' }],
    ['an address that ends the style', { file: `/media/${folder}/a.woff2)}body{}` }],
    ['measures that are no numbers', { ascent: '1;}' }],
  ])('%s stands in no page', async (_name, change) => {
    choose({ ownFonts: [{ ...heading, ...change }] });
    await html('/about');
    expect(Object.keys(facesOf(await html('/about')))).toEqual([
      'Inter',
      'Poppins',
      'Inter Fallback',
      'Poppins Fallback',
    ]);
  });
});
