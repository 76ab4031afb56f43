import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasUnreadBody } from './has-unread-body.ts';
import { http } from './node-http.ts';

export interface LingerLimits {
  /** Time for which the rest of a refused request is read, in ms. */
  lingerMs: number;
  /** Number of bytes of it that are read. */
  lingerBytes: number;
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Chunk = string | Uint8Array;
type Callback = () => void;

/** Connections with a response that was sent before the request's body had arrived. Nothing else may be written to them. */
const earlyResponses = new WeakSet<Socket>();

/** Returns true if a response was sent on this connection while its request was still arriving. */
export function hasEarlyResponse(socket: Socket): boolean {
  return earlyResponses.has(socket);
}

/**
 * A response class for `http.createServer` that ends connections safely when a response is sent before the request's whole body
 * has arrived. Such a response says `Connection: close`, because the rest of the body is where the next request would
 * begin. It is sent at once; then the rest of the body is read and discarded within the limits, and only then the
 * connection closes. Closing it earlier makes the kernel reset it, and the client may lose the response.
 */
export function lingeringResponse({ lingerMs, lingerBytes }: LingerLimits): typeof ServerResponse {
  return class LingeringResponse<R extends IncomingMessage = IncomingMessage> extends http.ServerResponse<R> {
    #isEnding = false;

    override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
      if (hasUnreadBody(this.req)) {
        this.setHeader('connection', 'close');
        earlyResponses.add(this.req.socket);
      }
      return typeof reason === 'string'
        ? super.writeHead(status, reason, headers)
        : super.writeHead(status, reason ?? headers);
    }

    override end(
      chunk?: Chunk | Callback | null,
      encoding?: BufferEncoding | Callback | null,
      callback?: Callback,
    ): this {
      if (this.#isEnding) return this;
      if (typeof chunk === 'function') return this.end(null, null, chunk);
      if (typeof encoding === 'function') return this.end(chunk, null, encoding);
      if (!hasUnreadBody(this.req)) return super.end(chunk, encoding ?? 'utf8', callback);
      this.#isEnding = true;
      if (chunk !== undefined && chunk !== null) this.#sendWhole(bytesOf(chunk, encoding ?? 'utf8'));
      this.flushHeaders();
      discardRest(this.req, { lingerMs, lingerBytes }, () => super.end(callback));
      return this;
    }

    /** With its length in the head, so that the client knows the end of the response before the connection closes. */
    #sendWhole(body: Uint8Array): void {
      if (!this.headersSent && !this.hasHeader('content-length'))
        this.setHeader('content-length', body.length);
      this.write(body);
    }
  };
}

function bytesOf(chunk: Chunk, encoding: BufferEncoding): Uint8Array {
  return typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
}

function discardRest(request: IncomingMessage, limits: LingerLimits, done: () => void): void {
  let bytes = 0;
  let isDone = false;
  const timer = setTimeout(finish, limits.lingerMs);
  function finish(): void {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    done();
  }
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limits.lingerBytes) finish();
  });
  request.once('end', finish);
  request.once('close', finish);
  request.on('error', finish);
  if (request.destroyed) finish();
  else request.resume();
}
