import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { slugOf } from '../contract/slug-of.ts';
import { startupFault } from '../db/startup-fault.ts';

/** A file that a record names, and the address that it gets. */
export interface FoundMedia {
  source: string;
  name: string;
}

const mediaTypes = /\.(jpe?g|png|webp|avif|svg|gif)$/i;

/**
 * The value with every path that is a picture under `dir` changed to its address under `/media/`, and the list of
 * those files. Nothing is copied yet.
 *
 * @param mediaDir where they will be; a picture of another that is there keeps its name
 * @param known addresses that stay
 */
export function rewriteMedia(
  value: unknown,
  { dir, mediaDir, known }: { dir: string; mediaDir: string; known: ReadonlySet<string> },
): { value: unknown; media: FoundMedia[] } {
  const bySource = new Map<string, string>();

  function visit(inner: unknown): unknown {
    if (typeof inner === 'string') return rewrite(inner);
    if (Array.isArray(inner)) return inner.map(visit);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, value]) => [key, visit(value)]));
  }

  function rewrite(text: string): string {
    const source = known.has(text) ? undefined : findFile(text, dir);
    if (source === undefined) return text;
    const name = bySource.get(source) ?? nameFor(source, mediaDir, new Set(bySource.values()));
    bySource.set(source, name);
    return `/media/${name}`;
  }

  const rewritten = visit(value);
  return { value: rewritten, media: [...bySource].map(([source, name]) => ({ source, name })) };
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

/** The file's own name in plain characters, with a part of its hash where another picture has that name. */
function nameFor(source: string, mediaDir: string, taken: Set<string>): string {
  const ending = path.extname(source).toLowerCase();
  const stem = slugOf(path.basename(source, path.extname(source)));
  const plain = `${stem || 'picture'}${ending}`;
  const bytes = readFileSync(source);
  if (isFree(plain, bytes, mediaDir, taken)) return plain;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `${stem || 'picture'}-${hash}${ending}`;
}

/** Pictures share the names of their smaller versions when they differ in their ending only. */
function isFree(name: string, bytes: Buffer, mediaDir: string, taken: Set<string>): boolean {
  const stemOf = (file: string) => path.basename(file, path.extname(file));
  if ([...taken].some((other) => stemOf(other) === stemOf(name))) return false;
  if (!existsSync(mediaDir)) return true;
  const others = readdirSync(mediaDir).filter(
    (file) => mediaTypes.test(file) && stemOf(file) === stemOf(name),
  );
  return others.every((file) => file === name && readFileSync(path.join(mediaDir, file)).equals(bytes));
}
