import path from 'node:path';
import { cleanLine } from '../../contract/clean-text.ts';
import { pictureWidths, widePictureWidths } from '../../contract/picture-widths.ts';
import { limits } from '../../contract/limits.ts';
import { slugOf } from '../../contract/slug-of.ts';
import { withoutStrayInvisible } from '../../contract/without-invisible.ts';
import type { FileType } from './file-types.ts';

/** Every file of the library has a folder with a random name of its own. */
export const folderPattern = /^[0-9a-f]{24}$/;

const variantEnding = new RegExp(
  `-(?:(?:${pictureWidths.join('|')})\\.(?:avif|webp)|(?:${widePictureWidths.join('|')})\\.avif)$`,
);
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

/** Common beginning of the addresses of a file and its smaller sizes, from a path below the media folder. */
export function stemOf(file: string): string {
  if (hasOwnFolder(file)) return file.slice(0, file.indexOf('/'));
  const whole = file.replace(variantEnding, '');
  return whole === file ? file.slice(0, file.length - path.extname(file).length) : whole;
}

/** The file was made by the library, which gives each a folder of its own. */
export function hasOwnFolder(file: string): boolean {
  const [folder = '', ...rest] = file.split('/');
  return rest.length > 0 && folderPattern.test(folder);
}

/** The path of a smaller size. */
export function variantOf(file: string, width: number, format: string): string {
  return `${file.slice(0, file.length - path.extname(file).length)}-${width}.${format}`;
}

/** The files that are no smaller sizes of another one; of those that share the names of their sizes, the first. */
export function originalsOf(files: readonly string[]): string[] {
  return [...Map.groupBy(files, stemOf).values()].flatMap((group) => {
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
