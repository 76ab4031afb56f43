import type { Context } from '../../core/context.ts';
import { about } from '../../contract/kinds/about.ts';
import { home } from '../../contract/kinds/home.ts';
import { legal } from '../../contract/kinds/legal.ts';
import { project } from '../../contract/kinds/project.ts';
import { service } from '../../contract/kinds/service.ts';
import { studio } from '../../contract/kinds/studio.ts';
import { readTrade } from '../../contract/kinds/trade.ts';
import type { Setup } from '../../contract/setup.ts';
import type { Queries } from '../../db/database.ts';
import { countLive, findLive } from '../../core/records/live-records.ts';
import { textOf } from '../../core/records/read-values.ts';
import { singleId } from '../../core/records/record-key.ts';
import { readMail } from '../outbox/stored-mail.ts';

/** The steps of a studio that began empty. There are none after demo content, an import or an upgrade. */
export async function readSetup(
  db: Queries,
  context: Pick<Context, 'kinds' | 'config' | 'siteSecret'>,
): Promise<Setup> {
  if (await wasFilledIn(db)) return { steps: [] };
  const { kinds, config } = context;
  const words = (await findLive(db, studio, singleId(studio)))?.data ?? {};
  const story = (await findLive(db, about, singleId(about)))?.data ?? {};
  const look = kinds.find(({ name }) => name === 'look');
  const isEnded = readTrade(words.trade) === 'software' && words.hasBuiltInServices === false;
  const isFilled = (value: unknown) => textOf(value) !== '';
  return {
    steps: [
      { name: 'trade', isDone: words.trade !== undefined },
      { name: 'name', isDone: isFilled(words.name) && words.name !== studio.fields.name.default },
      { name: 'mark', isDone: isFilled(words.mark) },
      ...(look === undefined
        ? []
        : [{ name: 'colours' as const, isDone: (await findLive(db, look, singleId(look))) !== undefined }]),
      { name: 'home', isDone: (await findLive(db, home, singleId(home))) !== undefined },
      { name: 'project', isDone: (await countLive(db, project)) > 0 },
      { name: 'services', isDone: isEnded || (await countLive(db, service)) > 0 },
      { name: 'about', isDone: isFilled(story.title) },
      { name: 'contact', isDone: isFilled(words.email) || isFilled(words.phone) },
      { name: 'legal', isDone: (await findLive(db, legal, singleId(legal))) !== undefined },
      { name: 'mail', isDone: ((await readMail(db, context)) ?? config.webhook) !== undefined },
    ],
  };
}

/** Whether the studio record was written by something other than a person. */
async function wasFilledIn(db: Queries): Promise<boolean> {
  const row = await db
    .selectFrom('revisions')
    .select('id')
    .where('kind', '=', studio.name)
    .where('author', '=', '')
    .executeTakeFirst();
  return row !== undefined;
}
