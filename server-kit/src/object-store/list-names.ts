import type { ObjectStore } from './object-store.ts';

/** The names of all objects that begin so, in the order of their letters. */
export async function listNames(store: ObjectStore, prefix?: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(prefix)) names.push(name);
  return names.sort();
}
