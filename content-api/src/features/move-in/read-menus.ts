import { menuTargets } from '../../contract/imports.ts';
import type { ImportMapping } from '../../contract/imports.ts';
import { navigation } from '../../contract/kinds/navigation.ts';
import { rightOf } from '../../contract/kinds/right-of.ts';
import { authorMay } from '../../core/accounts/author-may.ts';
import { readDraft } from '../../core/records/merge-draft.ts';
import { readValues } from '../../core/records/read-values.ts';
import { recordKey, singleId } from '../../core/records/record-key.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import { findRevision } from '../../core/records/revisions.ts';
import type { Queries } from '../../db/database.ts';
import type { Batch, StoredFault } from './batches.ts';
import { menuLinks } from './menu-links.ts';
import { beforeOf } from './origins.ts';
import type { Origin } from './origins.ts';
import type { Plan } from './plan.ts';
import type { Place } from './places.ts';
import type { Targets } from './rewrite.ts';
import type { ReadyItem } from './save-item.ts';
import type { StoredMap } from './scratch.ts';

interface Menus {
  batch: Pick<Batch, 'id' | 'source'>;
  plan: Pick<Plan, 'menus' | 'site'>;
  mapping: ImportMapping;
  places: Pick<StoredMap<Place>, 'get'>;
  targets: Targets;
  origins: Pick<StoredMap<Origin>, 'get'>;
  author: string;
}

interface ReadyMenus {
  ready: ReadyItem[];
  faults: StoredFault[];
}

/** Id in the source: the navigation is one record. */
const menusId = 'menus';
const id = singleId(navigation);
const key = recordKey(navigation, id);
const fieldOf = { navigation: 'links', footer: 'footerLinks' } as const;

/** The navigation as the menus of a source have it; what no menu becomes stays as it is. */
export async function readMenus(db: Queries, parts: Menus): Promise<ReadyMenus> {
  const { batch, plan, mapping, origins, author } = parts;
  const wanted = menuTargets.flatMap((target) => {
    if (target === 'skip') return [];
    const type = [...plan.menus.keys()].find((one) => mapping[one] === target);
    return type === undefined ? [] : [{ type, target }];
  });
  if (wanted.length === 0) return { ready: [], faults: [] };
  const refused = (message: string): ReadyMenus => ({ ready: [], faults: [{ item: 'Menus', message }] });
  if (author !== '' && !(await authorMay(db, author, [rightOf(navigation)])))
    return refused('your account may not change the navigation, so it stays as it is');
  const known = origins.get(menusId);
  const other = await db
    .selectFrom('origins')
    .select('source')
    .where('record', '=', key)
    .where('source', '!=', batch.source)
    .executeTakeFirst();
  if (other !== undefined)
    return refused(`the navigation came in from ${other.source}, so it stays as it is`);

  const row = await findRecord(db, navigation, id);
  const stored = row && ((await readDraft(db, navigation, row)) ?? (await liveData(db, row.live_revision)));
  const data = readValues(navigation.fields, stored ?? {});
  const faults: StoredFault[] = [];
  for (const { type, target } of wanted) {
    const { links, left } = menuLinks(plan.menus.get(type) ?? [], { ...parts, site: plan.site });
    for (const message of left) faults.push({ item: type, message });
    if (links.length > 0) data[fieldOf[target]] = links;
  }
  const origin = {
    import: known?.import ?? batch.id,
    source: batch.source,
    sourceId: menusId,
    addresses: [],
    state: 'public',
    at: '',
    before: known === undefined ? ((row && beforeOf(row)) ?? null) : known.before,
  };
  return { ready: [{ kind: navigation, id, data, createdAt: '', known, origin }], faults };
}

async function liveData(db: Queries, revision: string | null) {
  return (await findRevision(db, key, revision))?.data;
}
