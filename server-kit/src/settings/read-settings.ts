import type { z } from 'zod';

export type SettingsOutcome<T> = { ok: true; values: T } | { ok: false; faults: string[] };

/**
 * Reads settings from the environment: all of them, or every fault in one sentence that begins with the setting's name.
 * An empty setting counts as absent. No fault repeats a secret.
 */
export function readSettings<S extends z.ZodType>(
  schema: S,
  environment: NodeJS.ProcessEnv,
): SettingsOutcome<z.output<S>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, values: parsed.data };
  return {
    ok: false,
    faults: parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`),
  };
}
