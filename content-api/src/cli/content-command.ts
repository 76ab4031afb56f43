import { renameSync, writeFileSync } from 'node:fs';
import type { ContentFile } from '../features/transfer/content-file.ts';
import { markdownFiles } from '../features/move-out/markdown-files.ts';
import { writeFolder } from '../features/move-out/write-folder.ts';
import { wxrFiles } from '../features/move-out/wxr-files.ts';
import { exportContent } from '../features/transfer/export-content.ts';
import { exportMedia } from '../features/transfer/export-media.ts';
import { clearContent, importContent, renameInFile } from '../features/transfer/import-content.ts';
import { importMedia, placeMedia } from '../features/transfer/import-media.ts';
import { copyMedia } from '../features/transfer/media-variants.ts';
import { movedAddresses, planMedia } from '../features/transfer/plan-media.ts';
import type { PlannedMedia } from '../features/transfer/plan-media.ts';
import { mediaBeside, readImport } from '../features/transfer/read-import.ts';
import type { ReadImport } from '../features/transfer/read-import.ts';
import { openReadyFiles } from '../features/transfer/ready-files.ts';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { kinds } from '../contract/kinds/index.ts';
import type { Database } from '../db/database.ts';
import { audit } from '../core/audit/audit.ts';
import { systemClock } from '../lib/clock.ts';
import { writeMeta } from '../db/meta.ts';
import type { MediaFolder } from '../features/media/media-folder.ts';
import { openMediaFolder } from '../features/media/open-media-folder.ts';
import { purgeSubscribers } from '../features/purges/queue-purge.ts';
import { announceChange, queueForRevision } from '../core/records/content-revision.ts';
import { migrateDatabase } from '../app/migrate-database.ts';
import { openDatabase } from '../app/open-database.ts';
import { openForCommand } from './open-for-command.ts';
import { takeFlag, takeOption, usage } from './support.ts';
import type { Terminal } from './support.ts';

const help = `content export FILE [--media DIR] | content import FILE [--media DIR] [--replace]
       content markdown FOLDER | content wxr FOLDER
  markdown and wxr write the public posts, pages and projects with the media for other systems.`;

interface Place extends Pick<Terminal, 'say'> {
  config: Config;
}

/** Content out into a file, or in from one. @throws an error whose message is for whoever called the command */
export async function contentCommand(args: string[], { env, say }: Terminal): Promise<void> {
  const dir = takeOption(args, 'media');
  const isReplacing = takeFlag(args, 'replace');
  const [command, file, ...rest] = args;
  if (file === undefined || file.startsWith('--') || rest.length > 0) throw usage(help);
  const place = { config: readConfig(env).config, say };
  if (command === 'export') return exportTo(place, file, dir ?? mediaBeside(file));
  if (command === 'markdown' || command === 'wxr') return takeOut(place, command, file);
  if (command !== 'import') throw usage(help);
  const ready = openReadyFiles(place.config);
  try {
    await importFrom(place, await readImport(place.config, { file, dir, ready }), isReplacing);
  } finally {
    await ready.drop();
  }
}

async function exportTo({ config, say }: Place, file: string, dir: string): Promise<void> {
  const database = await openForCommand(config, say);
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

async function takeOut({ config, say }: Place, format: 'markdown' | 'wxr', target: string): Promise<void> {
  const database = await openForCommand(config, say);
  try {
    await migrateDatabase(config, database);
    const media = await openMediaFolder(config, say);
    const files =
      format === 'markdown'
        ? markdownFiles(database.queries, media)
        : wxrFiles(database.queries, media, config.siteUrl.origin);
    say(`${await writeFolder(target, files)} files written to ${target}`);
  } finally {
    await database.close();
  }
}

async function importFrom(
  { config, say }: Place,
  { content, pictures, media, warnings }: ReadImport,
  isReplacing: boolean,
) {
  const database = await openDatabase(config, { warn: say });
  try {
    await migrateDatabase(config, database);
    const folder = await openMediaFolder(config, say);
    const planned = await planMedia(database.queries, media, folder);
    for (const line of warnings) say(line);
    for (const { plural } of kinds) say(`${plural}: ${content[plural]?.length ?? 0} in the file`);
    if (media.length > 0) say(`media: ${media.length} in the file`);
    say(
      isReplacing
        ? 'Everything that is there is replaced, but for the media library.'
        : 'Known ids are replaced, others added; nothing is removed.',
    );
    if (pictures.size > 0)
      say(`${pictures.size} pictures are copied and made ready for small screens; this takes a while.`);
    const count = await writeAll(database, folder, { config, content, pictures, planned, isReplacing });
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
  pictures: ReadImport['pictures'];
  planned: PlannedMedia[];
  isReplacing: boolean;
}

/** Files get their places before the records that name them. Where those are refused, they go again. */
async function writeAll(database: Database, folder: MediaFolder, parts: Import) {
  const placed: string[] = [];
  try {
    await copyMedia(parts.pictures, folder, placed);
    await placeMedia(parts.planned, folder, placed);
    return await write(database, parts);
  } catch (error) {
    for (const file of placed.reverse()) await folder.remove(file);
    throw error;
  }
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
    const subscribers = purgeSubscribers({ config, clock: systemClock, kinds });
    await announceChange(trx, subscribers, 'everything');
    return done;
  });
}
