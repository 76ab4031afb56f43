import { findRecord } from '../../core/records/record-rows.ts';
import { draftOf } from '../../core/records/record-state.ts';
import { findRevision } from '../../core/records/revisions.ts';
import { textOf } from '../../core/records/read-values.ts';
import { readSiteTexts } from '../../core/records/read-site-texts.ts';
import { project } from '../../contract/kinds/project.ts';
import { testimonial } from '../../contract/kinds/testimonial.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { ClientTestimonial } from '../../contract/testimonial-request.ts';
import type { Queries } from '../../db/database.ts';
import { answersOf, stateOfRequest } from './requests.ts';
import type { RequestRow } from './requests.ts';
import { consentOf } from './studio-words.ts';

/** What the holder of the link is shown: the form as far as it is filled in, then what became of it. */
export async function clientView(db: Queries, row: RequestRow): Promise<ClientTestimonial> {
  const { media: _, ...answers } = answersOf(row);
  const asked = await findRecord(db, project, row.project);
  const words = row.testimonial === null ? undefined : await findRecord(db, testimonial, row.testimonial);
  const key = words?.key ?? '';
  const isHidden = words === undefined || words.trashed_at !== null;
  const live = isHidden ? undefined : await findRevision(db, key, words.live_revision);
  const draft = isHidden ? undefined : await findRevision(db, key, draftOf(words));
  const written = await findRevision(db, key, row.revision);
  return {
    state: stateOfRequest(row, live !== undefined),
    title: asked?.title ?? '',
    consent: row.consent_text || (await consentOf(db, await readSiteTexts(db))),
    expiresAt: row.expires_at,
    answers,
    ...(written && { written: shown(written.data) }),
    ...(live && { live: shown(live.data) }),
    ...(draft && { draft: shown(draft.data) }),
  };
}

function shown({ quote, name, role, face }: Values) {
  return { text: textOf(quote), name: textOf(name), role: textOf(role), face: textOf(face) };
}
