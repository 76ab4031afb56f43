import { z } from 'zod';

const rowSchema = z.discriminatedUnion('state', [
  z.strictObject({
    id: z.string(),
    state: z.literal('held'),
    what: z.string(),
    test: z.string(),
    title: z.string(),
  }),
  z.strictObject({ id: z.string(), state: z.enum(['open', 'not applicable']), why: z.string() }),
]);

/** Levels 1 and 2 of OWASP ASVS 5.0, as `docs/asvs.json` says for each requirement how it stands. */
export const asvsSchema = z.array(rowSchema).length(253);

/** The table of `docs/asvs.md`. */
export function asvsTable(rows: z.output<typeof asvsSchema>): string {
  const lines = rows.map((row) =>
    row.state === 'held'
      ? `| ${row.id} | held | ${row.what} | \`${row.test}\`: ${row.title} |`
      : `| ${row.id} | ${row.state} | ${row.why} | |`,
  );
  return ['| ASVS 5.0 | State | What, or why | Test |', '| --- | --- | --- | --- |', ...lines].join('\n');
}
