import type { ConnectionRefusal, RefusalAnswer } from 'server-kit';
import { bareHeaders } from '../bare-headers.ts';
import { errorBody } from './errors.ts';

/** The answer to bytes that are no HTTP request, or came too late, in the shape of every other error. */
export function refusalAnswer({ status, message }: ConnectionRefusal): RefusalAnswer {
  return {
    headers: { ...bareHeaders, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(errorBody({ status, code: 'MALFORMED', message }, 'none')),
  };
}
