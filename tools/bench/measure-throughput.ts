import { load, median } from 'content-api/bench/load';
import { familyMemory } from './process-family.ts';
import type { Finding } from './report.ts';
import type { Studio } from './studio.ts';

const rounds = 3;
const secondsEach = 3;

/** Pages and lists from memory against the smallest answer that the same server gives. Rounds alternate, so noise hits all. */
export async function measureThroughput({ siteUrl, apiUrl, pid, settle }: Studio): Promise<Finding[]> {
  await settle();
  // Larger answers cost their reader more too, who shares the machine: goals lie a third below what an idle one gives.
  const subjects = [
    { name: 'home page', url: `${siteUrl}/`, constant: `${siteUrl}/healthz`, atLeast: 0.5 },
    { name: 'project page list', url: `${siteUrl}/projects`, constant: `${siteUrl}/healthz`, atLeast: 0.5 },
    {
      name: 'projects, through the site',
      url: `${siteUrl}/api/projects`,
      constant: `${siteUrl}/healthz`,
      atLeast: 0.5,
    },
    {
      name: 'posts, through the site',
      url: `${siteUrl}/api/content`,
      constant: `${siteUrl}/healthz`,
      atLeast: 0.4,
    },
    {
      name: 'projects, from the API',
      url: `${apiUrl}/api/projects`,
      constant: `${apiUrl}/healthz`,
      atLeast: 0.7,
    },
    {
      name: 'posts, from the API',
      url: `${apiUrl}/api/content`,
      constant: `${apiUrl}/healthz`,
      atLeast: 0.5,
    },
  ];
  const quietMb = familyMemory(pid);
  let peakMb = quietMb;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, familyMemory(pid))), 250);
  const findings: Finding[] = [];
  for (const { name, url, constant, atLeast } of subjects) {
    const own: number[] = [];
    const limit: number[] = [];
    const tails: number[] = [];
    for (const warm of [url, constant]) await load({ urls: [warm], seconds: 1 });
    for (let round = 0; round < rounds; round += 1) {
      const answer = await load({ urls: [url], seconds: secondsEach });
      if (answer.errors > 0) throw new Error(`${url}: ${answer.errors} errors under load.`);
      own.push(answer.perSecond);
      tails.push(answer.p99Ms);
      limit.push((await load({ urls: [constant], seconds: secondsEach })).perSecond);
    }
    findings.push({
      name: `${name} / constant answer, requests a second`,
      ratio: median(own) / median(limit),
      goal: { atLeast },
      detail: `${Math.round(median(own))} / ${Math.round(median(limit))} a second, p99 ${median(tails).toFixed(1)} ms`,
    });
  }
  clearInterval(watch);
  findings.push({
    name: 'memory of everything under load / at rest',
    ratio: peakMb / quietMb,
    goal: { atMost: 2 },
    detail: `${Math.round(peakMb)} / ${Math.round(quietMb)} MB`,
  });
  return findings;
}
