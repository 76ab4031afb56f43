import { founders } from '../contract/kinds/founders.ts';
import { faceNameOf } from '../contract/kinds/kind.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import { answerSchemaOf } from '../contract/schemas/kind-schemas.ts';
import type { Reads } from '../db/database.ts';
import { findLive } from './live-records.ts';
import { toAnswer } from './answers.ts';
import type { LiveRecord } from './answers.ts';
import { textOf } from './read-values.ts';
import { singleId } from './record-key.ts';

/** The picture of the founder who has the name in a record's byline; nothing for any other author. */
export async function readFace(db: Reads, kind: Kind, { data }: LiveRecord): Promise<Record<string, string>> {
  if (kind.byline === undefined) return {};
  const found = await findLive(db, founders, singleId(founders));
  if (found === undefined) return {};
  const { data: known } = answerSchemaOf(founders).safeParse(toAnswer(founders, found));
  const name = comparable(textOf(data[kind.byline]));
  const image = known?.founders.find((one) => comparable(one.name) === name)?.image;
  return image ? { [faceNameOf(kind.byline)]: image } : {};
}

function comparable(name: string): string {
  return name.trim().toLowerCase();
}
