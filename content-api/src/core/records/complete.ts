import type { z } from 'zod';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { inputObjectOf } from '../../contract/schemas/input-of-field.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { readValues } from './read-values.ts';

type Mode = 'draft' | 'whole';

const schemas = new WeakMap<Kind, Record<Mode, z.ZodType<Values>>>();

/** The sent data of a record, checked; of a draft anything may still be empty. @throws Fault 400 with the fields */
export function parseData(kind: Kind, sent: unknown, mode: Mode): Values {
  return parseInput(schemasOf(kind)[mode], sent);
}

/** Refuses what visitors may not see yet because something required is missing. @throws Fault 400 with the fields */
export function requireComplete(kind: Kind, data: Values): void {
  parseData(kind, readValues(kind.fields, data), 'whole');
}

function schemasOf(kind: Kind): Record<Mode, z.ZodType<Values>> {
  const known = schemas.get(kind);
  if (known !== undefined) return known;
  const made = {
    draft: inputObjectOf(kind.fields, 'draft'),
    whole: inputObjectOf(kind.fields, 'whole'),
  };
  schemas.set(kind, made);
  return made;
}
