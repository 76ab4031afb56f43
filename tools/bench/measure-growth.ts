import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load, median } from 'content-api/bench/load';
import { writeGrowth } from '../growth/write-growth.ts';
import type { Finding } from './report.ts';
import type { Studio } from './studio.ts';

const rounds = 3;
const secondsEach = 3;
const pages = ['/', '/projects', '/blog', '/services', '/about'];

interface Size {
  /** Bytes on the wire, by page. */
  bytes: number[];
  pagesPerSecond: number;
  listP99Ms: number;
}

/** The same studio with its demo content and with 1,000 posts, 500 projects and 200 technologies. */
export async function measureGrowth(studio: Studio): Promise<Finding[]> {
  const small = await measure(studio);
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-growth-'));
  await writeGrowth(path.join(folder, 'content.json'), { posts: 1000, projects: 500, technologies: 200 });
  await studio.run('content', ['import', '--replace', path.join(folder, 'content.json')]);
  await rm(folder, { recursive: true });
  await studio.restart();
  const grown = await measure(studio);
  return [
    ...pages.map((page, at) => ({
      name: `bytes of ${page}, grown / small`,
      ratio: grown.bytes[at]! / small.bytes[at]!,
      // A page of a list holds 24 cards; the demo studio has 12 projects.
      goal: { atMost: 2 },
      detail: `${grown.bytes[at]} / ${small.bytes[at]}`,
    })),
    {
      name: 'pages a second, grown / small',
      ratio: grown.pagesPerSecond / small.pagesPerSecond,
      goal: { atLeast: 0.5 },
      detail: `${Math.round(grown.pagesPerSecond)} / ${Math.round(small.pagesPerSecond)}`,
    },
    {
      name: 'p99 of a list of cards, grown / small',
      ratio: grown.listP99Ms / small.listP99Ms,
      goal: { atMost: 2 },
      detail: `${grown.listP99Ms.toFixed(1)} / ${small.listP99Ms.toFixed(1)} ms`,
    },
  ];
}

async function measure({ siteUrl, apiUrl, settle }: Studio): Promise<Size> {
  await settle();
  const bytes: number[] = [];
  for (const page of pages) {
    const answer = await fetch(siteUrl + page, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    bytes.push(Number(answer.headers.get('content-length')));
  }
  const perSecond: number[] = [];
  const tails: number[] = [];
  const list = `${apiUrl}/api/projects?view=card&order=hand&page=1&size=24`;
  await load({ urls: [list], seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    perSecond.push(
      (await load({ urls: pages.map((page) => siteUrl + page), seconds: secondsEach })).perSecond,
    );
    tails.push((await load({ urls: [list], seconds: secondsEach })).p99Ms);
  }
  return { bytes, pagesPerSecond: median(perSecond), listP99Ms: median(tails) };
}
