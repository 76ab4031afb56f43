import { findKind } from '../../contract/kinds/find-kind.ts';
import { findRevision } from '../../core/records/revisions.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { readValues } from '../../core/records/read-values.ts';
import type { Queries } from '../../db/database.ts';
import type { Arrived } from './addresses.ts';
import type { Place } from './places.ts';
import { linkTo } from './rewrite.ts';
import type { Targets } from './rewrite.ts';
import type { ReadyItem } from './save-item.ts';
import type { StoredMap } from './scratch.ts';
import { withAddresses } from './to-text.ts';

interface Earlier {
  earlier: AsyncIterable<readonly Arrived[]>;
  /** Of this run. */
  places: Pick<StoredMap<Place>, 'has'>;
  targets: Targets;
  site: string;
}

/** Records of earlier runs whose texts link what came in now: an export may be divided into several files. */
export async function* relinkEarlier(
  db: Queries,
  { earlier, places, targets, site }: Earlier,
): AsyncGenerator<ReadyItem> {
  for await (const part of earlier) {
    for (const { origin } of part) {
      if (places.has(origin.sourceId)) continue;
      const [name = '', id = ''] = origin.record.split('/');
      const kind = findKind(name);
      const revision = await findRevision(db, origin.record, origin.revision);
      if (kind === undefined || revision === undefined) continue;
      const base = origin.addresses[0] ?? '/';
      const link = (address: string) =>
        address.startsWith('/media/') ? address : linkTo(address, targets, { site, base });
      const values = readValues(kind.fields, revision.data);
      const data = relinked(values, (text) => withAddresses(text, { link, picture: (address) => address }));
      yield { kind, id, data, createdAt: '', known: origin, origin };
    }
  }
}

function relinked(values: Values, change: (text: string) => string): Values {
  const changed = { ...values };
  for (const name of ['content', 'blocks']) {
    const value = values[name];
    if (typeof value === 'string') changed[name] = change(value);
    else if (Array.isArray(value))
      changed[name] = value.map((block: unknown) =>
        typeof block === 'object' && block !== null && 'text' in block && typeof block.text === 'string'
          ? { ...block, text: change(block.text) }
          : block,
      );
  }
  return changed;
}
