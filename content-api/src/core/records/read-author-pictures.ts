import { founders } from '../../contract/kinds/founders.ts';
import { authorPictureNameOf } from '../../contract/kinds/kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { answerSchemaOf } from '../../contract/schemas/kind-schemas.ts';
import type { Reads } from '../../db/database.ts';
import { findLive } from './live-records.ts';
import { toAnswer } from './answers.ts';
import type { LiveRecord } from './answers.ts';
import { textOf } from './read-values.ts';
import { singleId } from './record-key.ts';

type PictureOf = (record: LiveRecord) => Record<string, string>;

/** Finds the picture of the founder who has the name in a record's byline; nothing for any other author. */
export async function readAuthorPictures(db: Reads, { byline }: Kind): Promise<PictureOf> {
  const found = byline === undefined ? undefined : await findLive(db, founders, singleId(founders));
  if (byline === undefined || found === undefined) return () => ({});
  const { data: known } = answerSchemaOf(founders).safeParse(toAnswer(founders, found));
  const images = new Map(known?.founders.map(({ name, image }) => [comparable(name), image]));
  return ({ data }) => {
    const image = images.get(comparable(textOf(data[byline])));
    return image ? { [authorPictureNameOf(byline)]: image } : {};
  };
}

function comparable(name: string): string {
  return name.trim().toLowerCase();
}
