import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDataDir, runCli, startServer } from '../test/support/server-process.ts';
import { largeContent } from './content.ts';
import { measureCached, measureUncached } from './measure-lists.ts';
import { measureFlood, measureUniformity } from './measure-logins.ts';

/** `npm run bench -w content-api`: ratios measured in one run, each beside its goal. */
const dataDir = newDataDir();
const email = 'bench@studio.example';
const env = {
  DATA_DIR: dataDir,
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: 'a benchmark pass phrase',
  LOG_LEVEL: 'warn',
};
let missed = 0;

function tell(name: string, value: string, goal: string, isMet: boolean): void {
  if (!isMet) missed += 1;
  console.log(`${isMet ? 'ok    ' : 'MISSED'} ${name.padEnd(46)} ${value.padEnd(26)} goal ${goal}`);
}

const startMs = await measureStart(env);
tell('start to ready with 1,000 posts', `${startMs} ms`, '< 1000 ms', startMs < 1000);
const many = { ...env, DATA_DIR: newDataDir() };
const longStartMs = await measureStart(many, 10_000);
tell('start to ready with 10,000 posts', `${longStartMs} ms`, '< 5000 ms', longStartMs < 5000);
rmSync(many.DATA_DIR, { recursive: true, force: true });

const server = await start();
const cached = await measureCached(server.url);
const speed = `${cached.ratio.toFixed(2)} (${Math.round(cached.perSecond)}/s, p99 ${cached.p99Ms.toFixed(1)} ms)`;
tell('cached list / constant answer of Fastify', speed, '>= 0.90', cached.ratio >= 0.9);

const uniform = await measureUniformity(server.url, email);
tell(
  'known / unknown account, difference of medians',
  `${(uniform * 100).toFixed(1)} %`,
  '< 5 %',
  uniform < 0.05,
);

await stop(server);

const guarded = await start('1');
const flood = await measureFlood(guarded.url, guarded.pid);
const flooded = `x${flood.ratio.toFixed(1)}, +${Math.round(flood.addedMb)} MB, ${flood.errors} errors, ${flood.tries} tries`;
const isCalm = flood.ratio < 4 && flood.addedMb < 150 && flood.errors === 0 && flood.isUniform;
tell('p99 of reads while 200 wrong logins run', flooded, '< x4, < +150 MB', isCalm);
await stop(guarded);

const uncached = await measureUncached(dataDir);
const bare = `${uncached.ratio.toFixed(2)} (${uncached.ownMs.toFixed(2)} / ${uncached.rawMs.toFixed(2)} ms)`;
tell('uncached list of 12 / bare database read', bare, '>= 0.60', uncached.ratio >= 0.6);

rmSync(dataDir, { recursive: true, force: true });
process.exitCode = missed === 0 ? 0 : 1;

/** From the command to an answer, of a server that has started on this content before. */
async function measureStart(settings: typeof env, postCount?: number): Promise<number> {
  // An account is made by the first start only, and never beside content.
  await stop(await start(undefined, settings));
  const file = path.join(settings.DATA_DIR, 'content.json');
  writeFileSync(file, JSON.stringify(largeContent(postCount)));
  const imported = await runCli('content', ['import', file], settings);
  if (imported.code !== 0) throw new Error(imported.output);
  await stop(await start(undefined, settings));
  const startedMs = Date.now();
  const running = await start(undefined, settings);
  const tookMs = Date.now() - startedMs;
  await stop(running);
  return tookMs;
}

/** The parameters of production; limits are lifted where they would end the measurement. */
function start(limitsScale = '1000000', settings = env) {
  return startServer({ ...settings, LIMITS_SCALE: limitsScale, LOG_LEVEL: 'info' });
}

async function stop(running: Awaited<ReturnType<typeof start>>): Promise<void> {
  running.kill('SIGTERM');
  await running.ended;
}
