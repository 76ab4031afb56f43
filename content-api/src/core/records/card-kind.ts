import { holdsWords } from '../../contract/kinds/field-words.ts';
import { cardNamesOf } from '../../contract/kinds/kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';

const made = new WeakMap<Kind['fields'], Kind['fields']>();

/**
 * The kind with the fields that lists of cards read. The words of the others, such as all blocks of a story, need not be
 * put into the original for them.
 */
export function cardKindOf(kind: Kind): Kind {
  if (kind.language === undefined) return kind;
  const fields = made.get(kind.fields) ?? fieldsOfCards(kind);
  made.set(kind.fields, fields);
  return { ...kind, fields };
}

function fieldsOfCards(kind: Kind): Kind['fields'] {
  const shown = new Set<string | undefined>([...cardNamesOf(kind), kind.excerptOf, kind.byline]);
  return Object.fromEntries(
    Object.entries(kind.fields).filter(([name, field]) => shown.has(name) || !holdsWords(field)),
  );
}
