import { z } from 'zod';
import { isRefusedAddress } from '../../lib/public-lookup.ts';

/** What the mail library adds to its errors. */
const failureSchema = z.object({
  code: z.string().catch(''),
  command: z.string().catch(''),
  message: z.string().catch(''),
  response: z.string().catch(''),
});

const answerMax = 300;

/** Why a mail could not be sent, in a sentence that says what to do. */
export function mailFailure(error: unknown, { hostname, port }: URL): string {
  const { code, command, message, response } = failureSchema.catch(nothing).parse(toPlain(error));
  const server = `${hostname}:${port}`;
  const answer = response === '' ? '' : ` It says: ${response.replaceAll(/\s+/g, ' ').slice(0, answerMax)}`;
  if (isRefusedAddress(error))
    return `${hostname} has a private address. Whoever runs the server allows that with MAIL_ALLOW_PRIVATE=on.`;
  if (code === 'EAUTH')
    return `The mail server does not accept this user and password. Some providers want a password made for programs.${answer}`;
  if (code === 'ENOTFOUND' || code === 'EDNS') return `There is no server named ${hostname}.`;
  if (/wrong version number|packet length too long|SSL routines.*unknown protocol/i.test(message))
    return `${server} does not begin with TLS. Choose STARTTLS, or the port for TLS, usually 465.`;
  if (code === 'ETLS' || /STARTTLS/.test(message))
    return `${server} offers no STARTTLS, so that nothing was sent. Choose TLS, or another port.${answer}`;
  if (code === 'EAI_AGAIN' || /EAI_AGAIN/.test(message))
    return `Nobody could be asked where ${hostname} is. Is the server on the network?`;
  if (/certificate|altname|self[- ]signed/i.test(message))
    return `The certificate of ${hostname} is not valid for it: ${withoutAdvice(message)}`;
  if (/SSL routines/.test(message))
    return `${server} broke the secured connection off. What is wrong stands in its own log.`;
  if (code === 'ETIMEDOUT' || /timed? ?out/i.test(message))
    return `${server} did not answer in time. Is the port right, and does the network let mail out?`;
  if (/ECONNREFUSED/.test(message)) return `Nothing answers at ${server}. Is the port right?`;
  if (command === 'MAIL FROM') return `The mail server refuses the sender.${answer}`;
  if (command === 'RCPT TO') return `The mail server refuses the recipient.${answer}`;
  return `The mail was not taken.${answer || ` ${message.slice(0, answerMax)}`}`;
}

/** What follows is meant for whoever started the program. */
function withoutAdvice(message: string): string {
  return (message.split(';')[0] ?? '').slice(0, answerMax);
}

const nothing = { code: '', command: '', message: '', response: '' };

/** The properties of an error, which are not all its own. */
function toPlain(error: unknown): unknown {
  return error instanceof Error ? { ...error, message: error.message } : { message: String(error) };
}
