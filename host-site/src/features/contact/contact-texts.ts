import type { TextKey } from 'content-api/site-texts';

/** The texts of the form, which its island is given. */
export const contactTexts = [
  'page.contact',
  'form.name',
  'form.email',
  'form.subject',
  'form.message',
  'form.trap',
  'form.send',
  'form.sending',
  'form.sent',
  'form.needsName',
  'form.needsEmail',
  'form.needsSubject',
  'form.needsMessage',
  'form.noEmail',
  'form.tooLong',
  'trouble.failed',
  'trouble.network',
] as const satisfies TextKey[];

export type ContactTexts = Readonly<Record<(typeof contactTexts)[number], string>>;
