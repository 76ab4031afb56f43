import { asObject } from './safe-json.ts';

/** Names of the fields in which a stored draft differs from the form's values, compared as JSON. */
export function draftDifferences(draft: unknown, current: unknown): string[] {
  const draftValues = asObject(draft);
  const currentValues = asObject(current);
  const fields = new Set([...Object.keys(draftValues), ...Object.keys(currentValues)]);
  return [...fields].filter(
    (field) => field in draftValues && canonical(draftValues[field]) !== canonical(currentValues[field]),
  );
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null);
}
