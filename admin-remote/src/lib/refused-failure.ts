import { apiFailure } from './api-failure.ts';
import type { ApiFailure } from './api-failure.ts';
import { isObject } from './value-at.ts';

/** A proxy refuses a long body in its own words, mostly a page. The API says itself what is too large. */
const tooLargeForProxy =
  'Too large for the web server in front of the studio. Whoever runs that server can raise its limit.';

/** Failure for an answer whose status is not a success; takes the known properties of its body. */
export function refusedFailure(status: number, body: unknown, cause?: unknown): ApiFailure {
  const { message, error, fields, current } = isObject(body) ? body : {};
  return apiFailure('refused', {
    status,
    cause,
    ...(status === 413 && { serverMessage: tooLargeForProxy }),
    ...(typeof message === 'string' && { serverMessage: message }),
    ...(typeof error === 'string' && { serverError: error }),
    ...(isObject(fields) && { fields: stringEntries(fields) }),
    ...(current !== undefined && { current }),
  });
}

function stringEntries(object: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
