import type { IncomingMessage } from 'node:http';

/** Returns true if part of the request's body has not arrived yet. */
export function hasUnreadBody(request: IncomingMessage): boolean {
  // Without a body `complete` may still be false here: Node sets it after the handlers ran.
  return hasBody(request) && !request.complete;
}

/** Returns true if the request announces a body. */
function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
