import path from 'node:path';
import { openSqlite } from '../src/db/open-sqlite.ts';
import { project } from '../src/contract/kinds/project.ts';
import { countLive, pageOfLive } from '../src/core/records/live-records.ts';
import { toCard } from '../src/core/records/answers.ts';
import { startConstant } from './constant-limit.ts';
import { load, median } from './load.ts';

const rounds = 5;
const secondsEach = 2;

/** Throughput of a cached list relative to a constant answer of the same server; rounds alternate, so noise hits both. */
export async function measureCached(
  server: string,
): Promise<{ ratio: number; perSecond: number; p99Ms: number }> {
  const list = `${server}/api/projects?view=card`;
  const constant = await startConstant(list);
  const ours: number[] = [];
  const limit: number[] = [];
  const tails: number[] = [];
  try {
    for (const url of [list, constant.url]) await load({ urls: [url], seconds: 1 });
    for (let round = 0; round < rounds; round += 1) {
      const own = await load({ urls: [list], seconds: secondsEach });
      ours.push(own.perSecond);
      tails.push(own.p99Ms);
      limit.push((await load({ urls: [constant.url], seconds: secondsEach })).perSecond);
    }
  } finally {
    constant.stop();
  }
  return { ratio: median(ours) / median(limit), perSecond: median(ours), p99Ms: median(tails) };
}

/** Throughput of an uncached list of 12 projects relative to the bare rows of the same query. */
export async function measureUncached(
  dataDir: string,
): Promise<{ ratio: number; ownMs: number; rawMs: number }> {
  const database = openSqlite({ file: path.join(dataDir, 'content.db'), backupsDir: dataDir });
  const page = { page: 1, size: 12, offset: 0 };
  const raw = () =>
    Promise.all([
      database.queries
        .selectFrom('records')
        .innerJoin('revisions', 'revisions.id', 'records.live_revision')
        .select(['records.id', 'records.created_at', 'records.live_at', 'revisions.data'])
        .where('records.kind', '=', project.name)
        .orderBy('records.sort_key', 'desc')
        .orderBy('records.id', 'desc')
        .limit(page.size)
        .execute(),
      countLive(database.queries, project),
    ]);
  const own = async () => {
    const { records } = await pageOfLive(database.queries, project, page);
    return records.map((record) => toCard(project, record));
  };
  const times = { own: [] as number[], raw: [] as number[] };
  for (let round = 0; round < 400; round += 1) {
    for (const [name, work] of [
      ['own', own],
      ['raw', raw],
    ] as const) {
      const startedMs = performance.now();
      await work();
      times[name].push(performance.now() - startedMs);
    }
  }
  await database.close();
  const [ownMs, rawMs] = [median(times.own), median(times.raw)];
  return { ratio: rawMs / ownMs, ownMs, rawMs };
}
