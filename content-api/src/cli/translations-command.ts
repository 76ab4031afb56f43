import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { createContext } from '../app/create-context.ts';
import type { AppContext } from '../app/context.ts';
import { migrateDatabase } from '../app/migrate-database.ts';
import { readConfig } from '../config/config.ts';
import { translationFileBytes } from '../contract/calls/translations.ts';
import { writeContent } from '../core/records/write.ts';
import { formats } from '../features/translations/formats.ts';
import type { Format } from '../features/translations/formats.ts';
import { importTexts } from '../features/translations/import-texts.ts';
import { languagesOfFile, textsToTranslate } from '../features/translations/texts-to-translate.ts';
import { textOfFile } from '../features/translations/text-of-file.ts';
import { invalid, isFault } from '../lib/fault.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { openForCommand } from './open-for-command.ts';
import { takeOption, usage } from './support.ts';
import type { Terminal } from './support.ts';

const help = `translations export LANGUAGE FILE [--state missing|stale] | translations import FILE
  Texts out to translators and back in as drafts. FILE ends in .xlf (XLIFF 2.1) or .csv.`;
const tooLarge = `The file is larger than ${translationFileBytes / 1024 ** 2} MB: send its records in parts`;
const actor = { userId: '', ip: '', requestId: 'cli' };

/** Returns the exit code: 0 when all is done, 2 when texts were left out or there was none, 1 when nothing was done. */
export async function translationsCommand(args: string[], { env, say }: Terminal): Promise<number> {
  const state = takeOption(args, 'state');
  const [command, first, second, ...more] = args;
  const isExport = command === 'export';
  const file = isExport ? second : first;
  const isWhole = isExport || (command === 'import' && second === undefined && state === undefined);
  if (!isWhole || first === undefined || file === undefined || more.length > 0) throw usage(help);
  if (state !== undefined && state !== 'missing' && state !== 'stale') throw usage(help);
  const work = { file, format: formatOf(file), say };
  const { config } = readConfig(env);
  const database = await openForCommand(config, say);
  try {
    await migrateDatabase(config, database);
    const context = await createContext({ config, database, log: pino({ level: 'silent' }) });
    try {
      return isExport ? await exportTo(context, first, state, work) : await importFrom(context, work);
    } finally {
      await context.media.close();
    }
  } catch (error) {
    throw readable(error);
  } finally {
    await database.close();
  }
}

interface Work extends Pick<Terminal, 'say'> {
  file: string;
  format: Format;
}

async function exportTo(
  { database: { queries }, kinds }: AppContext,
  language: string,
  state: 'missing' | 'stale' | undefined,
  { file, format, say }: Work,
): Promise<number> {
  const languages = await languagesOfFile(queries, language);
  const count = { records: 0, texts: 0 };
  async function* counted() {
    for await (const record of textsToTranslate(queries, kinds, languages.code, state)) {
      count.records += 1;
      count.texts += record.units.length;
      yield record;
    }
  }
  const parts: string[] = [];
  for await (const part of format.write(counted(), languages)) parts.push(part);
  const draft = `${file}.tmp-${process.pid}`;
  writeFileSync(draft, parts.join(''));
  renameSync(draft, file);
  say(`${count.texts} texts of ${count.records} records written to ${file}`);
  return count.texts === 0 ? 2 : 0;
}

async function importFrom(context: AppContext, { file, format, say }: Work): Promise<number> {
  if (statSync(file).size > translationFileBytes) throw invalid({ file: tooLarge });
  const sent = format.read(textOfFile(readFileSync(file)));
  const { records, units, unchanged, outdated } = await writeContent(context, actor, async (trx) => {
    const { code } = await languagesOfFile(trx, sent.language);
    const by = { kinds: context.kinds, author: actor.userId, clock: context.clock };
    return importTexts(trx, sent, by, code);
  });
  for (const name of outdated) say(`- ${name}: left out, the original has changed since the export`);
  say(`${units} texts of ${records} records are drafts, ${unchanged} unchanged, ${outdated.length} left out`);
  return outdated.length > 0 ? 2 : 0;
}

function formatOf(file: string): Format {
  const format = Object.values(formats).find(({ ending }) => path.extname(file).toLowerCase() === ending);
  if (format === undefined) throw usage(help);
  return format;
}

/** A refusal with each fault in a line of its own. */
function readable(error: unknown): unknown {
  if (!isFault(error)) return error;
  const faults = Object.entries(error.fields ?? {}).map(([place, why]) => `  - ${place}: ${why}`);
  const lines = faults.length > 0 ? faults : [`  - ${error.message}`];
  return startupFault('BAD_TRANSLATIONS', ['Nothing was written:', ...lines].join('\n'));
}
