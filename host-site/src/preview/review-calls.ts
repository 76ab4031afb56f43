import { readList, readRecord, readRequiredText, readText } from '../lib/decode.ts';

/** Place of a comment on a page; see the contract's `pinSchema`. */
export interface Pin {
  path: string;
  element: string;
  x: number;
  y: number;
  width: number;
}

export interface ReviewComment {
  name: string;
  text: string;
  pin?: Pin;
  isResolved: boolean;
}

export interface ReviewState {
  state: string;
  isEarlier: boolean;
  decidedBy: string;
  comments: ReviewComment[];
}

/** Result of a call: the present review, or messages for the person. */
export type Outcome = { review: ReviewState } | { message: string; fields: Record<string, string> };

const timeoutMs = 30_000;
const failed = { message: 'Network error. Please check your connection and try again.', fields: {} };

/** The client's calls for the review of that token. */
export function createReviewCalls(token: string) {
  async function call(path: string, body?: object): Promise<Outcome> {
    try {
      const response = await fetch(`/api/review/${token}${path}`, {
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      const answer: unknown = await response.json();
      return response.ok ? { review: readReview(answer) } : readRefusal(answer);
    } catch {
      return failed;
    }
  }

  return {
    read: () => call(''),
    comment: (body: { name: string; text: string; pin?: Pin }) => call('/comments', body),
    decide: (body: { name: string; text: string; decision: string }) => call('/decision', body),
  };
}

function readReview(value: unknown): ReviewState {
  const { state, isEarlier, decision, comments } = readRecord(value);
  return {
    state: readRequiredText(state),
    isEarlier: isEarlier === true,
    decidedBy: decision === undefined ? '' : readText(readRecord(decision).name),
    comments: readList(comments, (one) => {
      const { name, text: words, pin, isResolved } = readRecord(one);
      return {
        name: readText(name),
        text: readText(words),
        isResolved: isResolved === true,
        ...(pin !== undefined && { pin: readPin(readRecord(pin)) }),
      };
    }),
  };
}

function readPin({ path, element, x, y, width }: Record<string, unknown>): Pin {
  return {
    path: readText(path),
    element: readText(element),
    x: Number(x),
    y: Number(y),
    width: Number(width),
  };
}

function readRefusal(value: unknown): Outcome {
  const { message, fields } = readRecord(value);
  const entries = Object.entries(fields === undefined ? {} : readRecord(fields));
  return {
    message: readText(message) || failed.message,
    fields: Object.fromEntries(entries.map(([name, words]) => [name, readText(words)])),
  };
}
