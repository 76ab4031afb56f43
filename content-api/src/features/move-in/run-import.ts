import { setImmediate } from 'node:timers/promises';
import type { ImportColumns, ImportMapping } from '../../contract/imports.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { readTimeZone } from '../../core/records/read-time-zone.ts';
import { writeContent } from '../../core/records/write.ts';
import type { Author } from '../../core/records/write.ts';
import { toIso } from '../../lib/clock.ts';
import { isFault } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { arrivedParts, countAddresses } from './addresses.ts';
import { changeBatch, faultsMax, mappingFor, requireBatch } from './batches.ts';
import type { Batch, StoredFault } from './batches.ts';
import { createMediaBringer } from './bring-media.ts';
import type { Item } from './item.ts';
import type { MoveInContext } from './move-in-context.ts';
import { redirectParts } from './make-redirects.ts';
import type { OpenSource } from './open-source.ts';
import { findPlaces, pathsOf, requireKind, storeOrigins } from './places.ts';
import type { Place } from './places.ts';
import type { Plan } from './plan.ts';
import { prepareItem, unknownAuthor } from './prepare-item.ts';
import { readSource } from './read-source.ts';
import { relinkEarlier } from './relink-earlier.ts';
import { targetsOf } from './rewrite.ts';
import { readMenus } from './read-menus.ts';
import { saveItem } from './save-item.ts';
import type { ReadyItem } from './save-item.ts';

interface Run {
  batch: string;
  plan: Plan;
  source: OpenSource;
  columns?: ImportColumns;
  /** Folders with the files of the old site. */
  folders: readonly string[];
  actor: Author;
  onProgress?: (done: number, total: number) => void;
}

/** Items of one transaction. */
const partSize = 20;

/**
 * Brings a source in as drafts of a batch. It may end at any moment: the next run goes on, and finds what is there
 * unchanged.
 */
