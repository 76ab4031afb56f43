/**
 * `npm run bench [-- throughput|start|navigation|growth …]`: speed of this project as ratios within one run, so that a
 * regression shows on any machine. `npm run bench -- steady [--minutes 10]`: whether it holds under lasting load.
 * `npm run bench -- library`: how long the media library with 5,000 pictures takes to open.
 * `npm run bench -- volume`: figures of a studio with 10,000 posts, 5,000 projects and 20,000 files.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { complain, say } from '../src/lib/say.ts';
import { openBrowser } from '../src/release/open-browser.ts';
import { onStop } from '../src/supervisor/on-stop.ts';
import { findBrowser } from '../src/test/find-browser.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureLibrary } from './measure-library.ts';
import { measureNavigation } from './measure-navigation.ts';
import { measureStart } from './measure-start.ts';
import { measureSteady } from './measure-steady.ts';
import { measureThroughput } from './measure-throughput.ts';
import { measureVolume } from './measure-volume.ts';
import { report } from './report.ts';
import type { Finding } from './report.ts';
import { openStudio } from './studio.ts';
import type { Studio } from './studio.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' } },
});
const measures: Record<string, (studio: Studio) => Promise<Finding[]>> = {
  throughput: measureThroughput,
  start: async (studio) => [await measureStart(studio)],
  navigation: (studio) => withBrowser(studio, measureNavigation),
  growth: measureGrowth,
  volume: measureVolume,
  library: (studio) => withBrowser(studio, measureLibrary),
  steady: (studio) => measureSteady(studio, Number(values.minutes)),
};
const wanted =
  positionals.length > 0
    ? positionals
    : Object.keys(measures).filter((name) => !['library', 'steady', 'volume'].includes(name));
const unknown = wanted.filter((name) => !(name in measures));
if (unknown.length > 0 || !(Number(values.minutes) > 0)) {
  complain(`Name any of ${Object.keys(measures).join(', ')}; --minutes is a positive number.`);
  process.exit(2);
}

const studio = await openStudio();
onStop(() => void studio.remove().then(() => process.exit(1)));
let missed = 0;
try {
  for (const name of wanted) {
    say(`\n${name}`);
    for (const finding of await measures[name]!(studio)) if (!report(finding)) missed += 1;
  }
} finally {
  await studio.remove();
}
process.exitCode = missed === 0 ? 0 : 1;

async function withBrowser(
  running: Studio,
  measure: (studio: Studio, browser: Browser) => Promise<Finding[]>,
): Promise<Finding[]> {
  const opened = await openBrowser(findBrowser());
  if ('fault' in opened) throw new Error(opened.fault);
  try {
    return await measure(running, opened.browser);
  } finally {
    await opened.browser.close();
  }
}
