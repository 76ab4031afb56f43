import path from 'node:path';
import { cleanLine } from '../../contract/clean-text.ts';
import { hasOwnFolder, mediaStemOf, variantEnding } from '../../contract/media-stem.ts';
import { limits } from '../../contract/limits.ts';
import { slugOf } from '../../contract/slug-of.ts';
import { withoutStrayInvisible } from '../../contract/without-invisible.ts';
import type { FileType } from './file-types.ts';

export { folderPattern, hasOwnFolder, mediaStemOf as stemOf } from '../../contract/media-stem.ts';

const stemMax = 60;
/** As in the site's server, which answers nothing else. */
const segment = /^[\w-][\w. -]*$/;
const pathMax = 300;

/** The uploader's name of a file, as one line without folders. */
export function givenName(sent: string, { group, ending }: FileType): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const plain = withoutStrayInvisible(cleanLine(last)).slice(0, limits.title);
  return /[^.\s]/.test(plain) ? plain : `${group}.${ending}`;
}

/** The name of a file on the disk and in its address. */
export function storedName(given: string, { group, ending }: FileType): string {
  const stem = slugOf(path.basename(given, path.extname(given)), stemMax);
  return `${stem || group}.${ending}`;
}

/** The path of a smaller size. */
export function variantOf(file: string, width: number, format: string): string {
  return `${file.slice(0, file.length - path.extname(file).length)}-${width}.${format}`;
}

/** The files that are no smaller sizes of another one; of those that share the names of their sizes, the first. */
export function originalsOf(files: readonly string[]): string[] {
  return [...Map.groupBy(files, mediaStemOf).values()].flatMap((group) => {
    const [first = group.at(-1)] = group.filter((file) => !variantEnding.test(file));
    return first ?? [];
  });
}

/** A path below the media folder that the site answers, as text from outside. */
export function isMediaPath(file: string): boolean {
  const parts = file.split('/');
  const isServed = parts.every((part) => segment.test(part) && !part.endsWith('.'));
  // The library's folders hold a file each, and their smaller sizes.
  return isServed && file.length <= pathMax && (!hasOwnFolder(file) || parts.length === 2);
}

/** The extension of a path is one of its type, from which the site derives the content type. */
export function hasEndingOf(file: string, { ending }: FileType): boolean {
  const own = path.extname(file).slice(1).toLowerCase();
  return own === ending || (own === 'jpeg' && ending === 'jpg');
}

/** The address of a file of the library. */
export function urlOf(file: string): string {
  return `/media/${encodeURI(file)}`;
}
