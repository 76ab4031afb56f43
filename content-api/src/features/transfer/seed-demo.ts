import { cp, mkdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../../core/context.ts';
import { holdsContent } from '../../db/emptiness.ts';
import { toIso } from '../../lib/clock.ts';
import { readMeta, writeMeta } from '../../db/meta.ts';
import { writeContent } from '../../core/records/write.ts';
import { contentFileSchemaOf } from './content-file.ts';
import { importContent } from './import-content.ts';

const demoDir = path.join(import.meta.dirname, '../../../demo');
const seededKey = 'demo_content';

/** Fills an empty database with the demo content, once: what an admin deletes does not come back. */
export async function seedDemo(context: Context): Promise<boolean> {
  const { database, config, clock, kinds } = context;
  if ((await readMeta(database.queries, seededKey)) !== undefined || (await holdsContent(database.queries))) {
    return false;
  }
  const file = contentFileSchemaOf(kinds).parse(
    JSON.parse(await readFile(path.join(demoDir, 'content.json'), 'utf8')),
  );
  await copyMedia(path.join(config.dataDir, 'media'));
  const actor = { userId: '', ip: '', requestId: 'start' };
  return writeContent(context, actor, async (trx) => {
    // Another process may have been faster.
    const isOurs = (await readMeta(trx, seededKey)) === undefined && !(await holdsContent(trx));
    if (isOurs) {
      await importContent(trx, file, toIso(clock.nowMs()), kinds);
      await writeMeta(trx, seededKey, toIso(clock.nowMs()));
    }
    return { result: isOurs, entry: { action: 'seed', entity: 'content' }, changed: 'everything' };
  });
}

/** Files that are there already are kept: a start may have been cut short, or they are the studio's own. */
async function copyMedia(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const source = path.join(demoDir, 'media');
  if (existsSync(source)) await cp(source, target, { recursive: true, force: false, errorOnExist: false });
}