export async function runImport(context: MoveInContext, run: Run): Promise<Batch> {
  const { database, clock, config, hasher } = context;
  const { queries } = database;
  const { plan, source, actor } = run;
  const batch = await requireBatch(queries, run.batch);
  const mapping: ImportMapping = mappingFor(
    plan.types.map(({ type }) => type),
    batch.mapping,
  );
  const total = plan.count;
  const counts = {
    ...batch.counts,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    media: 0,
    types: plan.types,
  };
  const faults: StoredFault[] = [...plan.faults];
  counts.skipped = faults.length;
  await changeBatch(queries, batch.id, toIso(clock.nowMs()), {
    state: 'running',
    mapping,
    progress: { done: 0, total },
  });

  // Where everything goes, before the first text is written.
  const { scratch } = source;
  const earlier = () => arrivedParts(queries, batch.source);
  const origins = await storeOrigins(queries, batch.source, scratch);
  const places = await findPlaces(queries, plan, { mapping, origins, scratch });
  const targets = await targetsOf(source, { places, earlier: earlier() });
  const media = await createMediaBringer({
    context,
    actor,
    batch: batch.id,
    site: plan.site,
    folders: run.folders,
    files: plan.files,
    scratch,
  });
  const timeZone = await readTimeZone({ database, config });

  const note = (fault: StoredFault) => {
    if (faults.length < faultsMax) faults.push(fault);
  };
  const skip = (fault: StoredFault) => {
    counts.skipped += 1;
    note(fault);
  };

  // Each item with its files, some of them in one transaction.
  const seen = scratch.keys();
  let done = 0;
  let part: ReadyItem[] = [];
  for await (const found of readSource(source, run.columns)) {
    if (found.is !== 'item' || !seen.add(found.item.id)) continue;
    const { item } = found;
    const place = places.get(item.id);
    if (place === undefined) skip(leftOut(item, plan.site));
    else {
      const { ready, missing, notes } = await prepareItem(item, {
        place,
        source,
        site: plan.site,
        files: plan.files,
        targets,
        media,
        timeZone,
        madeAt: batch.createdAt,
        author: unknownAuthor,
        origin: originOf(batch, item, place),
      });
      for (const message of missing)
        skip({ item: item.title || item.id, line: item.line, field: 'picture', message });
      for (const message of notes) note({ item: item.title || item.id, line: item.line, message });
      const passwordHash = isProtected(ready, item) ? await hasher.hash(item.password) : undefined;
      part.push({ ...ready, passwordHash });
    }
    if (part.length === partSize) await save();
  }
  await save();

  async function save(): Promise<void> {
    await saveAll(part);
    done += part.length;
    part = [];
    await changeBatch(queries, batch.id, toIso(clock.nowMs()), { progress: { done, total } });
    run.onProgress?.(done, total);
  }

  /** Redirects are counted as addresses. */
  async function saveAll(items: readonly ReadyItem[], isCounted = true): Promise<void> {
    if (items.length === 0) return;
    await setImmediate();
    const results = await writeContent(context, actor, async (trx) => {
      const at = nextVersion(clock);
      const outcomes: ('created' | 'updated' | 'unchanged' | StoredFault)[] = [];
      for (const item of items) {
        try {
          outcomes.push(await saveItem(trx, item, { author: actor.userId, at }));
        } catch (error) {
          if (!isFault(error)) throw error;
          outcomes.push(refused(item, error));
        }
      }
      const entry = {
        action: 'import',
        entity: 'content',
        entityId: batch.id,
        detail: { items: items.length },
      };
      const isWritten = outcomes.some((one) => one === 'created' || one === 'updated');
      return { result: outcomes, entry: isWritten ? entry : [], changed: 'nothing' };
    });
    for (const result of results) {
      if (typeof result !== 'string') skip(result);
      else if (isCounted) counts[result] += 1;
    }
  }

  // The end, over the whole batch: links of earlier runs, and redirects.
  let relinked: ReadyItem[] = [];
  const relinking = relinkEarlier(queries, { earlier: earlier(), places, targets, site: plan.site });
  for await (const item of relinking) {
    relinked.push(item);
    if (relinked.length < partSize) continue;
    await saveAll(relinked, false);
    relinked = [];
  }
  await saveAll(relinked, false);
  for await (const redirects of redirectParts(queries, { source: batch.source, scratch, origins }))
    await saveAll(redirects, false);
  const author = actor.userId;
  const menus = await readMenus(queries, { batch, plan, mapping, places, targets, origins, author });
  menus.faults.forEach(note);
  await saveAll(menus.ready, false);

  counts.media = media.count();
  await changeBatch(queries, batch.id, toIso(clock.nowMs()), { state: 'drafts', faults, counts });
  counts.addresses = await countAddresses(queries, await requireBatch(queries, batch.id), scratch);
  await changeBatch(queries, batch.id, toIso(clock.nowMs()), { counts });
  return requireBatch(queries, batch.id);
}

function originOf(batch: Batch, item: Item, { addresses, origin, kind }: Place): ReadyItem['origin'] {
  return {
    import: origin?.import ?? batch.id,
    source: batch.source,
    sourceId: item.id,
    addresses,
    state: stateHere(item, requireKind(kind)),
    at: item.createdAt,
    before: null,
  };
}

/** Whether it is made with a password: who has access to what is there is the studio's decision. */
function isProtected({ kind, known }: ReadyItem, { password }: Item): boolean {
  return password !== '' && known === undefined && kind.audiences === true;
}

/** A kind that everybody may see takes what had a password as a draft. */
function stateHere({ password, state }: Item, kind: Kind): Item['state'] {
  return password !== '' && kind.audiences !== true ? 'draft' : state;
}

function leftOut(item: Item, site: string): StoredFault {
  const { title, id, line, type } = item;
  return {
    item: title || id,
    line,
    message: `nothing here takes items of the type ${type}`,
    addresses: pathsOf(item, site),
  };
}

function refused(
  { data, origin }: ReadyItem,
  error: Error & { fields?: Record<string, string> },
): StoredFault {
  const [field, message] = Object.entries(error.fields ?? {})[0] ?? [undefined, error.message];
  const title = typeof data.title === 'string' ? data.title : origin.sourceId;
  return { item: title, field, message, addresses: origin.addresses };
}
