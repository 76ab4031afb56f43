import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeContent } from '../../core/records/write.ts';
import { mediaCalls } from '../../contract/calls/media.ts';
import { limits } from '../../contract/limits.ts';
import type { Media, MediaDetail, MediaUse } from '../../contract/media.ts';
import type { Queries } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import { mayEdit, requireRight } from '../../http/require-right.ts';
import { route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { fault } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { pageOf } from '../../lib/page.ts';
import { stemOf, urlOf } from '../../core/media/file-names.ts';
import type { MediaContext } from './media-services.ts';
import { isBlocking, readUses } from './read-uses.ts';
import { formerOf, listMedia, requireMedia, toMedia } from './repository.ts';
import type { MediaRow } from './repository.ts';

/** The media library, but for the calls that bring a file. */
export function registerMediaRoutes(app: FastifyInstance, context: MediaContext): void {
  const { database, clock, media, kinds } = context;

  /** Of records that the account may not edit, only the kind is told. */
  function told(request: FastifyRequest, uses: MediaUse[]): MediaUse[] {
    const open = new Set(kinds.filter((kind) => mayEdit(request, kind)).map(({ name }) => name));
    return uses.map((use) => (open.has(use.kind) ? use : { ...use, title: '' }));
  }

  async function detailOf(db: Queries, row: MediaRow, request: FastifyRequest): Promise<MediaDetail> {
    const made = await media.folder.variantsOf(row.path);
    const sizes = made.map(({ path, format, width, bytes }) => ({
      url: urlOf(path),
      type: `image/${format}`,
      width: Math.min(width, row.width ?? width),
      bytes,
    }));
    return { ...toMedia(row), usedIn: told(request, await readUses(db, stemsOf(row))), sizes };
  }

  route(app, mediaCalls.listMedia, async ({ query }) => {
    const page = pageOf(query, limits.recordPageSize);
    const { items, total } = await listMedia(database.queries, query, page);
    return { items, total, page: page.page, size: page.size };
  });

  route(app, mediaCalls.getMedia, async ({ params, request }) =>
    detailOf(database.queries, await requireMedia(database.queries, params.id), request),
  );

  route(app, mediaCalls.changeMedia, ({ params: { id }, body, request }) =>
    writeContent(context, actorOf(request), async (trx) => {
      const row = await requireMedia(trx, id);
      const current = toMedia(row);
      requireCurrent(request, body, current);
      const { name, alt, alts, caption, credit, focus } = body;
      const set = {
        ...{ name, alt, caption, credit },
        alts: alts && writeJson(alts),
        focus: focus && writeJson(focus),
      };
      await trx
        .updateTable('media')
        .set({ ...set, updated_at: nextVersion(clock, current.updatedAt) })
        .where('id', '=', id)
        .execute();
      const result = toMedia(await requireMedia(trx, id));
      const entry = { action: 'update', entity: 'media', entityId: id };
      // Texts show the alt text where they have none of their own, and crops keep the focal point.
      const shown = ({ alt: own, alts: others, focus: point }: Media) => [own, others, point];
      const isHidden = isDeepStrictEqual(shown(result), shown(current));
      return { result, entry, changed: isHidden ? 'nothing' : 'everything' };
    }),
  );

  route(app, mediaCalls.deleteMedia, async ({ params: { id }, query, request }) => {
    if (query['even-if-used'] === 'true') requireRight(request, 'publish');
    // As a write of content, so that no record takes the file up meanwhile.
    const { row, usedIn } = await writeContent(context, actorOf(request), async (trx) => {
      const row = await requireMedia(trx, id);
      const usedIn = told(request, await readUses(trx, stemsOf(row)));
      if (query['even-if-used'] !== 'true' && usedIn.some(isBlocking)) throw inUse(usedIn);
      await trx.deleteFrom('media').where('id', '=', id).execute();
      const detail = { name: row.name, path: row.path, uses: usedIn.length };
      const entry = { action: 'delete', entity: 'media', entityId: id, detail };
      return { result: { row, usedIn }, entry, changed: 'nothing' };
    });
    for (const file of [row.path, ...formerOf(row)]) await media.folder.remove(file);
    return { success: true, message: 'File deleted successfully', usedIn };
  });
}

function stemsOf(row: MediaRow): string[] {
  return [row.path, ...formerOf(row)].map(stemOf);
}

function inUse(usedIn: MediaUse[]) {
  const count = usedIn.filter(isBlocking).length;
  const message = `This file is used in ${count} ${count === 1 ? 'place' : 'places'}`;
  return fault({ status: 409, code: 'IN_USE', message, usedIn });
}
