import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import type { Queries } from '../db/database.ts';
import { requireReadableLook } from '../kinds/look/require-readable-look.ts';
import { requireFreeAddress } from '../kinds/page/require-free-address.ts';
import { requireSoundRedirect } from '../kinds/redirect/require-sound-redirect.ts';

type Rule = (db: Queries, id: string, data: Values) => Promise<void> | void;

/** Rules of single kinds that go beyond the form of each field. */
const rules: Partial<Record<string, Rule>> = {
  look: requireReadableLook,
  page: requireFreeAddress,
  redirect: requireSoundRedirect,
};

/** Refuses to publish a record that breaks the rule of its kind. @throws Fault with the field */
export async function requirePublishable(db: Queries, kind: Kind, id: string, data: Values): Promise<void> {
  await rules[kind.name]?.(db, id, data);
}
