import { parseData } from '../../core/records/complete.ts';
import type { ImportColumns, ImportCounts, ImportMapping } from '../../contract/imports.ts';
import type { Queries } from '../../db/database.ts';
import { isFault } from '../../lib/fault.ts';
import { arrivedParts } from './addresses.ts';
import { faultsMax, mappingFor, noCounts } from './batches.ts';
import type { StoredFault } from './batches.ts';
import { sizeSuffix } from './bring-media.ts';
import type { MediaBringer } from './bring-media.ts';
import type { OpenSource } from './open-source.ts';
import { findPlaces, requireKind, storeOrigins } from './places.ts';
import type { Plan } from './plan.ts';
import { prepareItem, unknownAuthor } from './prepare-item.ts';
import { readMenus } from './read-menus.ts';
import { readSource } from './read-source.ts';
import { targetsOf } from './rewrite.ts';

interface Rehearsal {
  plan: Plan;
  source: OpenSource;
  columns?: ImportColumns;
  mapping: ImportMapping;
  /** Id of the account; empty: a command. */
  author: string;
  onProgress?: (done: number) => Promise<void>;
}

/** Items between two reports of the progress. */
const partSize = 100;

/** Everything that a run does but for the writing; files are counted and not fetched. */
export async function rehearse(
  db: Queries,
  { plan, source, columns, mapping, author, onProgress }: Rehearsal,
): Promise<{ counts: ImportCounts; faults: StoredFault[]; mapping: ImportMapping }> {
  const whole = mappingFor(
    plan.types.map(({ type }) => type),
    mapping,
  );
  const { scratch } = source;
  const origins = await storeOrigins(db, plan.source, scratch);
  const places = await findPlaces(db, plan, { mapping: whole, origins, scratch });
  const targets = await targetsOf(source, { places, earlier: arrivedParts(db, plan.source) });
  const counts = { ...noCounts, types: plan.types, skipped: plan.faults.length };
  const faults = [...plan.faults];
  const addFault = (fault: StoredFault) => {
    if (faults.length < faultsMax) faults.push(fault);
  };
  const files = scratch.keys();
  let fileCount = 0;
  const media: MediaBringer = {
    bring: (address) => {
      if (files.add(address.replace(sizeSuffix, ''))) fileCount += 1;
      return Promise.resolve({ url: '/media/rehearsal.png' });
    },
    count: () => fileCount,
  };
  const seen = scratch.keys();
  let done = 0;
  for await (const found of readSource(source, columns)) {
    if (found.is !== 'item' || !seen.add(found.item.id)) continue;
    const { item } = found;
    const { id, title, line, type } = item;
    done += 1;
    if (done % partSize === 0) await onProgress?.(done);
    const place = places.get(id);
    const at = { item: title || id, line };
    if (place === undefined) {
      counts.skipped += 1;
      addFault({ ...at, message: `nothing here takes items of the type ${type}` });
      continue;
    }
    const { addresses } = place;
    const origin = {
      import: '',
      source: plan.source,
      sourceId: id,
      addresses,
      state: item.state,
      at: item.createdAt,
      before: null,
    };
    const { ready, notes } = await prepareItem(item, {
      place,
      source,
      site: plan.site,
      files: plan.files,
      targets,
      media,
      timeZone: 'UTC',
      madeAt: '',
      author: unknownAuthor,
      origin,
    });
    for (const message of notes) addFault({ ...at, message });
    try {
      parseData(requireKind(place.kind), ready.data, 'draft');
      counts[place.origin === undefined ? 'created' : 'unchanged'] += 1;
      counts.addresses += addresses.length;
    } catch (error) {
      if (!isFault(error)) throw error;
      const [field, message] = Object.entries(error.fields ?? {})[0] ?? [undefined, error.message];
      counts.skipped += 1;
      addFault({ ...at, field, message });
    }
  }
  const batch = { id: '', source: plan.source };
  const menus = await readMenus(db, { batch, plan, mapping: whole, places, targets, origins, author });
  menus.faults.forEach(addFault);
  return { counts: { ...counts, media: media.count() }, faults, mapping: whole };
}
