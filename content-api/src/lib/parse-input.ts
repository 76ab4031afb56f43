import type { z } from 'zod';
import { fault, invalid } from './fault.ts';
import { issueText } from './issue-text.ts';

/** The parsed value, or a 400 that names every faulty field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: issueText });
  if (result.success) return result.data;
  throw invalid(fieldsOf(result.error));
}

/** The body without the keys that are ignored rather than refused; it must be an object. */
export function requireObject(body: unknown, ignored: readonly string[] = []): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw fault({ status: 400, code: 'VALIDATION', message: 'The body must be a JSON object' });
  }
  return Object.fromEntries(Object.entries(body).filter(([key]) => !ignored.includes(key)));
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  // A plain object already has entries for names such as toString.
  const fields = new Map<string, string>();
  const add = (name: string, message: string) => {
    if (!fields.has(name)) fields.set(name, message);
  };
  for (const issue of error.issues) {
    const at = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...at, key].join('.'), `Unknown field: ${printable(key)}`);
    } else {
      add(at.join('.') || 'body', issue.message);
    }
  }
  return Object.fromEntries(fields);
}

function printable(key: string): string {
  return key.slice(0, 60).replaceAll(/\p{Cc}/gu, '');
}
