import type { Actor } from '../../core/audit/audit.ts';
import { parseData } from '../../core/records/complete.ts';
import { wholeData } from '../../core/records/complete-values.ts';
import { saveDraft } from '../../core/records/drafts.ts';
import { pinRevision } from '../../core/records/pin-revision.ts';
import { readSiteTexts } from '../../core/records/read-site-texts.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import { writeContent } from '../../core/records/write.ts';
import { project } from '../../contract/kinds/project.ts';
import { testimonial } from '../../contract/kinds/testimonial.ts';
import { questions } from '../../contract/testimonial-request.ts';
import { newId } from '../../lib/new-id.ts';
import { nextVersion } from '../../lib/next-version.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { mailWritten } from './mail-request.ts';
import { answersOf, requireRequest } from './requests.ts';
import { consentOf } from './studio-words.ts';

/** Makes the draft testimonial of what was kept, and notes the consent to exactly that. Once for a request. */
export async function sendWords(context: OutboxContext, actor: Actor, request: string): Promise<void> {
  await writeContent(context, actor, async (trx) => {
    const row = await requireRequest(trx, request);
    // Writers of content wait for each other, so two that send at once come here one after the other.
    if (row.sent_at !== null) return { result: undefined, entry: [], changed: 'nothing' };
    const { name, role, face, ...answers } = answersOf(row);
    const quote = questions.flatMap((question) => answers[question] || []).join('\n\n');
    const [id, at] = [newId(), nextVersion(context.clock)];
    const asked = await findRecord(trx, project, row.project);
    const sent = { quote, name, role, face, project: asked === undefined ? '' : row.project };
    const data = wholeData(testimonial.fields, parseData(testimonial, sent, 'draft'), undefined);
    const note = 'Written by the client';
    const revision = await saveDraft(trx, { kind: testimonial, id, data, author: row.author, at, note });
    await pinRevision(trx, revision);
    const consent_text = await consentOf(trx, await readSiteTexts(trx));
    await trx
      .updateTable('testimonial_requests')
      .set({ sent_at: at, testimonial: id, revision, consent_text })
      .where('id', '=', request)
      .execute();
    await mailWritten(trx, context, { id, name, title: asked?.title ?? '', quote });
    const detail = { request, revision };
    const entry = { action: 'consent', entity: 'testimonial', entityId: id, detail };
    return { result: undefined, entry, changed: 'nothing' };
  });
}
