import { get, set } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** As much of a zod schema as a form needs. */
export interface FormSchema<Input> {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Input }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

export interface FormRules<Values extends FieldValues, Input> {
  schema: FormSchema<Input>;
  /** Input for the API, from the typed values. */
  toInput: (values: Values) => unknown;
  /** The form's field for a path of the input. @default the path itself */
  fieldOf?: (path: string) => string;
  /** The screen's own words for a fault. @default the schema's */
  messageOf?: (field: string, message: string) => string;
}

/**
 * Lets the contract's schema judge a form whose fields are typed differently from what is sent.
 *
 * @param hasFault whether a field is marked already
 */
export function schemaResolver<Values extends FieldValues, Input>(
  rules: FormRules<Values, Input>,
  hasFault: (field: string) => boolean,
): Resolver<Values> {
  return (values, _context, { names = [] }) => {
    // After a refused save the form judges a list whenever an item comes or goes: a new one is empty, and no fault yet.
    const isList = names.length === 1 && Array.isArray(get(values, names[0] ?? ''));
    const result = rules.schema.safeParse(rules.toInput(values));
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    const seen = new Set<string>();
    for (const { path, message } of result.error.issues) {
      const field = fieldFor(rules, path.map(String).join('.'));
      if (seen.has(field) || (isList && !hasFault(field))) continue;
      seen.add(field);
      set(errors, field, { type: 'schema', message: rules.messageOf?.(field, message) ?? message });
    }
    return { values: {}, errors };
  };
}

/** The form's field for a path that the schema or the server named. */
export function fieldFor<Values extends FieldValues, Input>(
  { fieldOf }: FormRules<Values, Input>,
  path: string,
): string {
  return fieldOf?.(path) ?? path;
}
