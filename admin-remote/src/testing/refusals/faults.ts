import type { Answer } from '../fake-server.ts';

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
const faults: readonly Fault[] = [
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
const fewFaults = faults.filter(({ name }) => ['409', 'no words', 'no network'].includes(name));

/** In the short form (`COMPONENTS_MATRIX=short`, set by `npm test`) every row has the few, and each of the others has some rows. */
const isShort = process.env.COMPONENTS_MATRIX === 'short';

/** Rows with the faults that each is tried with. */
export function withFaults<T extends { isShared?: boolean }>(rows: T[]): (T & { faults: Fault[] })[] {
  const others = faults.filter((fault) => !fewFaults.includes(fault));
  return rows.map((row, index) => {
    const further = isShort ? others.slice(index % others.length, (index % others.length) + 1) : others;
    return { ...row, faults: row.isShared ? [...fewFaults] : [...fewFaults, ...further] };
  });
}

/** An answer that is none, of calls whose answer is used. */
export const unreadable: Fault = { name: 'a broken body', status: 200, answer: { status: 200, body: '[' } };

export const sessionEnded: Fault = refusal(401, 'Please log in');

function refusal(status: number, says: string): Fault {
  return { name: String(status), status, says, answer: { status, body: { success: false, message: says } } };
}
