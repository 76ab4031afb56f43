import type { z } from 'zod';

const types: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

/** What is wrong with an input, by the name of its field, where the schema has no words of its own for it. */
export function issueText(issue: z.core.$ZodRawIssue): string {
  const label = labelOf(issue.path);
  if (issue.input === undefined) return `${label} is required`;
  switch (issue.code) {
    case 'invalid_type':
      return `${label} must be ${types[issue.expected] ?? 'of another type'}`;
    case 'too_small':
      return `${label} must ${sizeOf(issue.origin, issue.minimum, 'or more')}`;
    case 'too_big':
      return `${label} must ${sizeOf(issue.origin, issue.maximum, 'or less')}`;
    case 'invalid_value':
      return `${label} must be ${issue.values.map(String).join(' or ')}`;
    default:
      return `${label} is not valid`;
  }
}

/** 'Page size' of `pageSize`. */
function labelOf(path: readonly PropertyKey[] = []): string {
  const name = path.findLast((part) => typeof part === 'string') ?? 'body';
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text and a list have a size, a number is one. */
function sizeOf(origin: string, size: number | bigint, bound: string): string {
  const units = { string: 'characters', array: 'entries' }[origin];
  return units === undefined ? `be ${size} ${bound}` : `have ${size} ${units} ${bound}`;
}
