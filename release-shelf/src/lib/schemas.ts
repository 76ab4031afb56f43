import { z } from 'zod';
import type { ReleaseNote } from '../release-note.ts';
import type { Pointer, Release } from '../types.ts';

const idPattern = /^[a-z0-9](?:[a-z0-9.-]{0,118}[a-z0-9])?$/;
const appPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

const id = z.string().refine(isReleaseId);
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** `release.json` */
export const releaseSchema: z.ZodType<Release> = z.object({
  v: z.literal(1),
  app: z.string().regex(appPattern),
  id,
  version: z.string(),
  commit: z.string(),
  createdAt: z.iso.datetime(),
  sourceHash: z.string(),
  contract: z.record(z.string(), z.unknown()),
  files: z.record(z.string().refine(isPlainPath), integrity),
});

/** `.notes/<id>.json` */
export const noteSchema: z.ZodType<ReleaseNote> = z.object({
  commit: z.string(),
  createdAt: z.iso.datetime(),
  sourceHash: z.string(),
});

/** `live.json` as it lies on the disk */
export const pointerSchema: z.ZodType<Pointer> = z.object({
  v: z.literal(1),
  current: id,
  previous: id.nullable(),
  changedAt: z.iso.datetime(),
  history: z.array(id).default([]),
});

/** A folder name that is nothing but a folder name. */
export function isReleaseId(text: string): boolean {
  return idPattern.test(text) && !text.includes('..');
}

export function isAppName(text: string): boolean {
  return appPattern.test(text);
}

/** A relative path in POSIX spelling that stays where it is. */
export function isPlainPath(text: string): boolean {
  return (
    text.length > 0 &&
    !/[\\\0]/.test(text) &&
    text.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
