import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { z } from 'zod';
import { createContext } from '../app/create-context.ts';
import type { AppContext } from '../app/context.ts';
import { migrateDatabase } from '../app/migrate-database.ts';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { importColumnsSchema, importMappingSchema } from '../contract/imports.ts';
import type { ImportCounts, ImportMapping } from '../contract/imports.ts';
import { idSchema } from '../contract/primitives.ts';
import {
  addBatch,
  changeBatch,
  findBatchOf,
  listBatches,
  requireBatch,
} from '../features/move-in/batches.ts';
import type { StoredFault } from '../features/move-in/batches.ts';
import { addressParts } from '../features/move-in/addresses.ts';
import { workFolderStart } from '../features/move-in/import-runner.ts';
import { openSource } from '../features/move-in/open-source.ts';
import type { OpenSource } from '../features/move-in/open-source.ts';
import { readPlan } from '../features/move-in/plan.ts';
import type { Plan } from '../features/move-in/plan.ts';
import { publishable, publishBatch } from '../features/move-in/publish-batch.ts';
import { rehearse } from '../features/move-in/rehearse.ts';
import { runImport } from '../features/move-in/run-import.ts';
import { undoBatch } from '../features/move-in/undo-batch.ts';
import { verifyAddresses } from '../features/move-in/verify-addresses.ts';
import type { VerifiedAddress } from '../features/move-in/verify-addresses.ts';
import { systemClock, toIso } from '../lib/clock.ts';
import { newId } from '../lib/new-id.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { openForCommand } from './open-for-command.ts';
import { takeFlag, takeOption, usage } from './support.ts';
import type { Terminal } from './support.ts';

const help = `move-in FILE [--media DIR] [--site https://old.example] [--map FILE] [--rehearse]
       move-in list | verify BATCH [--json] | publish BATCH | undo BATCH
  Brings in another site: WordPress and Squarespace (XML), Ghost (JSON), RSS or Atom, CSV, Markdown, web pages,
  an export of this product (JSON); also zipped.
  Everything comes in as drafts of one batch. --map names what types and columns become:
  {"types": {"portfolio": "project"}, "columns": {"title": "Name"}}`;
const mapSchema = z.strictObject({
  types: importMappingSchema.default({}),
  columns: importColumnsSchema.optional(),
});
type ImportMap = z.output<typeof mapSchema>;
const actor = { userId: '', ip: '', requestId: 'cli' };

/** Returns the exit code: 0 when all came in, 2 when something was skipped, 1 when nothing did. */
export async function moveInCommand(args: string[], { env, say }: Terminal): Promise<number> {
  const media = takeOption(args, 'media');
  const site = takeOption(args, 'site') ?? '';
  const map = takeOption(args, 'map');
  const isRehearsal = takeFlag(args, 'rehearse');
  const isJson = takeFlag(args, 'json');
  const [first, second, ...rest] = args;
  if (first === undefined || first.startsWith('--') || rest.length > 0) throw usage(help);
  const { config } = readConfig(env);
  const place = { config, say };
  if (first === 'list' && second === undefined) return withContext(place, (context) => list(context, say));
  if (['verify', 'publish', 'undo'].includes(first)) {
    const id = idSchema.safeParse(second).data;
    if (id === undefined) throw usage(help);
    if (first === 'verify') return withContext(place, (context) => verify(context, id, { say, isJson }));
    return withContext(place, (context) =>
      first === 'publish' ? publish(context, id, say) : undo(context, id, say),
    );
  }
  if (second !== undefined) throw usage(help);
  if (site !== '' && !/^https?:\/\/[^/]+\/?$/i.test(site))
    throw usage('--site takes an address like https://old.example');
  if (media !== undefined && !(await isFolder(media)))
    throw startupFault('NO_MEDIA', `There is no folder ${media}`);
  return withSource(config, first, (source) =>
    withContext(place, async (context) => {
      const mapping = readMap(map);
      const plan = await readPlan(source, site, mapping.columns);
      const parts = { context, source, plan, mapping, say };
      return isRehearsal ? tryOut(parts) : run({ ...parts, media });
    }),
  );
}

interface Parts {
  context: AppContext;
  source: OpenSource;
  plan: Plan;
  mapping: ImportMap;
  say: Terminal['say'];
}

async function tryOut({ context, source, plan, mapping, say }: Parts): Promise<number> {
  const { columns, types } = mapping;
  const result = await rehearse(context.database.queries, {
    plan,
    source,
    columns,
    mapping: types,
    author: '',
  });
  say('Rehearsal: nothing is written.');
  return report(result, say);
}

