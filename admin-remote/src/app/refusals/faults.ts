import type { Answer } from '../../testing/fake-server.ts';

/** A way in which a call fails. */
export interface Fault {
  name: string;
  answer: Answer;
  /** Absent when no answer came. */
  status?: number;
  /** The server's own words. */
  says?: string;
}

const tooLarge =
  'Too large for the web server in front of the studio. Whoever runs that server can raise its limit.';

/** Refusals, with words of the server and without, and calls without an answer. */
export const faults: readonly Fault[] = [
  ...[400, 403, 404, 409, 429, 500, 502, 503].map((status) => refusal(status, `Reason ${status}`)),
  refusal(413, 'Reason 413'),
  {
    name: 'a proxy that takes no more',
    status: 413,
    says: tooLarge,
    answer: { status: 413, body: '<h1>413</h1>' },
  },
  {
    name: 'an error field only',
    status: 500,
    says: 'Broken',
    answer: { status: 500, body: { error: 'Broken' } },
  },
  { name: 'no words', status: 500, answer: { status: 500, body: {} } },
  { name: 'a page of a proxy', status: 502, answer: { status: 502, body: '<h1>Bad gateway</h1>' } },
  { name: 'no network', answer: 'offline' },
  { name: 'no answer in time', answer: 'timeout' },
];

/** The faults for kinds that share form and words with another kind: with a reason, without one, no answer. */
export const fewFaults = faults.filter(({ name }) => ['409', 'no words', 'no network'].includes(name));

/** An answer that is none, of calls whose answer is used. */
export const unreadable: Fault = { name: 'a broken body', status: 200, answer: { status: 200, body: '[' } };

export const sessionEnded: Fault = refusal(401, 'Please log in');

function refusal(status: number, says: string): Fault {
  return { name: String(status), status, says, answer: { status, body: { success: false, message: says } } };
}
