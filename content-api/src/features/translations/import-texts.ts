import type { ImportedTranslations } from '../../contract/translations.ts';
import { hasWords } from '../../contract/kinds/field-words.ts';
import { kindIn } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { readLanguage } from '../../contract/language.ts';
import type { AuditEntry } from '../../core/audit/audit.ts';
import { saveState } from '../../core/records/drafts.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import type { Queries } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { invalid, isFault } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { keptPartsOf, lostParts } from './kept-parts.ts';
import type { SentFile, SentPiece, SentText } from './sent-texts.ts';
import { readTexts } from './texts-to-translate.ts';
import { withTexts } from './units.ts';
import type { Unit } from './units.ts';

const faultsMax = 100;
const namedMax = 100;

interface Import {
  /** Those that the account may edit. */
  kinds: readonly Kind[];
  author: string;
  clock: Clock;
}

/**
 * Saves the translations of a file as drafts, or none where one of them is refused. An empty one, one that says what is there
 * already, and one of a text that has changed since are left out.
 *
 * @throws Fault 400 with the faulty texts: `project/65f…/title`
 */
export async function importTexts(
  db: Queries,
  { language, texts }: SentFile,
  { kinds, author, clock }: Import,
  code: string,
): Promise<{ result: ImportedTranslations; entry: AuditEntry[]; changed: 'nothing' }> {
  if (readLanguage(language) !== code)
    throw invalid({ language: `Language: the file is in ${language.slice(0, 35)}, not in ${code}` });
  const faults = new Map<string, string>();
  const result: ImportedTranslations = { language: code, records: 0, units: 0, unchanged: 0, outdated: [] };
  const entries: AuditEntry[] = [];
  for (const [record, sent] of Map.groupBy(texts, ({ record: name }) => name)) {
    const target = await findTexts(db, kinds, record, code);
    if (target === undefined) {
      for (const one of sent) faults.set(nameOf(one), at(one, 'there is no such record'));
      continue;
    }
    const changed = changesOf(target.units, sent, { faults, result });
    if (changed.size === 0 || faults.size > 0) continue;
    const { kind, id } = target;
    const row = await findRecord(db, kind, id);
    const data = withTexts(target.words, kind, changed);
    try {
      entries.push(
        ...(await saveState(db, row, { kind, id, data, author, at: nextVersion(clock, row?.updated_at) })),
      );
    } catch (error) {
      if (!isFault(error) || error.fields === undefined) throw error;
      for (const [field, why] of Object.entries(error.fields)) faults.set(`${record}/${field}`, why);
    }
    result.records += 1;
    result.units += changed.size;
  }
  if (faults.size > 0) throw invalid(Object.fromEntries([...faults].slice(0, faultsMax)));
  const { records, units } = result;
  const entry = { action: 'import', entity: 'translations', detail: { language: code, records, units } };
  return { result, entry: [...entries, entry], changed: 'nothing' };
}

async function findTexts(db: Queries, kinds: readonly Kind[], record: string, code: string) {
  const [name, id = ''] = record.split('/');
  const kind = kinds.find((one) => one.name === name);
  if (kind === undefined || !hasWords(kind)) return undefined;
  try {
    return await readTexts(db, kindIn(kind, code), id);
  } catch (error) {
    if (isFault(error) && error.status === 404) return undefined;
    throw error;
  }
}

interface Outcome {
  faults: Map<string, string>;
  result: ImportedTranslations;
}

/** The texts that a record gets, by their units. */
function changesOf(units: readonly Unit[], sent: readonly SentText[], { faults, result }: Outcome) {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const seen = new Set<string>();
  const changed = new Map<string, string>();
  for (const one of sent) {
    const unit = known.get(one.unit);
    if (unit === undefined || seen.has(one.unit)) {
      const why = unit === undefined ? 'there is no such text' : 'it is there twice';
      faults.set(nameOf(one), at(one, why));
      continue;
    }
    seen.add(one.unit);
    const parts = keptPartsOf(unit.source);
    const [source, target] = [textOf(one.source, parts), textOf(one.target, parts)];
    if (one.target.every((piece) => typeof piece === 'string' && piece.trim() === '')) result.unchanged += 1;
    else if (source !== unit.source) {
      if (result.outdated.length < namedMax) result.outdated.push(nameOf(one));
    } else if (target === undefined) faults.set(nameOf(one), at(one, strayPart(one.target, parts)));
    else if (target === unit.target) result.unchanged += 1;
    else {
      const [lost] = lostParts(unit.source, target);
      if (lost === undefined) changed.set(one.unit, target);
      else faults.set(nameOf(one), at(one, `it must keep ${lost.slice(0, 80)}`));
    }
  }
  return changed;
}

/** The text with the parts of the source in their places; undefined for one that it does not have, or has twice. */
function textOf(pieces: readonly SentPiece[], parts: readonly string[]): string | undefined {
  const places = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.part]));
  if (new Set(places).size < places.length || places.some((part) => parts[part] === undefined))
    return undefined;
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : (parts[piece.part] ?? '')))
    .join('')
    .replaceAll('\r\n', '\n');
}

/** Which placeholder is in the way of a text. */
function strayPart(pieces: readonly SentPiece[], parts: readonly string[]): string {
  const places = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.part]));
  const stray = places.find((part, index) => parts[part] === undefined || places.indexOf(part) < index);
  const name = stray === undefined || Number.isNaN(stray) ? 'a placeholder' : `placeholder ${stray + 1}`;
  const isThere = stray !== undefined && parts[stray] !== undefined;
  return isThere ? `it has ${name} twice` : `it has ${name}, which the source does not have`;
}

function nameOf({ record, unit }: SentText): string {
  return `${record}/${unit}`.slice(0, 200);
}

function at({ line }: SentText, why: string): string {
  return `Line ${line}: ${why}`;
}
