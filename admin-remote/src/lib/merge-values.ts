import { mergeTexts } from './merge-texts.ts';

/** A field that was changed here and elsewhere, to different values. */
export interface FieldConflict {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** The clashing paragraphs of two texts whose other paragraphs were merged. @default the whole values */
  clash?: { mine: string; theirs: string };
}

export interface Merge<Values> {
  /** Changes of both sides; where they clash, mine for the time being. */
  values: Values;
  conflicts: FieldConflict[];
  /** Fields that were taken from the other side. */
  taken: string[];
}

/** Brings two versions of a form together, both made from the same base. Texts go by paragraph, other fields as a whole. */
export function mergeValues<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const values = { ...theirs };
  const conflicts: FieldConflict[] = [];
  const taken: string[] = [];
  for (const name of Object.keys(mine) as (keyof Values & string)[]) {
    const isMine = !isSame(mine[name], base[name]);
    const isTheirs = !isSame(theirs[name], base[name]);
    if (isMine) values[name] = mine[name];
    if (isMine && isTheirs && !isSame(mine[name], theirs[name])) {
      const texts = mergeTexts(base[name], mine[name], theirs[name]);
      if (texts) values[name] = texts.mine as Values[typeof name];
      if (!texts) conflicts.push({ name, mine: mine[name], theirs: theirs[name] });
      else if (texts.mine === texts.theirs) taken.push(name);
      else conflicts.push({ name, ...texts });
    }
    if (isTheirs && !isMine) taken.push(name);
  }
  return { values, conflicts, taken };
}

/** Names of the fields in which two versions differ. */
export function changedFields<Values extends object>(before: Values, after: Values): string[] {
  return (Object.keys(after) as (keyof Values & string)[]).filter(
    (name) => !isSame(before[name], after[name]),
  );
}

/** The fields of a version that differ from an earlier one. */
export function changedPart<Values extends object>(before: Values, after: Values): Partial<Values> {
  const names = changedFields(before, after);
  return Object.fromEntries(
    Object.entries(after).filter(([name]) => names.includes(name)),
  ) as Partial<Values>;
}

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  // Each key that is typed compares whole texts.
  if (typeof a === 'string' && typeof b === 'string') return false;
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
