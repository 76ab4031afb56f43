import { http } from 'server-kit/http';

/** Time between two checks. */
export const healthCheckMs = 1000;
/** So many in a row without an answer: the server is hung. */
const silentChecksMax = 10;

/**
 * Asks a server again and again whether it answers, and calls back once when it is silent. Returns how to end it.
 *
 * Checks are counted and no time is taken: a machine that slept, or a supervisor that got no processor, wakes up to one
 * late check and not to a long silence.
 */
export function watchHealth(url: string, onSilent: () => void, checkMs: number = healthCheckMs): () => void {
  let silentChecks = 0;
  let isAsking = false;

  function ask(): void {
    isAsking = true;
    const settle = (isAlive: boolean) => {
      isAsking = false;
      if (isAlive) silentChecks = 0;
    };
    // It stays open until a response comes, however long that takes.
    http
      .get(url, { agent: false }, (response) => {
        response.resume();
        settle(true);
      })
      // A server that closes a connection is at work, for example at its limit of connections.
      .on('error', (error: NodeJS.ErrnoException) => settle(error.code === 'ECONNRESET'));
  }

  const timer = setInterval(() => {
    if (silentChecks >= silentChecksMax) {
      clearInterval(timer);
      onSilent();
      return;
    }
    silentChecks += 1;
    if (!isAsking) ask();
  }, checkMs);
  return () => clearInterval(timer);
}
