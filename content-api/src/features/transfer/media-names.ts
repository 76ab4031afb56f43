import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { slugOf } from '../../contract/slug-of.ts';
import { startupFault } from '../../lib/startup-fault.ts';
import { hasEndingOf } from '../../core/media/file-names.ts';
import type { PreparedPicture } from './prepare-pictures.ts';

const mediaTypes = /\.(jpe?g|png|webp|avif|svg|gif)$/i;

/**
 * The pictures under `dir` that the value names by a path: their files by the text that names each.
 *
 * @param known addresses that stay
 */
export function findPictures(value: unknown, dir: string, known: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  changeTexts(value, (text) => {
    const source = known.has(text) ? undefined : findFile(text, dir);
    if (source !== undefined) found.set(text, source);
    return text;
  });
  return found;
}

/** The value with every text changed that stands for itself, at any depth. */
export function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => changeTexts(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changeTexts(inner, change)]));
}

/** `/img/a.jpg` is looked for as `DIR/img/a.jpg` and as `DIR/a.jpg`, never outside of DIR. */
function findFile(text: string, dir: string): string | undefined {
  if (text.length > 500 || !mediaTypes.test(text) || /^[a-z]+:/i.test(text) || text.includes('\0'))
    return undefined;
  const root = path.resolve(dir);
  const inside = [text, path.basename(text)].map((name) => path.resolve(root, `./${name}`));
  const found = inside.find(
    (file) => file.startsWith(root + path.sep) && existsSync(file) && statSync(file).isFile(),
  );
  if (found !== undefined) refuseLink(found, root);
  return found;
}

/** Pictures are published: a link among them could publish any file of this machine. */
export function refuseLink(file: string, root: string): void {
  if (realpathSync(file) === path.join(realpathSync(root), path.relative(root, file))) return;
  throw startupFault('BAD_MEDIA', `Not imported: ${file} is or lies behind a symbolic link`);
}

/**
 * Names in the media folder, one for each picture: its own name in plain characters with the ending of what it is, and a
 * part of its hash where another picture has that name. A picture that is there already keeps its name.
 */
export function nameAll(
  pictures: readonly PreparedPicture[],
  mediaDir: string,
): Map<PreparedPicture, string> {
  const names = new Map<PreparedPicture, string>();
  for (const picture of pictures) names.set(picture, nameFor(picture, mediaDir, new Set(names.values())));
  return names;
}

function nameFor({ source, ready }: PreparedPicture, mediaDir: string, taken: Set<string>): string {
  const { type, sha256 } = ready.facts;
  const ending = hasEndingOf(source, type) ? path.extname(source).toLowerCase() : `.${type.ending}`;
  const stem = slugOf(path.basename(source, path.extname(source))) || 'picture';
  const plain = `${stem}${ending}`;
  return isFree(plain, sha256, mediaDir, taken) ? plain : `${stem}-${sha256.slice(0, 8)}${ending}`;
}

/** Pictures share the names of their smaller versions when they differ in their ending only. */
function isFree(name: string, sha256: string, mediaDir: string, taken: Set<string>): boolean {
  const stemOf = (file: string) => path.basename(file, path.extname(file));
  if ([...taken].some((other) => stemOf(other) === stemOf(name))) return false;
  if (!existsSync(mediaDir)) return true;
  const others = readdirSync(mediaDir).filter(
    (file) => mediaTypes.test(file) && stemOf(file) === stemOf(name),
  );
  return others.every((file) => file === name && hashOfFile(path.join(mediaDir, file)) === sha256);
}

function hashOfFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
