import { rightOf } from '../../contract/kinds/right-of.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import { fault } from '../../lib/fault.ts';
import { readLanguages } from '../records/read-languages.ts';

/**
 * An account whose right `content` is limited to languages edits content in them alone. What has no language is of the
 * first one.
 *
 * @param languages of the account; null for all of them
 * @throws Fault 403 that names the language
 */
export async function requireLanguage(
  db: Reads,
  languages: readonly string[] | null,
  kind: Kind,
): Promise<void> {
  if (languages === null || rightOf(kind) !== 'content') return;
  const language = kind.language ?? (await readLanguages(db)).first;
  if (languages.includes(language)) return;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const message = `Your account may not edit content in ${name} (${language}).`;
  throw fault({ status: 403, code: 'FORBIDDEN', message, fields: { language: message } });
}
