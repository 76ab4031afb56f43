import { setTimeout as pause } from 'node:timers/promises';
import { load } from 'content-api/bench/load';
import { say } from '../src/lib/say.ts';
import { familyMemory } from './process-family.ts';
import type { Finding } from './report.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

const perSecond = 500;
const editEveryMs = 2_000;
const loginEveryMs = 3_000;
const unknownVisitorsPerSecond = 20;

/**
 * Visitors, an edit every two seconds, logins in between and a crawler on addresses that do not exist: whether pages
 * stay quick and memory stays flat. Prints a line a minute.
 */
export async function measureSteady(studio: Studio, minutes: number): Promise<Finding[]> {
  const { siteUrl, pid } = studio;
  await studio.settle();
  const urls = await publicAddresses(siteUrl);
  const over = new AbortController();
  const rounds: { p99Ms: number; errors: number; memoryMb: number }[] = [];
  const activity = Promise.all([
    repeat(editEveryMs, over.signal, await editor(studio)),
    repeat(loginEveryMs, over.signal, newcomer(studio)),
    crawl(siteUrl, over.signal),
  ]);
  // A failure ends the measurement, so that the studio is stopped too.
  const failure = activity.then(() => new Promise<never>(() => undefined));
  for (let minute = 1; minute <= minutes; minute += 1) {
    const {
      p99Ms,
      errors,
      perSecond: reached,
    } = await Promise.race([load({ urls, seconds: 60, connections: 40, rate: perSecond }), failure]);
    const memoryMb = familyMemory(pid);
    rounds.push({ p99Ms, errors, memoryMb });
    say(
      `minute ${minute}: ${Math.round(reached)} pages a second, p99 ${p99Ms.toFixed(1)} ms, ${errors} errors, ${Math.round(memoryMb)} MB`,
    );
  }
  over.abort();
  const counts = await activity;
  say(`${counts[0]} edits, ${counts[1]} logins, ${counts[2]} unknown addresses`);
  const worst = Math.max(...rounds.map(({ p99Ms }) => p99Ms));
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  const settled = (rounds[1] ?? rounds[0])!.memoryMb;
  const last = rounds.at(-1)!.memoryMb;
  return [
    {
      name: 'slowest p99 of a minute / 150 ms',
      ratio: worst / 150,
      goal: { atMost: 1 },
      detail: `${worst.toFixed(1)} ms`,
    },
    { name: 'errors', ratio: errors, goal: { atMost: 0 }, detail: '' },
    {
      name: 'memory at the end / after minute 2',
      ratio: last / settled,
      goal: { atMost: 1.1 },
      detail: `${Math.round(last)} / ${Math.round(settled)} MB`,
    },
  ];
}

async function publicAddresses(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
}

/** Repeats something until it is stopped. Resolves to the number of times. */
async function repeat(everyMs: number, signal: AbortSignal, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    await work();
    count += 1;
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
  return count;
}

async function crawl(siteUrl: string, signal: AbortSignal): Promise<number> {
  let at = 0;
  return repeat(1_000 / unknownVisitorsPerSecond, signal, async () => {
    at += 1;
    const shapes = [
      `/wp-admin/${at}`,
      `/blog/${at.toString(16).padStart(24, '0')}`,
      `/projects?page=${at}`,
      `/services/none-${at}`,
    ];
    await (await fetch(siteUrl + shapes[at % shapes.length]!)).arrayBuffer();
  });
}

/** Signs in again and again in place of its own last session: an account keeps ten, and the editor's is one of them. */
function newcomer(studio: Studio): () => Promise<void> {
  let token: string | undefined;
  return async () => {
    token = await signIn(studio, {
      through: studio.siteUrl,
      ...(token !== undefined && { replacedToken: token }),
    });
  };
}

/** Changes the newest project's summary each time it is called. */
async function editor(studio: Studio): Promise<() => Promise<void>> {
  const token = await signIn(studio, { through: studio.siteUrl });
  let count = 0;
  return async () => {
    const [project] = (await (await fetch(`${studio.siteUrl}/api/projects`)).json()) as { _id: string }[];
    count += 1;
    const answer = await fetch(`${studio.siteUrl}/api/projects/${project?._id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...project, shortDescription: `Changed ${count} times.` }),
    });
    if (!answer.ok) throw new Error(`An edit got the response ${answer.status}: ${await answer.text()}`);
  };
}
