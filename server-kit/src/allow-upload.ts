import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** Time for an upload in ms: to send it, and to work on it afterwards. */
interface UploadLimits {
  bodyMs: number;
  answerMs: number;
}

/** 200 MB at 2 Mbit/s, and work on a large picture while others wait for theirs. */
const usualLimits: UploadLimits = { bodyMs: 15 * 60_000, answerMs: 4 * 60_000 };

const uploading = new WeakSet<Socket>();

/**
 * Gives a request the time that an upload takes. While its body arrives, the limit of an idle connection still holds;
 * the answer may then take longer than that. Needs `clientErrorHandler`: Node has one limit for all requests.
 */
export function allowUpload(
  request: IncomingMessage,
  { bodyMs, answerMs }: UploadLimits = usualLimits,
): void {
  const { socket } = request;
  // A request that a test injects has no connection.
  if (!(socket instanceof Socket)) return;
  if (request.complete) return void socket.setTimeout(answerMs);
  const timer = setTimeout(() => socket.destroy(), bodyMs).unref();
  uploading.add(socket);
  request.once('end', () => socket.setTimeout(answerMs));
  for (const event of ['end', 'close']) {
    request.once(event, () => {
      clearTimeout(timer);
      uploading.delete(socket);
    });
  }
}

/** True while the body of an upload arrives on the connection. */
export function isUploading(socket: Socket): boolean {
  return uploading.has(socket);
}
