export { mailCalls } from './calls/mail.ts';
export { mailServerInputSchema, mailServerSchema } from './mail.ts';
export type { MailServer, MailServerInput, MailTest } from './mail.ts';
