import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from 'content-api/bench/load';
import { writeGrowth } from '../growth/write-growth.ts';
import { fillLibrary } from './fill-library.ts';
import { memberMemory } from './process-family.ts';
import type { Finding } from './report.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

const counts = { posts: 10_000, projects: 5_000, technologies: 200 };
const mediaCount = 20_000;
const edits = 5;
const lookEveryMs = 10;
/** Words of every frequency, whole and as they are typed; none is requested twice. */
const searches = [
  't',
  'th',
  'the',
  'the pa',
  'e',
  'fast',
  'page d',
  'design',
  'keyboard sh',
  'x',
  '9',
  'zzz',
];
const lists = [
  '?counts=true',
  '?sort=title',
  '?sort=-title&page=300',
  '?sort=-author&page=200&counts=true',
  '?sort=date&state=live',
  '?sort=created&size=100',
  '?q=the&sort=title',
  '?state=live',
];

interface ReadTimes {
  medianMs: number;
  slowestMs: number;
  kilobytes: number;
}

interface Figures {
  editMs: number;
  visibleMs: number;
}

/** A studio with 10,000 posts of different texts, 5,000 projects and 20,000 files. Figures are milliseconds, kB and MB. */
export async function measureVolume(studio: Studio): Promise<Finding[]> {
  await studio.settle();
  const small = await measureEdits(studio);
  await fill(studio);
  const memory = (script: string) => memberMemory(studio.pid, script);
  const restMb = memory('src/server.ts');
  const search = await ask(
    searches.map((q) => `${studio.siteUrl}/api/content?${new URLSearchParams({ view: 'search', q })}`),
  );
  const headers = { authorization: `Bearer ${await signIn(studio)}` };
  const list = await ask(
    lists.map((query) => `${studio.apiUrl}/api/records/post${query}`),
    headers,
  );
  const media = await ask(
    ['', '?q=drawing+19', '?page=150'].map((query) => `${studio.apiUrl}/api/media${query}`),
    headers,
  );
  const sitemap = await ask(
    ['/sitemap.xml', '/sitemap-2.xml', '/feed.xml'].map((document) => studio.siteUrl + document),
  );
  const grown = await measureEdits(studio);
  await ask([`${studio.apiUrl}/api/content`]);
  return [
    atMost('start, in ms', studio.startMs, 5_000),
    timed('a search, in ms', search, 100),
    atMost('largest answer to a search, in kB', search.kilobytes, 20),
    timed('a list of the console, in ms', list, 200),
    timed('a list of the media library, in ms', media, 200),
    atMost('sitemap and feed, in kB', sitemap.kilobytes, 2_000),
    atMost('an edit is visible, in ms', grown.visibleMs, 1_000),
    {
      name: 'an edit is answered, grown / small',
      ratio: grown.editMs / small.editMs,
      goal: { atMost: 2 },
      detail: `${grown.editMs.toFixed(1)} / ${small.editMs.toFixed(1)} ms`,
    },
    atMost('memory of the API at rest, in MB', restMb, 250),
    atMost('memory of the API after a whole list, in MB', memory('src/server.ts'), 300),
    atMost('memory of the site, in MB', memory('src/server/index.ts'), 300),
  ];
}

function timed(name: string, { medianMs, slowestMs }: ReadTimes, limit: number): Finding {
  const finding = atMost(name, medianMs, limit);
  return { ...finding, detail: `${finding.detail}, slowest ${slowestMs.toFixed(1)}` };
}

function atMost(name: string, value: number, limit: number): Finding {
  return { name, ratio: value / limit, goal: { atMost: 1 }, detail: `${value.toFixed(1)} of ${limit}` };
}

async function fill(studio: Studio): Promise<void> {
  await fillLibrary(studio, mediaCount);
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-volume-'));
  const file = path.join(folder, 'content.json');
  await writeGrowth(file, counts);
  await studio.run('content', ['import', '--replace', file]);
  await rm(folder, { recursive: true });
  await studio.restart();
}

/** Times of different answers, and the size of the largest as it is sent. */
async function ask(addresses: string[], headers: Record<string, string> = {}): Promise<ReadTimes> {
  const times: number[] = [];
  let kilobytes = 0;
  for (const address of addresses) {
    const startedAt = performance.now();
    const answer = await fetch(address, { headers: { ...headers, 'accept-encoding': 'br' } });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} got the response ${answer.status}.`);
    times.push(performance.now() - startedAt);
    kilobytes = Math.max(kilobytes, Number(answer.headers.get('content-length') ?? byteLength) / 1000);
  }
  return { medianMs: median(times), slowestMs: Math.max(...times), kilobytes };
}

/** From the change of a post's title to its answer, and to the page that shows it. */
async function measureEdits(studio: Studio): Promise<Figures> {
  const { siteUrl } = studio;
  const token = await signIn(studio);
  const cards = await fetch(`${siteUrl}/api/content?view=card&size=1`);
  const { items } = (await cards.json()) as { items: { _id: string }[] };
  const address = items[0]?._id ?? '';
  const responseMs: number[] = [];
  const visible: number[] = [];
  for (let round = 0; round < edits; round += 1) {
    const title = `Edited ${performance.now()}`;
    const startedAt = performance.now();
    const saved = await fetch(`${siteUrl}/api/content/${address}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    });
    if (!saved.ok) throw new Error(`An edit got the response ${saved.status}.`);
    const savedAt = performance.now();
    responseMs.push(savedAt - startedAt);
    while (!(await (await fetch(`${siteUrl}/blog/${address}`)).text()).includes(title))
      await pause(lookEveryMs);
    visible.push(performance.now() - savedAt);
  }
  return { editMs: median(responseMs), visibleMs: Math.max(...visible) };
}
