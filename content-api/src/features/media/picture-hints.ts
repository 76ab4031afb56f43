import { mediaSchema } from '../../contract/media.ts';
import type { Reads } from '../../db/database.ts';
import { fromFlag, readJson } from '../../db/json.ts';
import { urlOf } from '../../core/media/file-names.ts';
import { pictureHint } from './picture-hint.ts';

const prefix = '/media/';
/** Variables of one statement. */
const batch = 500;

/**
 * The same answer with the hints of `pictureHint` behind each address of an own picture. Only a text that is nothing but
 * an address of the library is one.
 */
export async function withPictureHints<T>(db: Reads, answer: T): Promise<T>;
export async function withPictureHints(db: Reads, answer: unknown): Promise<unknown> {
  const addresses = new Set<string>();
  collect(answer, addresses);
  if (addresses.size === 0) return answer;
  const hints = await readHints(db, [...addresses]);
  return hints.size === 0 ? answer : changed(answer, hints);
}

async function readHints(db: Reads, addresses: readonly string[]): Promise<Map<string, string>> {
  const hints = new Map<string, string>();
  const paths = Map.groupBy(addresses, pathOf);
  const all = [...paths.keys()];
  for (let at = 0; at < all.length; at += batch) {
    const rows = await db
      .selectFrom('media')
      .select(['path', 'focus', 'is_animated', 'placeholder', 'tone', 'width', 'height'])
      .where('path', 'in', all.slice(at, at + batch))
      .where('type', 'like', 'image/%')
      .execute();
    for (const { path, focus, is_animated, placeholder, tone, width, height } of rows) {
      const hint = pictureHint({
        focus: mediaSchema.shape.focus.parse(readJson<unknown>(focus)),
        animated: fromFlag(is_animated),
        placeholder,
        tone: tone ?? '',
        width,
        height,
      });
      if (hint !== '') for (const address of paths.get(path) ?? []) hints.set(address, urlOf(path) + hint);
    }
  }
  return hints;
}

function pathOf(address: string): string {
  const path = address.slice(prefix.length);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function collect(value: unknown, addresses: Set<string>): void {
  if (typeof value === 'string') {
    if (value.startsWith(prefix)) addresses.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collect(inner, addresses);
  }
}

function changed(value: unknown, hints: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return hints.get(value) ?? value;
  if (Array.isArray(value)) return value.map((inner) => changed(inner, hints));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, hints)]));
}
