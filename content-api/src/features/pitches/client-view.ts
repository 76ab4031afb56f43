import { readLanguages } from '../../core/records/read-languages.ts';
import { toPageAnswer } from '../../core/records/page-view.ts';
import { textOf } from '../../core/records/read-values.ts';
import { withSignedFiles } from '../../core/audiences/signed-files.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { pitch } from '../../contract/kinds/pitch.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { ClientPitch } from '../../contract/pitch.ts';
import type { Queries } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import { withPictureHints } from '../media/picture-hints.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { studioDay } from '../visits/studio-day.ts';
import { findAnswer } from './pitch-answers.ts';
import type { OpenedLink } from './pitch-links.ts';
import { priceOf } from './price-of.ts';
import { readWorks } from './read-works.ts';

/** What the holder of a link is shown; its files have addresses that end with the link. */
export async function clientView(
  db: Queries,
  context: OutboxContext,
  { guest, row, shown }: OpenedLink,
  options: readonly number[] = [],
): Promise<ClientPitch> {
  const { clock, kinds, revocations, siteSecret } = context;
  const record = {
    id: row.id,
    createdAt: row.created_at,
    updatedAt: row.live_at ?? row.updated_at,
    changedAt: row.updated_at,
    data: shown.data,
  };
  const languages = await readLanguages(db);
  const page = await withPictureHints(db, await toPageAnswer(db, { kind: pitch, languages }, record));
  const content = withoutOwn(page);
  const answer = await findAnswer(db, row.key);
  // An accepted pitch is settled; after a refusal, another version may be answered again.
  const counts = answer?.answer === 'accepted' || answer?.revision === shown.id;
  const view = {
    content: { ...content, title: textOf(content.title) },
    works: await readWorks(db, context, { data: shown.data, languages }),
    revision: shown.id,
    price: priceOf(shown.data, options),
    validUntil: textOf(shown.data.validUntil),
    isExpired: isOver(shown.data.validUntil, await studioDay(context)),
    ...(counts && { answer }),
  };
  const holding = { siteSecret, revocations, kinds, now: toIso(clock.nowMs()) };
  return withSignedFiles(db, view, {
    source: { type: 'guest', id: guest.id },
    endsMs: Date.parse(guest.expires_at),
    context: holding,
  });
}

/** What is the client's of a pitch: the price comes apart, and what the studio says to it is the studio's. */
function withoutOwn({ blocks, ...page }: Values): Values {
  const all = Array.isArray(blocks) ? blocks.filter(isValues) : [];
  const {
    lines: _lines,
    tax: _tax,
    currency: _currency,
    openingNotes: _o,
    closingNotes: _c,
    ...content
  } = page;
  return { ...content, blocks: all.map(({ notes: _notes, ...block }) => block) };
}

/** Whether the last day is over on a day of the studio. */
export function isOver(validUntil: unknown, today: string): boolean {
  const day = textOf(validUntil).slice(0, 10);
  return day !== '' && today > day;
}
