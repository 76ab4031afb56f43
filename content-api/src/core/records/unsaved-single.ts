import { defaultTexts } from '../../contract/legal-texts.ts';
import { legal } from '../../contract/kinds/legal.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Reads } from '../../db/database.ts';
import { readStudioTrade } from './read-trade.ts';
import { readValues } from './read-values.ts';

/**
 * What a kind with exactly one record says as long as none was saved. The legal texts are those of the specification, for
 * software: others state none until they write some.
 */
export async function unsavedSingle(db: Reads, { name, fields }: Kind): Promise<Values> {
  const values = readValues(fields, {});
  if (name !== legal.name || (await readStudioTrade(db)) !== 'software') return values;
  return { ...values, ...defaultTexts };
}
