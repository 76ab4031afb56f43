import type { Queries } from '../../db/database.ts';
import type { OutFile } from './out-file.ts';
import { outItems } from './out-items.ts';
import { redirectFiles } from './redirect-files.ts';
import { staticCopy } from './static-copy.ts';

/** A static copy of the running site with its redirects. */
export async function* siteFiles(
  db: Queries,
  { origin, base }: { origin: string; base: string },
): AsyncGenerator<OutFile> {
  const paths: string[] = [];
  for await (const { path } of outItems(db)) paths.push(path);
  yield* staticCopy({ origin, base, paths });
  yield* await redirectFiles(db);
}
