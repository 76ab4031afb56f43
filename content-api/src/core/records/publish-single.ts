import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { nextVersion } from '../../lib/next-version.ts';
import type { Context } from '../context.ts';
import { singleId } from './record-key.ts';
import { findRecord } from './record-rows.ts';
import type { PublishBy } from './rules/rules.ts';
import { publish } from './write.ts';

/** Publishes data of a kind of which there is one record, as its next version. @throws Fault as `publish` does */
export async function publishSingle(
  trx: Queries,
  { clock }: Pick<Context, 'clock'>,
  by: PublishBy,
  data: Values,
): Promise<void> {
  const id = singleId(by.kind);
  const row = await findRecord(trx, by.kind, id);
  await publish(trx, by, [{ id, data, at: nextVersion(clock, row?.updated_at) }]);
}
