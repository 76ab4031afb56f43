import { z } from 'zod';

const rowSchema = z.union([
  z.strictObject({
    id: z.string(),
    state: z.literal('held'),
    what: z.string(),
    test: z.string(),
    title: z.string(),
  }),
  /** What a document must contain. */
  z.strictObject({
    id: z.string(),
    state: z.literal('held'),
    what: z.string(),
    document: z.string(),
    heading: z.string(),
  }),
  z.strictObject({ id: z.string(), state: z.enum(['open', 'not applicable']), why: z.string() }),
]);

type Held = Exclude<z.output<typeof rowSchema>, { why: string }>;

/** Levels 1 and 2 of OWASP ASVS 5.0, as `docs/asvs.json` says for each requirement how it stands. */
export const asvsSchema = z.array(rowSchema).length(253);

/** The tables of `docs/asvs.md`: what is held or open, and by chapter what does not apply. */
export function asvsTable(rows: z.output<typeof asvsSchema>): string {
  const applicable = rows.filter(({ state }) => state !== 'not applicable');
  const lines = applicable.map((row) =>
    'why' in row
      ? `| ${row.id} | ${row.state} | ${row.why} | |`
      : `| ${row.id} | held | ${row.what} | ${proofOf(row)} |`,
  );
  const others = rows.flatMap((row) => ('why' in row && row.state === 'not applicable' ? [row] : []));
  const chapters = Map.groupBy(others, ({ id }) => id.split('.')[0]);
  const reasons = [...chapters].map(
    ([chapter, some]) => `| ${chapter} | ${some.map(({ id, why }) => `${id}: ${why}`).join('; ')} |`,
  );
  return [
    '| ASVS 5.0 | State | What, or why | Proof |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    '| Chapter | Not applicable, because |',
    '| --- | --- |',
    ...reasons,
  ].join('\n');
}

function proofOf(row: Held): string {
  return 'test' in row ? `\`${row.test}\`: ${row.title}` : `\`${row.document}\`: ${row.heading}`;
}
