import { badFile } from '../media/faults.ts';
import type { ReadyFile, ReadyFiles } from './ready-files.ts';
import { tryAll } from './refused-files.ts';

/** A picture that a record names by a path. */
export interface PreparedPicture {
  source: string;
  ready: ReadyFile;
}

/** Makes pictures ready as uploads. @throws a fault that names each one that is refused */
export function preparePictures(sources: readonly string[], files: ReadyFiles): Promise<PreparedPicture[]> {
  return tryAll(
    sources,
    (source) => source,
    async (source) => {
      const ready = await files.take(source);
      const { group, type } = ready.facts.type;
      if (group !== 'image') throw badFile(`The file is of the type ${type}`);
      return { source, ready };
    },
  );
}
