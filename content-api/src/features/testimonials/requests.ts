import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { RequestState, TestimonialRequest } from '../../contract/testimonial-request.ts';
import type { Queries, Reads } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import type { TestimonialRequestTable } from '../../db/testimonial-table.ts';
import { notFound } from '../../lib/fault.ts';

/** A request as it is stored. */
export type RequestRow = Selectable<TestimonialRequestTable>;

/** More than a studio asks in years. */
const listMax = 500;

const answersSchema = z.object({
  need: z.string().catch(''),
  work: z.string().catch(''),
  change: z.string().catch(''),
  name: z.string().catch(''),
  role: z.string().catch(''),
  face: z.string().catch(''),
  /** The box of the consent is ticked. */
  agreed: z.boolean().catch(false),
  /** Id of the portrait in the library, where it came with these answers. */
  media: z.string().catch(''),
});

/** What a client has typed. */
export type Answers = z.infer<typeof answersSchema>;

export function answersOf({ answers }: Pick<RequestRow, 'answers'>): Answers {
  return answersSchema.parse(readJson(answers));
}

/** @throws Fault 404 */
export async function requireRequest(db: Reads, id: string): Promise<RequestRow> {
  const row = await db.selectFrom('testimonial_requests').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('Request');
  return row;
}

/** The newest first. */
export async function listRequests(db: Queries, now: string): Promise<TestimonialRequest[]> {
  const rows = await withStates(db).orderBy('asked.id', 'desc').limit(listMax).execute();
  return rows.map((row) => toRequest(row, now));
}

/** One of them. @throws Fault 404 */
export async function readRequest(db: Queries, id: string, now: string): Promise<TestimonialRequest> {
  const row = await withStates(db).where('asked.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('Request');
  return toRequest(row, now);
}

function withStates(db: Queries) {
  return db
    .selectFrom('testimonial_requests as asked')
    .leftJoin('records as project', (join) =>
      join.onRef('project.id', '=', 'asked.project').on('project.kind', '=', 'project'),
    )
    .leftJoin('records as words', (join) =>
      join.onRef('words.id', '=', 'asked.testimonial').on('words.kind', '=', 'testimonial'),
    )
    .selectAll('asked')
    .select(['project.title', 'words.live_revision']);
}

/** What has become of it. */
export function stateOfRequest(row: RequestRow, isLive: boolean): RequestState {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.sent_at === null) return 'asked';
  return isLive ? 'live' : 'written';
}

type Joined = RequestRow & { title: string | null; live_revision: string | null };

function toRequest(row: Joined, now: string): TestimonialRequest {
  const { sent_at, withdrawn_at, testimonial, revision, email } = row;
  return {
    _id: row.id,
    project: row.project,
    title: row.title ?? '',
    name: row.name,
    ...(email !== null && { email }),
    state: stateOfRequest(row, row.live_revision !== null),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    isEnded: withdrawn_at !== null || (sent_at === null && row.expires_at <= now),
    ...(sent_at !== null && { sentAt: sent_at }),
    ...(withdrawn_at !== null && { withdrawnAt: withdrawn_at }),
    ...(testimonial !== null && { testimonial }),
    ...(sent_at !== null &&
      revision !== null && { consent: { text: row.consent_text, at: sent_at, revision } }),
  };
}
