import { z } from 'zod';
import type { SourceFile } from './item.ts';
import type { Scratch } from './scratch.ts';

const fileSchema = z.object({
  id: z.string(),
  address: z.string(),
  alt: z.string(),
  caption: z.string(),
  parent: z.string(),
});

/** The source's own library. */
export interface SourceFiles {
  get: (id: string) => SourceFile | undefined;
  /** What it says of an address. */
  at: (address: string) => SourceFile | undefined;
  /** Those that belong to an item. */
  of: (parent: string) => SourceFile[];
}

/** A library that fills while the source is read. */
export interface FillingFiles extends SourceFiles {
  add: (file: SourceFile) => void;
}

export function createSourceFiles(scratch: Scratch): FillingFiles {
  const byId = scratch.map(fileSchema);
  const byAddress = scratch.map(z.string());
  const byParent = scratch.lists(z.string());
  const get = (id: string) => byId.get(id);
  return {
    get,
    at(address) {
      const id = byAddress.get(address);
      return id === undefined ? undefined : get(id);
    },
    of: (parent) => byParent.of(parent).flatMap((id) => get(id) ?? []),
    add(file) {
      if (!byId.has(file.id)) byParent.add(file.parent, file.id);
      byId.set(file.id, file);
      byAddress.set(file.address, file.id);
    },
  };
}
