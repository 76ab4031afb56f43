import type { MediaContext } from '../media/media-services.ts';
import { dropPortrait, removeFiles } from './portrait.ts';
import { answersOf } from './requests.ts';

/** Deletes requests that ended unanswered before an instant, at most so many at a time; returns how many. */
export async function purgeRequests(
  { database, media }: Pick<MediaContext, 'database' | 'media'>,
  before: string,
  batch: number,
): Promise<number> {
  const { count, files } = await database.queries.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('testimonial_requests')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('expires_at', '<=', before)
      .limit(batch)
      .execute();
    const dropped: string[] = [];
    for (const row of old) {
      dropped.push(...(await dropPortrait(trx, answersOf(row))));
      await trx.deleteFrom('testimonial_requests').where('id', '=', row.id).execute();
    }
    return { count: old.length, files: dropped };
  });
  await removeFiles(media, files);
  return count;
}
