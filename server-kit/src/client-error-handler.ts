import type { Socket } from 'node:net';
import { isUploading } from './allow-upload.ts';
import { hasEarlyResponse } from './lingering-response.ts';

/** Why bytes on a connection cannot be parsed as a request. */
export interface ConnectionRefusal {
  status: 400 | 408 | 431;
  message: string;
}

/** Response that is sent before the connection closes. */
export interface RefusalAnswer {
  headers: Record<string, string>;
  body: string;
}

interface ClientError extends Error {
  code?: string;
}

const reasons = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };
/** Time for the client to read the answer and to close the connection. */
const lingerMs = 1_000;
const timeoutCode = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * Fastify's option `clientErrorHandler`: answers bytes that are no HTTP request, or that came too late, in the server's
 * own form, and closes the connection.
 */
export function clientErrorHandler(
  compose: (refusal: ConnectionRefusal) => RefusalAnswer,
): (error: ClientError, socket: Socket) => void {
  const refused = new WeakSet<Socket>();
  return (error, socket) => {
    // Node has one request timeout; uploads have their own (see allowUpload).
    if (error.code === timeoutCode && isUploading(socket)) return;
    // More bytes on a refused connection raise this error again; ignore them until the client closes.
    if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return;
    if (!socket.writable || hasEarlyResponse(socket)) return void socket.destroy();
    refused.add(socket);
    const refusal = refusalOf(error.code);
    const { headers, body } = compose(refusal);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${refusal.status} ${reasons[refusal.status]}\r\n${lines.join('')}` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
}

function refusalOf(code: string | undefined): ConnectionRefusal {
  if (code === timeoutCode) return { status: 408, message: 'The request took too long' };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, message: 'The headers are too large' };
  return { status: 400, message: 'The request is malformed' };
}
