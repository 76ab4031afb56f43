import type { Socket } from 'node:net';
import { bareHeaders } from '../http/bare-headers.ts';
import { errorBody } from './errors.ts';

interface ClientError extends Error {
  code?: string;
}

/** Answers bytes that are no HTTP request, or came too late, in our own shape, and hangs up. */
export function clientErrorHandler(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const { status, line, message } = verdictOn(error.code);
  const body = JSON.stringify(errorBody({ status, code: 'MALFORMED', message }, 'none'));
  const always = Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${line}\r\n${always.join('')}Content-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function verdictOn(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { status: 408, line: '408 Request Timeout', message: 'The request took too long' };
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { status: 431, line: '431 Request Header Fields Too Large', message: 'The headers are too large' };
  }
  return { status: 400, line: '400 Bad Request', message: 'The request is malformed' };
}
