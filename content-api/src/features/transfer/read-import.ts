import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { kinds } from '../../contract/kinds/index.ts';
import { startupFault } from '../../lib/startup-fault.ts';
import { urlOf } from '../../core/media/file-names.ts';
import { checkMedia } from './check-media.ts';
import type { CheckedMedia } from './check-media.ts';
import { contentFileSchemaOf } from './content-file.ts';
import type { ContentFile } from './content-file.ts';
import { mediaEntriesSchema } from './media-entry.ts';
import type { MediaEntry } from './media-entry.ts';
import { changeTexts, findPictures, nameAll } from './media-names.ts';
import { preparePictures } from './prepare-pictures.ts';
import type { PreparedPicture } from './prepare-pictures.ts';
import type { ReadyFiles } from './ready-files.ts';

interface Reading {
  file: string;
  /** Folder of `--media`. */
  dir?: string;
  ready: ReadyFiles;
}

/** A content file that was checked whole, before anything is touched. */
export interface ReadImport {
  content: ContentFile;
  /** Pictures that records name by a path, with the names that they get. */
  pictures: Map<PreparedPicture, string>;
  media: CheckedMedia[];
  /** Sentences about files that were changed, and about parts that could not be removed. */
  warnings: string[];
}

/** Folder of the library's files, where none is named. */
export function mediaBeside(file: string): string {
  return `${file.slice(0, file.length - path.extname(file).length)}-media`;
}

/** Reads a content file with all that it names, before anything is touched. */
export async function readImport(config: Config, { file, dir, ready }: Reading): Promise<ReadImport> {
  const { entries, rest } = splitMedia(file, parseJson(file));
  if (dir !== undefined && !statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw startupFault('NO_MEDIA', `--media: there is no folder ${dir}`);
  }
  const known = new Set(entries.map((entry) => urlOf(entry.path)));
  const found = dir === undefined ? new Map<string, string>() : findPictures(rest, dir, known);
  const prepared = await preparePictures([...new Set(found.values())], ready);
  const pictures = nameAll(prepared, path.join(config.dataDir, 'media'));
  const bySource = new Map([...pictures].map(([{ source }, name]) => [source, urlOf(name)]));
  const value = changeTexts(rest, (text) => bySource.get(found.get(text) ?? '') ?? text);
  const content = parsed(file, contentFileSchemaOf(kinds), value);
  const media = await checkMedia(entries, dir ?? mediaBeside(file), ready);
  const warnings = [
    ...prepared.map(({ source, ready: { facts } }) => ({ name: source, facts })),
    ...media.flatMap(({ entry, found: one }) => (one === undefined ? [] : { name: entry.path, ...one })),
  ].flatMap(({ name, facts }) => facts.warnings.map((line) => `${name}: ${line}`));
  return { content, pictures, media, warnings };
}

/** Older files have no part `media`. */
function splitMedia(file: string, value: unknown): { entries: MediaEntry[]; rest: unknown } {
  if (typeof value !== 'object' || value === null || !('media' in value)) return { entries: [], rest: value };
  const { media, ...rest } = value;
  return { entries: parsed(file, z.object({ media: mediaEntriesSchema }), { media }).media, rest };
}

function parsed<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw startupFault('BAD_CONTENT', describe(file, result.error));
  return result.data;
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw startupFault('BAD_CONTENT', `${file} cannot be read as JSON: ${String(error)}`);
  }
}

function describe(file: string, { issues }: z.ZodError): string {
  const lines = issues
    .slice(0, 20)
    .map(({ path: at, message }) => `  - ${at.join('.') || 'file'}: ${message}`);
  const more = issues.length > 20 ? [`  … and ${issues.length - 20} more`] : [];
  return [`${file} was not imported:`, ...lines, ...more].join('\n');
}
