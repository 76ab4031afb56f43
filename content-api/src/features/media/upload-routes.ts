import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowUpload } from 'server-kit';
import { consumeRate } from '../../core/accounts/throttle.ts';
import { mediaCalls } from '../../contract/calls/media.ts';
import type { StoredMedia } from '../../contract/media.ts';
import { writeContent } from '../../core/records/write.ts';
import type { Author } from '../../core/records/write.ts';
import { writeJson } from '../../db/json.ts';
import { route } from '../../http/route.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import type { Actor } from '../../core/audit/audit.ts';
import { invalid } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { urlOf } from '../../core/media/file-names.ts';
import { addFile } from './add-file.ts';
import type { MediaContext } from './media-services.ts';
import { wrongType } from './faults.ts';
import { fileColumns } from './file-columns.ts';
import { replaceUses } from './replace-uses.ts';
import { formerOf, groupOf, requireMedia, toMedia } from './repository.ts';
import type { MediaRow } from './repository.ts';
import { storeBrought, storeSent } from './store-file.ts';
import type { StoredFile } from './store-file.ts';

const tooManyText = 'You have added as many files as an account may within an hour. Please go on later.';

/** Calls that bring a file. */
export async function registerUploads(app: FastifyInstance, context: MediaContext): Promise<void> {
  const { database, clock, kinds, media, config } = context;

  /** Counts before anything of the file is read. */
  async function countUpload(request: FastifyRequest): Promise<void> {
    const key = `uploads:${requireViewer(request).account.id}`;
    const rate = config.limits.uploadsPerAccount;
    await database.withoutSync((db) => consumeRate(db, key, rate, clock.nowMs(), tooManyText));
    allowUpload(request.raw);
  }

  async function add(file: StoredFile, actor: Actor): Promise<StoredMedia> {
    const { row, isNew } = await addFile(context, file, actor);
    if (isNew) return stored(row, file);
    const warning = `The library has this file already, as “${row.name}”. It was not added again.`;
    return stored(row, { ...file, warnings: [...file.warnings, warning] });
  }

  /** The file's place in records, its old version for the history, and its row change together or not at all. */
  async function replace(id: string, group: string, file: StoredFile, actor: Author) {
    try {
      if (group === 'font') throw wrongType('A font is changed in the look that has it');
      if (file.type.group !== group) throw wrongType(`Choose another ${group} to take its place`);
      const row = await writeContent(context, actor, async (trx) => {
        const old = await requireMedia(trx, id);
        const url = urlOf(file.path);
        const author = actor.userId;
        const records = await replaceUses(trx, { stem: old.stem, url, author, clock, kinds });
        await trx
          .updateTable('media')
          .set({
            ...fileColumns(file.path, file),
            name: file.name,
            former: writeJson([...formerOf(old), old.path]),
            updated_at: nextVersion(clock, old.updated_at),
          })
          .where('id', '=', id)
          .execute();
        const detail = { name: file.name, path: file.path, was: old.path, records };
        const entry = { action: 'replace', entity: 'media', entityId: id, detail };
        const changed = records === 0 ? 'nothing' : 'everything';
        return { result: await requireMedia(trx, id), entry, changed };
      });
      media.variants.start();
      return stored(row, file);
    } catch (error) {
      await media.folder.remove(file.path);
      throw error;
    }
  }

  route(app, mediaCalls.bringMedia, async ({ body: { url }, request }) => {
    if (url.startsWith('/')) throw invalid({ url: 'Address must be one of another site' });
    await countUpload(request);
    return add(await storeBrought(context, request, url), actorOf(request));
  });

  await app.register((scope, _options, done) => {
    // The body is read by what takes the file, while it arrives.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    route(scope, mediaCalls.uploadMedia, async ({ request }) => {
      await countUpload(request);
      return add(await storeSent(context, request), actorOf(request));
    });

    route(scope, mediaCalls.replaceMedia, async ({ params: { id }, request }) => {
      await countUpload(request);
      const known = await requireMedia(database.queries, id);
      return replace(id, groupOf(known), await storeSent(context, request), actorOf(request));
    });
    done();
  });
}

function stored(row: MediaRow, { warnings, font }: StoredFile): StoredMedia {
  return { ...toMedia(row), ...(warnings.length > 0 && { warnings }), ...(font && { font }) };
}
