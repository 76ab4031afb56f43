import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { checkMedia } from '../content/check-media.ts';
import type { CheckedMedia } from '../content/check-media.ts';
import { contentFileSchemaOf } from '../content/content-file.ts';
import type { ContentFile } from '../content/content-file.ts';
import { queueForRevision, renewRevision } from '../content/content-revision.ts';
import { exportContent } from '../content/export-content.ts';
import { exportMedia } from '../content/export-media.ts';
import { clearContent, importContent, renameInFile } from '../content/import-content.ts';
import { importMedia, placeMedia } from '../content/import-media.ts';
import { mediaEntriesSchema } from '../content/media-entry.ts';
import type { MediaEntry } from '../content/media-entry.ts';
import { copyMedia, unreadableMedia } from '../content/media-variants.ts';
import { rewriteMedia } from '../content/media-names.ts';
import type { FoundMedia } from '../content/media-names.ts';
import { movedAddresses, planMedia } from '../content/plan-media.ts';
import type { PlannedMedia } from '../content/plan-media.ts';
import type { Config } from '../config.ts';
import { kinds } from '../contract/kinds/index.ts';
import type { Database } from '../db/database.ts';
import { startupFault } from '../db/startup-fault.ts';
import { audit } from '../lib/audit.ts';
import { systemClock } from '../lib/clock.ts';
import { writeMeta } from '../lib/meta.ts';
import { openMediaFolder } from '../media/open-media-folder.ts';
import { urlOf } from '../media/repository.ts';
import { queuePurge } from '../purges/queue-purge.ts';
import { everythingKey } from '../records/content-keys.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { openDatabase } from '../open-database.ts';
import { openForCommand } from './open-for-command.ts';
import { commandConfig, runCommand, say, takeOption, usage } from './support.ts';

const help = 'content export FILE [--media DIR] | content import FILE [--media DIR] [--replace]';

/** A content file that was checked whole, before anything is touched. */
interface ReadFile {
  content: ContentFile;
  /** Pictures that records name by a path. */
  pictures: FoundMedia[];
  media: CheckedMedia[];
}

await runCommand(async (args) => {
  const dir = takeOption(args, 'media');
  const replaceAt = args.indexOf('--replace');
  if (replaceAt !== -1) args.splice(replaceAt, 1);
  const [command, file, ...rest] = args;
  if (file === undefined || file.startsWith('--') || rest.length > 0) throw usage(help);
  const config = commandConfig();
  if (command === 'export') return exportTo(config, file, dir ?? mediaBeside(file));
  if (command !== 'import') throw usage(help);
  await importFrom(config, await readFile(config, file, dir), replaceAt !== -1);
});

/** Folder of the library's files, where none is named. */
function mediaBeside(file: string): string {
  return `${file.slice(0, file.length - path.extname(file).length)}-media`;
}

function mediaDirOf({ dataDir }: Config): string {
  return path.join(dataDir, 'media');
}

async function exportTo(config: Config, file: string, dir: string): Promise<void> {
  const database = await openForCommand(config);
  try {
    await migrateDatabase(config, database);
    const content = await exportContent(database.queries);
    const { entries, leftOut } = await exportMedia(database.queries, await openMediaFolder(config, say), dir);
    const whole = { ...content, ...(entries.length > 0 && { media: entries }) };
    const draft = `${file}.tmp-${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(whole, null, 2)}\n`);
    renameSync(draft, file);
    for (const name of leftOut) say(`Left out, for its file is missing or damaged: ${name}`);
    say(`Content written to ${file}`);
    if (entries.length > 0) say(`Files of the media library: ${entries.length}, written to ${dir}`);
  } finally {
    await database.close();
  }
}

async function importFrom(config: Config, { content, pictures, media }: ReadFile, isReplacing: boolean) {
  const database = await openDatabase(config, { warn: say });
  try {
    await migrateDatabase(config, database);
    const folder = await openMediaFolder(config, say);
    const planned = await planMedia(database.queries, media, folder);
    for (const { plural } of kinds) say(`${plural}: ${content[plural]?.length ?? 0} in the file`);
    if (media.length > 0) say(`media: ${media.length} in the file`);
    say(
      isReplacing
        ? 'Everything that is there is replaced, but for the media library.'
        : 'Known ids are replaced, others added; nothing is removed.',
    );
    if (pictures.length > 0) {
      say(`${pictures.length} pictures are copied and made ready for small screens; this takes a while.`);
      await copyMedia(pictures, mediaDirOf(config));
    }
    const takeBack = await placeMedia(planned, folder);
    const count = await write(database, { config, content, planned, isReplacing }).catch(
      async (error: unknown) => {
        await takeBack();
        throw error;
      },
    );
    say(`Imported: ${count.added} added, ${count.replaced} replaced.`);
    if (media.length > 0)
      say(`Files of the media library: ${count.files} added, ${media.length - count.files} there already.`);
  } finally {
    await database.close();
  }
}

interface Import {
  config: Config;
  content: ContentFile;
  planned: PlannedMedia[];
  isReplacing: boolean;
}

/** One transaction. */
function write(database: Database, { config, content, planned, isReplacing }: Import) {
  return database.queries.transaction().execute(async (trx) => {
    await queueForRevision(trx);
    if (isReplacing) await clearContent(trx);
    const files = await importMedia(trx, planned);
    const moved = renameInFile(content, movedAddresses(planned));
    const done = { ...(await importContent(trx, moved, new Date().toISOString())), files };
    // Imported content is the studio's own: an empty database must no longer be filled with the demo.
    await writeMeta(trx, 'demo_content', 'imported');
    const actor = { userId: '', ip: '', requestId: 'cli' };
    await audit(trx, actor, { action: 'import', entity: 'content', detail: { ...done } }, Date.now());
    const revision = await renewRevision(trx);
    await queuePurge(trx, { config, clock: systemClock }, { revision, keys: [everythingKey] });
    return done;
  });
}

async function readFile(config: Config, file: string, dir: string | undefined): Promise<ReadFile> {
  const { entries, rest } = splitMedia(file, parseJson(file));
  if (dir !== undefined && !statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw startupFault('NO_MEDIA', `--media: there is no folder ${dir}`);
  }
  const known = new Set(entries.map((entry) => urlOf(entry.path)));
  const { value, media } =
    dir === undefined
      ? { value: rest, media: [] }
      : rewriteMedia(rest, { dir, mediaDir: mediaDirOf(config), known });
  const content = parsed(file, contentFileSchemaOf(kinds), value);
  const faulty = await unreadableMedia(media);
  if (faulty.length > 0)
    throw startupFault('BAD_MEDIA', `Not imported: no pictures are ${faulty.join(', ')}`);
  return {
    content,
    pictures: media,
    media: await checkMedia(entries, dir ?? mediaBeside(file), config.media),
  };
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
