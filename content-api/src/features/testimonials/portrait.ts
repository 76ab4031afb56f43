import type { FastifyRequest } from 'fastify';
import { stemOf, urlOf } from '../../core/media/file-names.ts';
import { isRasterType } from '../../core/media/file-types.ts';
import type { Actor } from '../../core/audit/audit.ts';
import type { Queries } from '../../db/database.ts';
import { addFile } from '../media/add-file.ts';
import { wrongType } from '../media/faults.ts';
import type { MediaContext, MediaServices } from '../media/media-services.ts';
import { formerOf } from '../media/repository.ts';
import { storePart } from '../media/store-file.ts';
import type { Answers } from './requests.ts';

const megabyte = 1024 * 1024;

/** Largest portrait. */
const portraitBytes = 10 * megabyte;

/** A picture that was sent with a form. */
export type Portrait = Pick<Answers, 'face' | 'media'>;

/** Takes a portrait into the library through the checks of every upload. @throws Fault 413, 415, 422 */
export async function storePortrait(
  context: MediaContext,
  request: FastifyRequest,
  sent: { chunks: AsyncIterable<Buffer>; name: string },
  actor: Actor,
): Promise<Portrait> {
  const most = Math.min(context.config.media.pictureBytes, portraitBytes);
  const limits = { ...context.config.media, pictureBytes: most, videoBytes: most };
  const bounded = { ...context, config: { ...context.config, media: limits } };
  const file = await storePart(bounded, request, sent);
  if (!isRasterType(file.type.type)) {
    await context.media.folder.remove(file.path);
    throw wrongType('A portrait is a JPEG, PNG, WebP or AVIF picture');
  }
  const { row, isNew } = await addFile(context, file, actor);
  // A file that the library has already is not the client's to remove.
  return { face: urlOf(row.path), media: isNew ? row.id : '' };
}

/**
 * Takes a portrait out of the library that came with these answers. Returns its files, to be removed after the
 * transaction; none while another record shows it.
 *
 * @param except id of a record that may name it
 */
export async function dropPortrait(
  trx: Queries,
  { media }: Pick<Answers, 'media'>,
  except = '',
): Promise<string[]> {
  if (media === '') return [];
  const row = await trx.selectFrom('media').selectAll().where('id', '=', media).executeTakeFirst();
  if (row === undefined) return [];
  const files = [row.path, ...formerOf(row)];
  const use = await trx
    .selectFrom('media_uses')
    .innerJoin('revisions', 'revisions.id', 'media_uses.revision')
    .innerJoin('records', 'records.key', 'revisions.record')
    .select('records.id')
    .where('media_uses.stem', 'in', files.map(stemOf))
    .where('records.id', '!=', except)
    .executeTakeFirst();
  if (use !== undefined) return [];
  await trx.deleteFrom('media').where('id', '=', media).execute();
  return files;
}

/** Removes what `dropPortrait` has named. */
export async function removeFiles({ folder }: MediaServices, files: readonly string[]): Promise<void> {
  for (const file of files) await folder.remove(file);
}
