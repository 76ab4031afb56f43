import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { contentFileSchemaOf } from '../content/content-file.ts';
import type { ContentFile } from '../content/content-file.ts';
import { exportContent } from '../content/export-content.ts';
import { clearContent, importContent } from '../content/import-content.ts';
import { copyMedia, unreadableMedia } from '../content/media-variants.ts';
import { rewriteMedia } from '../content/media-names.ts';
import type { FoundMedia } from '../content/media-names.ts';
import type { Config } from '../config.ts';
import { kinds } from '../contract/kinds/index.ts';
import { startupFault } from '../db/startup-fault.ts';
import { audit } from '../lib/audit.ts';
import { writeMeta } from '../lib/meta.ts';
import { newId } from '../lib/new-id.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { openDatabase } from '../open-database.ts';
import { openForCommand } from './open-for-command.ts';
import { commandConfig, runCommand, say, takeOption, usage } from './support.ts';

const help = 'content export FILE | content import FILE [--media DIR] [--replace]';

await runCommand(async (args) => {
  const mediaDir = takeOption(args, 'media');
  const replaceAt = args.indexOf('--replace');
  if (replaceAt !== -1) args.splice(replaceAt, 1);
  const [command, file, ...rest] = args;
  if (file === undefined || file.startsWith('--') || rest.length > 0) throw usage(help);
  if (command === 'export') return exportTo(commandConfig(), file);
  if (command !== 'import') throw usage(help);
  const config = commandConfig();
  const { content, media } = readFile(file, mediaDir, path.join(config.dataDir, 'media'));
  const faulty = await unreadableMedia(media);
  if (faulty.length > 0)
    throw startupFault('BAD_MEDIA', `Not imported: no pictures are ${faulty.join(', ')}`);
  await importFrom(config, content, media, replaceAt !== -1);
});

async function exportTo(config: Config, file: string): Promise<void> {
  const database = await openForCommand(config);
  try {
    const content = await exportContent(database.queries);
    const draft = `${file}.tmp-${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
    renameSync(draft, file);
    say(`Content written to ${file}`);
  } finally {
    await database.close();
  }
}

async function importFrom(config: Config, content: ContentFile, media: FoundMedia[], isReplacing: boolean) {
  const database = await openDatabase(config, { warn: say });
  try {
    await migrateDatabase(config, database);
    for (const { plural } of kinds) say(`${plural}: ${content[plural]?.length ?? 0} in the file`);
    say(
      isReplacing
        ? 'Everything that is there is replaced.'
        : 'Known ids are replaced, others added; nothing is removed.',
    );
    if (media.length > 0) {
      say(`${media.length} pictures are copied and made ready for small screens; this takes a while.`);
      await copyMedia(media, path.join(config.dataDir, 'media'));
    }
    const count = await database.queries.transaction().execute(async (trx) => {
      await writeMeta(trx, 'content_revision', newId());
      if (isReplacing) await clearContent(trx);
      const done = await importContent(trx, content, new Date().toISOString());
      // Imported content is the studio's own: an empty database must no longer be filled with the demo.
      await writeMeta(trx, 'demo_content', 'imported');
      const actor = { userId: '', ip: '', requestId: 'cli' };
      await audit(trx, actor, { action: 'import', entity: 'content', detail: { ...done } }, Date.now());
      return done;
    });
    say(`Imported: ${count.added} added, ${count.replaced} replaced.`);
  } finally {
    await database.close();
  }
}

/** The file with its pictures found, checked whole before anything is touched. */
function readFile(
  file: string,
  picturesDir: string | undefined,
  mediaDir: string,
): { content: ContentFile; media: FoundMedia[] } {
  const parsed = parseJson(file);
  if (picturesDir !== undefined && !statSync(picturesDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw startupFault('NO_MEDIA', `--media: there is no folder ${picturesDir}`);
  }
  const { value, media } =
    picturesDir === undefined ? { value: parsed, media: [] } : rewriteMedia(parsed, picturesDir, mediaDir);
  const result = contentFileSchemaOf(kinds).safeParse(value);
  if (!result.success) throw startupFault('BAD_CONTENT', describe(file, result.error));
  return { content: result.data, media };
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
