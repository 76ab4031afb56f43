import type { IncomingMessage } from 'node:http';

/** Whether part of the request's body has not arrived yet. */
export function hasUnreadBody(request: IncomingMessage): boolean {
  // Without a body `complete` may still be false here: Node sets it after the handlers ran.
  return hasBody(request) && !request.complete;
}

/** Whether the request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
