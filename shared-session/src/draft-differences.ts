import { asObject } from './safe-json.ts';

/** Names of the fields in which a stored draft differs from the form's values, compared as JSON. */
export function draftDifferences(draft: unknown, current: unknown): string[] {
  const kept = asObject(draft);
  const shown = asObject(current);
  const fields = new Set([...Object.keys(kept), ...Object.keys(shown)]);
  return [...fields].filter((field) => field in kept && canonical(kept[field]) !== canonical(shown[field]));
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null);
}
