import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

let site: TestSite;
const id = '650000000000000000000003';
beforeEach(async () => {
  site = await buildSite();
});
afterEach(() => site.app.close());

/** The page of a project with these values besides its own. */
async function pageWith(values: object): Promise<string> {
  site.api.projects = site.api.projects.map((one) => (one._id === id ? { ...one, ...values } : one));
  return mainOf(`/projects/${id}`);
}

async function mainOf(url: string): Promise<string> {
  const { body, statusCode } = await site.app.inject(url);
  expect(statusCode).toBe(200);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
}

test('a tall picture keeps its shape', async () => {
  const block = (image: string) => ({ type: 'picture', image, alt: '', caption: '' });
  const main = await pageWith({ blocks: [block('/media/tower.webp#tall'), block('/media/quay.webp')] });
  expect(main).toMatch(/<picture class="tall">(?:(?!<picture).)*src="\/media\/tower.webp"/);
  expect(main).toMatch(/<picture>(?:(?!<picture).)*src="\/media\/quay.webp"/);
});

test('a panorama keeps its proportions, and a portrait stands on its tone', async () => {
  const pair = {
    type: 'pair',
    left: '/media/coast.webp#size=3000x900&tone=102030',
    leftAlt: '',
    right: '/media/quay.webp#size=1600x1000',
    rightAlt: '',
    caption: '',
  };
  const mainimage = '/media/tower.webp#size=900x1600&tone=993366&tall';
  const main = await pageWith({
    mainimage,
    secondaryimage: '/media/bay.webp#size=3000x1000',
    blocks: [pair],
  });
  const styleOf = (name: string) =>
    new RegExp(`<img[^>]*src="/media/${name}.webp"[^>]*?style="([^"]*)"`).exec(main)?.[1];
  expect(styleOf('tower')).toBe('object-fit:contain;background:#993366');
  expect(styleOf('bay')).toBe('aspect-ratio:3000/1000');
  expect(styleOf('coast')).toBe('aspect-ratio:3000/900;object-fit:contain;background:#102030');
  expect(styleOf('quay')).toBeUndefined();
});

test('a project without a case study has no trace of one, and leads to the next project', async () => {
  const main = await pageWith({});
  expect(main).not.toMatch(/<dl|<blockquote|<video|CLIENT|Problem|--accent/);
  expect(main).toContain('Next project');
  expect(main).not.toContain(`href="/projects/${id}"`);
});

test('facts, story, figures, blocks and quote are drawn in their order, from the server', async () => {
  const main = await pageWith({
    client: 'Nordlicht',
    duration: 'Four months',
    problem: 'Slow pages.',
    problemHtml: '<p>Slow <em>pages</em>.</p>',
    result: 'Quick pages.',
    figures: [
      { value: '38 %', label: 'more orders' },
      { value: '0.9 s', label: 'to the first picture' },
    ],
    blocks: [
      { type: 'picture', image: '/media/quay.webp', alt: 'A quay', caption: 'The quay' },
      { type: 'prose', text: 'x', textHtml: '<p>Between <b>two</b>.</p>' },
      { type: 'pair', left: '/media/a.webp', right: '/media/b.webp', caption: 'Both' },
      { type: 'video', video: '/media/film.mp4', poster: '/media/film.webp', caption: 'The film' },
      { type: 'unknown', text: 'Not this' },
    ],
    quote: { text: 'They listen.', name: 'Meera Joshi', role: 'Owner', face: '' },
    accent: '#ff8800',
  });
  const marks = ['CLIENT', 'Nordlicht', 'DURATION', 'Problem', '<em>pages</em>', 'Result', '38 %'];
  marks.push(
    'alt="A quay"',
    'The quay',
    '<b>two</b>',
    '/media/a-480.avif',
    'Both',
    '<video',
    'They listen.',
    '>MJ<',
  );
  const places = marks.map((mark) => main.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(main).toContain('--accent:#ff8800');
  expect(main).not.toMatch(/Not this|Approach|TEAM/);
});

test('an accent that is no colour, and files of no safe address, are not drawn', async () => {
  const main = await pageWith({
    accent: 'red;background:url(/x)',
    blocks: [{ type: 'video', video: 'javascript:alert(1)', caption: 'Evil' }],
    figures: [],
  });
  expect(main).not.toMatch(/url\(\/x\)|javascript:|<video/);
});

test('a project whose code is private shows no GitHub, neither on its page nor on cards', async () => {
  const values = { codeIsPublic: false, gitHubLink: '', officialWebsiteLink: 'https://nordlicht.example' };
  expect(await pageWith(values)).not.toContain('GitHub');
  site.api.projects = site.api.projects.filter((one) => one._id === id);
  for (const url of ['/', '/projects']) {
    const main = await mainOf(url);
    expect(main).not.toContain('GitHub');
    expect(main).toContain('href="https://nordlicht.example"');
  }
});

test('clients stand on the home page with their logos while there are any', async () => {
  expect(await mainOf('/')).not.toContain('clients-heading');
  site = await buildSite();
  site.api.clients = [
    { _id: '690000000000000000000001', name: 'Nordlicht', logo: '/media/n.svg', link: 'https://n.example' },
    { _id: '690000000000000000000002', name: 'Rann Route', logo: 'javascript:alert(1)', link: '' },
  ];
  const main = await mainOf('/');
  expect(main).toContain('clients-heading');
  expect(main).toMatch(/<a href="https:\/\/n.example"[^>]*>.*alt="Nordlicht"/s);
  expect(main).not.toContain('Rann Route');
});
