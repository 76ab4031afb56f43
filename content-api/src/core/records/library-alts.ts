import { blockOf } from '../../contract/kinds/fields.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import { readOwnFiles } from '../markdown/own-files.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { textOf } from './read-values.ts';

interface Wanted {
  block: Record<string, unknown>;
  /** Name of the field for the words. */
  alt: string;
  picture: string;
}

/** Gives the pictures of blocks the words of the library where a block has none of its own. */
export async function addLibraryAlts(db: Reads, kind: Kind, answer: Record<string, unknown>): Promise<void> {
  const wanted = wantedOf(kind, answer);
  const files = await readOwnFiles(
    db,
    wanted.map(({ picture }) => picture),
    kind.language,
  );
  for (const { block, alt, picture } of wanted) block[alt] = files.get(picture)?.alt ?? '';
}

function wantedOf({ fields }: Kind, answer: Record<string, unknown>): Wanted[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = answer[name];
    if (field.type !== 'blocks' || !Array.isArray(value)) return [];
    return value.filter(isValues).flatMap((block) =>
      Object.entries(blockOf(field, block)?.fields ?? {}).flatMap(([key, inner]): Wanted[] => {
        if (inner.type !== 'image' || inner.alt === undefined || textOf(block[inner.alt]) !== '') return [];
        return [{ block, alt: inner.alt, picture: textOf(block[key]) }];
      }),
    );
  });
}
