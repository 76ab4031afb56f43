import type { Kind } from './kind.ts';

/** Second names in answers, each with the key whose value it repeats; in the order that callers have always seen. */
export function aliasesOf({ fields, calls }: Pick<Kind, 'fields' | 'calls'>): readonly [string, string][] {
  const ofFields = Object.entries(fields).flatMap(([name, { alias }]): [string, string][] =>
    alias === undefined ? [] : [[alias, name]],
  );
  const created = calls?.createdAlias;
  return [
    ...ofFields.reverse(),
    ...(created === undefined ? [] : [[created, 'createdAt'] as [string, string]]),
  ];
}