async function run({
  context,
  source,
  plan,
  mapping,
  media,
  say,
}: Parts & { media?: string }): Promise<number> {
  const { queries } = context.database;
  const at = toIso(systemClock.nowMs());
  const known = await findBatchOf(queries, plan.source);
  const id = known?.id ?? newId();
  const types = { ...known?.mapping, ...mapping.types };
  if (known === undefined) {
    const { source: identity, site } = plan;
    await addBatch(queries, {
      id,
      source: identity,
      file: source.name,
      site,
      author: '',
      state: 'ready',
      at,
    });
  }
  await changeBatch(queries, id, at, { mapping: types, file: source.name });
  const folders = [media, source.folder].filter((folder) => folder !== undefined);
  let told = 0;
  const batch = await runImport(context, {
    batch: id,
    plan,
    source,
    columns: mapping.columns,
    folders,
    actor,
    onProgress(done, total) {
      if (done - told < 200) return;
      told = done;
      say(`${done} of ${total}`);
    },
  });
  say(`Batch ${id}. Nothing of it is public before: npm run move-in -- publish ${id}`);
  return report(batch, say);
}

interface Report {
  counts: ImportCounts;
  faults: readonly StoredFault[];
  mapping: ImportMapping;
}

function report({ counts, faults, mapping }: Report, say: Terminal['say']): number {
  for (const { type, count, samples } of counts.types)
    say(`${type}: ${count} → ${mapping[type] ?? 'skip'} (${samples.join(', ')})`);
  for (const { item, line, field, message } of faults) {
    const where = [line === undefined ? '' : `line ${line}`, field ?? ''].filter(Boolean).join(', ');
    say(`- ${item}${where === '' ? '' : ` (${where})`}: ${message}`);
  }
  const { created, updated, unchanged, skipped, media, addresses } = counts;
  say(
    `${created} created, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped, ${media} media, ${addresses} addresses`,
  );
  if (created + updated + unchanged === 0) return 1;
  return skipped > 0 ? 2 : 0;
}

async function list({ database }: AppContext, say: Terminal['say']): Promise<number> {
  const batches = await listBatches(database.queries);
  for (const { id, state, source, file, counts, createdAt } of batches) {
    const { created, updated, unchanged } = counts;
    say(`${id}  ${createdAt}  ${state}  ${source}  ${file}  ${created + updated + unchanged} records`);
  }
  if (batches.length === 0) say('Nothing has moved in.');
  return 0;
}

async function publish(context: AppContext, id: string, say: Terminal['say']): Promise<number> {
  const { state } = await requireBatch(context.database.queries, id);
  if (!publishable.includes(state))
    throw startupFault('NOTHING_TO_PUBLISH', `This batch is ${state}: there is nothing to publish`);
  const { published, scheduled, redirects, refused, faults } = await publishBatch(context, id, actor);
  for (const { item, field, message } of faults) say(`- ${item}${field ? ` (${field})` : ''}: ${message}`);
  say(`${published} published, ${scheduled} scheduled, ${refused} not published, ${redirects} redirects`);
  return refused > 0 ? 2 : 0;
}

async function undo(context: AppContext, id: string, say: Terminal['say']): Promise<number> {
  const { removed, redirects, kept, files } = await undoBatch(context, id, actor);
  say(
    `${removed} removed, ${kept} kept because somebody changed them, ${files} files, ${redirects} redirects`,
  );
  return kept > 0 ? 2 : 0;
}

async function verify(
  { database, config }: AppContext,
  id: string,
  { say, isJson }: { say: Terminal['say']; isJson: boolean },
): Promise<number> {
  const verified: VerifiedAddress[] = [];
  const batch = await requireBatch(database.queries, id);
  for await (const addresses of addressParts(database.queries, batch)) {
    const part = await verifyAddresses(config.siteUrl.origin, addresses);
    verified.push(...part);
    for (const { from, to, answer, reason, status, isAsPlanned } of isJson ? [] : part)
      say(
        `${isAsPlanned ? 'ok' : '!!'}  ${status}  ${from}  ${answer}  ${to}${reason === undefined ? '' : `  ${reason}`}`,
      );
  }
  const right = verified.filter(({ isAsPlanned }) => isAsPlanned).length;
  say(
    isJson ? JSON.stringify(verified, null, 2) : `${right} of ${verified.length} addresses answer as planned`,
  );
  return right === verified.length ? 0 : 2;
}

function readMap(file: string | undefined): ImportMap {
  if (file === undefined) return { types: {} };
  try {
    return mapSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw startupFault('BAD_MAP', `--map ${file}: ${reason}`);
  }
}

async function isFolder(at: string): Promise<boolean> {
  return (await stat(at).catch(() => undefined))?.isDirectory() === true;
}

async function withSource<T>(
  config: Config,
  file: string,
  work: (source: OpenSource) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(config.dataDir, workFolderStart)).catch(() => {
    throw startupFault(
      'NO_DATABASE',
      `There is no database in ${config.dataDir}; start the server once or set DATA_DIR`,
    );
  });
  let source: OpenSource | undefined;
  try {
    source = await openSource(file, path.join(folder, 'unpacked'));
    return await work(source);
  } finally {
    source?.scratch.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function withContext(
  { config, say }: { config: Config; say: Terminal['say'] },
  work: (context: AppContext) => Promise<number>,
): Promise<number> {
  const database = await openForCommand(config, say);
  try {
    await migrateDatabase(config, database);
    const context = await createContext({ config, database, log: pino({ level: 'silent' }) });
    try {
      return await work(context);
    } finally {
      await context.media.close();
    }
  } finally {
    await database.close();
  }
}
