import { connect } from 'node:net';

export interface Talk {
  /** Everything that the server sent, as text. */
  heard: string;
  /** Set when the connection did not end in good order, such as ECONNRESET. */
  fault?: string;
  /** From the connection to its end. */
  tookMs: number;
}

/**
 * Sends bytes as they are, as fast as the server takes them, until the server closes the connection. Like a browser, it
 * goes on sending although the answer has begun.
 */
export function talk(
  port: number,
  parts: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
): Promise<Talk> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const result: Talk = { heard: '', tookMs: 0 };
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk: Buffer) => (result.heard += chunk.toString('latin1')));
    socket.on('error', (error: Error & { code?: string }) => (result.fault = error.code ?? error.message));
    socket.on('close', () => resolve({ ...result, tookMs: performance.now() - startedAt }));
    void send();

    async function send(): Promise<void> {
      for await (const part of parts) {
        if (socket.destroyed || !socket.writable) return;
        if (!socket.write(part))
          await new Promise<void>((next) => socket.once('drain', next).once('close', next));
      }
    }
  });
}
