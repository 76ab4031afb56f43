interface RequestWithBody {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** Size of the body. */
  bytes: number;
  /** Sends it in chunks, without a length in the head. */
  isChunked?: boolean;
}

const chunkBytes = 64 * 1024;

/** A request with a body of the given size, and a second request behind it on the same connection. */
export function* requestWithBody(request: RequestWithBody): Generator<string | Buffer> {
  const { method = 'POST', path, headers = {}, bytes, isChunked = false } = request;
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  yield `${method} ${path} HTTP/1.1\r\nhost: test\r\n${lines.join('')}${length}\r\n\r\n`;
  for (let sent = 0; sent < bytes; sent += chunkBytes) {
    const part = Buffer.alloc(Math.min(chunkBytes, bytes - sent), 'x');
    if (isChunked) yield `${part.length.toString(16)}\r\n`;
    yield part;
    if (isChunked) yield '\r\n';
  }
  if (isChunked) yield '0\r\n\r\n';
  yield 'GET /second-request HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n';
}
