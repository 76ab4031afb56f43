import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { invalid } from '../../lib/fault.ts';

/**
 * The body with one spelling per field. If both come and differ, the one that differs from the stored
 * value wins; if both do, the request is invalid.
 *
 * @param readStored reads the stored record, which is seldom needed. Left out: there is none
 */
export async function resolveSpellings(
  { fields }: Kind,
  body: Values,
  readStored?: () => Promise<Values>,
): Promise<Record<string, unknown>> {
  const resolved = { ...body };
  for (const [name, { alias }] of Object.entries(fields)) {
    if (alias === undefined || !(alias in body)) continue;
    const isClear = !(name in body) || body[name] === body[alias];
    resolved[name] = isClear ? body[alias] : chooseValue(body, name, alias, (await readStored?.())?.[name]);
    delete resolved[alias];
  }
  return resolved;
}

function chooseValue(body: Values, name: string, alias: string, stored: unknown): unknown {
  if (stored !== undefined && body[name] === stored) return body[alias];
  if (stored !== undefined && body[alias] === stored) return body[name];
  throw invalid({ [name]: `${name} and ${alias} are the same field and differ` });
}
