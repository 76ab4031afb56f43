import { z } from 'zod';
import { cleanLine } from '../../contract/clean-text.ts';
import { menuType } from '../../contract/imports.ts';
import type { Import, ImportColumns, ImportCounts } from '../../contract/imports.ts';
import { faultsMax } from './batches.ts';
import type { StoredFault } from './batches.ts';
import type { MenuEntry } from './item.ts';
import type { OpenSource } from './open-source.ts';
import { readSource } from './read-source.ts';
import type { StoredMap } from './scratch.ts';
import { createSourceFiles } from './source-files.ts';
import type { SourceFiles } from './source-files.ts';

/** What is kept of each item while the file is read again. */
export type PlannedItem = z.output<typeof plannedItemSchema>;
const plannedItemSchema = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  address: z.string(),
  formerAddresses: z.array(z.string()),
});

/** The first reading of a source: everything but the texts. */
export interface Plan {
  /** Origin of the old site; empty: unknown. */
  site: string;
  /** Identity of the source. */
  source: string;
  items: StoredMap<PlannedItem>;
  count: number;
  files: SourceFiles;
  /** Entries in their order, by the types of their menus. */
  menus: ReadonlyMap<string, MenuEntry[]>;
  faults: StoredFault[];
  types: ImportCounts['types'];
  columns: Import['columns'];
}

const samplesMax = 3;
const sampleMax = 100;
const menusMax = 50;
const entriesMax = 500;

/** @param site of the old site, where somebody named it */
export async function readPlan(source: OpenSource, site: string, columns?: ImportColumns): Promise<Plan> {
  const items = source.scratch.map(plannedItemSchema);
  let count = 0;
  let first = '';
  const files = createSourceFiles(source.scratch);
  const menus = new Map<string, MenuEntry[]>();
  const faults: StoredFault[] = [];
  const types = new Map<string, { count: number; samples: string[] }>();
  let table: Import['columns'] = { names: [], chosen: {} };
  let named = '';
  const addFault = (fault: StoredFault) => {
    if (faults.length < faultsMax) faults.push(fault);
  };
  for await (const found of readSource(source, columns)) {
    if (found.is === 'site') named = originOf(found.address) || named;
    else if (found.is === 'file') files.add(found.file);
    else if (found.is === 'menu') addEntry(menus, found.entry);
    else if (found.is === 'columns') table = found.columns;
    else if (found.is === 'fault') addFault(found.fault);
    else {
      const { type, id, title, slug, address, formerAddresses, line } = found.item;
      if (items.has(id)) {
        addFault({ item: title || id, line, message: `the id ${id} stands there twice` });
        continue;
      }
      count += 1;
      first ||= originOf(address);
      items.set(id, { type, id, title, slug, address, formerAddresses });
      const known = types.get(type) ?? { count: 0, samples: [] };
      if (known.samples.length < samplesMax) known.samples.push(cleanLine(title || id).slice(0, sampleMax));
      types.set(type, { ...known, count: known.count + 1 });
    }
  }
  if (count === 0 && faults.length === 0)
    addFault({ item: source.name, message: 'there is nothing in it that could come in' });
  const origin = originOf(site) || named || first;
  const labelled = withLabels(menus, (id) => items.get(id)?.title);
  return {
    site: origin,
    source: `${source.kind} ${origin || source.name}`,
    items,
    count,
    files,
    menus: labelled,
    faults,
    types: [...Array.from(types, ([type, known]) => ({ type, ...known })), ...typesOf(labelled)],
    columns: table,
  };
}

function addEntry(menus: Map<string, MenuEntry[]>, entry: MenuEntry): void {
  const type = menuType(entry.menu);
  const entries = menus.get(type) ?? [];
  if (entries.length >= entriesMax || (entries.length === 0 && menus.size >= menusMax)) return;
  menus.set(type, [...entries, entry]);
}

function withLabels(
  menus: ReadonlyMap<string, MenuEntry[]>,
  titleOf: (id: string) => string | undefined,
): Map<string, MenuEntry[]> {
  const labelled = (entry: MenuEntry) => {
    const title = 'item' in entry.to ? titleOf(entry.to.item) : undefined;
    return { ...entry, label: entry.label || (title ?? '') };
  };
  return new Map(
    Array.from(menus, ([type, entries]) => [type, entries.map(labelled).sort((a, b) => a.place - b.place)]),
  );
}

function typesOf(menus: ReadonlyMap<string, MenuEntry[]>): ImportCounts['types'] {
  return Array.from(menus, ([type, entries]) => ({
    type,
    count: entries.length,
    samples: entries.slice(0, samplesMax).map(({ label }) => label),
  }));
}

function originOf(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  return new URL(address).origin;
}
