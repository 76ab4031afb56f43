import { pitchAnswerSchema } from '../../contract/pitch.ts';
import type { PitchAnswer } from '../../contract/pitch.ts';
import type { Queries } from '../../db/database.ts';
import { readJson, writeJson } from '../../db/json.ts';
import { newId } from '../../lib/new-id.ts';

interface StoredAnswer {
  id: string;
  record: string;
  revision: string;
  answer: string;
  name: string;
  at: string;
  content: unknown;
}

export async function insertAnswer(
  db: Queries,
  { record, guest, given }: { record: string; guest: string; given: PitchAnswer },
): Promise<void> {
  const { answer, name, at, revision, ...content } = given;
  await db
    .insertInto('pitch_answers')
    .values({ id: newId(), record, revision, guest, answer, name, at, content: writeJson(content) })
    .execute();
}

/** What counts for a pitch: that it was accepted, whatever is published since, or else the latest answer. */
export async function findAnswer(db: Queries, record: string): Promise<PitchAnswer | undefined> {
  const rows = await db.selectFrom('pitch_answers').selectAll().where('record', '=', record).execute();
  return countingAnswer(rows);
}

/** Those that count, by the keys of their pitches. */
export async function listAnswers(db: Queries): Promise<Map<string, PitchAnswer>> {
  const rows = await db.selectFrom('pitch_answers').selectAll().execute();
  const found = new Map<string, PitchAnswer>();
  for (const [record, own] of Map.groupBy(rows, (row) => row.record)) {
    const answer = countingAnswer(own);
    if (answer !== undefined) found.set(record, answer);
  }
  return found;
}

function countingAnswer(rows: readonly StoredAnswer[]): PitchAnswer | undefined {
  const newest = rows.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const row = newest.find(({ answer }) => answer === 'accepted') ?? newest[0];
  return row && pitchAnswerSchema.parse({ ...row, ...readJson<object>(row.content) });
}
