import { readLanguage } from '../../../contract/language.ts';
import type { Queries } from '../../../db/database.ts';
import { isValues } from '../../../contract/kinds/is-values.ts';
import { textOf } from '../read-values.ts';
import { faultOfText, textEntriesOf } from '../../../site-texts/entries.ts';
import type { TextEntry } from '../../../site-texts/entries.ts';
import type { PublishedState, PublishFaults } from './rule.ts';

/** Changed texts that no page has, and those that lose what is filled in, each at its control. */
export function textsFaults(
  _db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  const entriesOf = entriesByLanguage();

  function faultAt(part: string, name: string, text: string): string | undefined {
    const [language = '', key = ''] = name.split('/');
    if (readLanguage(language) !== language) return `${name.slice(0, 60)} names no language`;
    const entry = entriesOf(language).get(key);
    return faultOf(entry?.part === part ? entry : undefined, key, text);
  }

  const faults = states.map(({ data }) => {
    const found: PublishFaults = {};
    for (const [part, items] of Object.entries(data)) {
      if (!Array.isArray(items)) continue;
      for (const [index, item] of items.filter(isValues).entries()) {
        const reason = faultAt(part, textOf(item.key), textOf(item.text));
        if (reason !== undefined) found[`${part}.${index}.text`] = reason;
      }
    }
    return Object.keys(found).length > 0 ? found : undefined;
  });
  return Promise.resolve(faults);
}

/** Why a text cannot be changed so, naming it; null brings that of the catalogue back. */
export function faultOf(entry: TextEntry | undefined, key: string, text: string | null): string | undefined {
  if (entry === undefined) return `The site has no text ${key.slice(0, 60)}`;
  const reason = text === null ? undefined : faultOfText(entry, text);
  return reason === undefined ? undefined : `${key} ${reason}`;
}

function entriesByLanguage() {
  const known = new Map<string, ReadonlyMap<string, TextEntry>>();
  return (language: string): ReadonlyMap<string, TextEntry> => {
    const entries =
      known.get(language) ?? new Map(textEntriesOf(language).map((entry) => [entry.key, entry]));
    known.set(language, entries);
    return entries;
  };
}
