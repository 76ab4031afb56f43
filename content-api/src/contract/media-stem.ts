import { pictureWidths, widePictureWidths } from './picture-widths.ts';

/** Every file of the library has a folder with a random name of its own. */
export const folderPattern = /^[0-9a-f]{24}$/;

export const variantEnding = new RegExp(
  `-(?:(?:${pictureWidths.join('|')})\\.(?:avif|webp)|(?:${widePictureWidths.join('|')})\\.avif)$`,
);
const ending = /(?<=[^/])\.[^./]*$/;

/** Common beginning of the addresses of a file and its smaller sizes, from a path below the media folder. */
export function mediaStemOf(file: string): string {
  if (hasOwnFolder(file)) return file.slice(0, file.indexOf('/'));
  const whole = file.replace(variantEnding, '');
  return whole === file ? file.replace(ending, '') : whole;
}

/** The file was made by the library, which gives each a folder of its own. */
export function hasOwnFolder(file: string): boolean {
  const [folder = '', ...rest] = file.split('/');
  return rest.length > 0 && folderPattern.test(folder);
}
