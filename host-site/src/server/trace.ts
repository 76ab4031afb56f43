import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { traceparentOf } from 'server-kit';
import type { Tracing } from 'server-kit/tracing';

/** Id of the request that the current work is done for. */
const current = new AsyncLocalStorage<string>();

/**
 * Sends each caller the id of its request, and keeps it while the request is answered.
 *
 * @param isUntold requests whose callers have no use for the id: it would only add bytes
 */
export function traceRequests(app: FastifyInstance, isUntold: (url: string) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isUntold(request.url)) void reply.header('x-request-id', request.id);
    done();
  });
  // A body that was read in between would have lost it.
  app.addHook('preHandler', (request, _reply, done) => current.run(request.id, done));
}

/**
 * A fetch whose calls carry the id of the request that they are made for.
 *
 * @param tracing records the calls
 */
export function tracedFetch(fetch: typeof globalThis.fetch, tracing?: Tracing): typeof globalThis.fetch {
  return (input, init) => {
    const id = current.getStore();
    if (id === undefined) return fetch(input, init);
    const call = tracing?.startCall(init?.method ?? (input instanceof Request ? input.method : 'GET'));
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', call?.traceparent ?? traceparentOf(id));
    const answer = fetch(input, { ...init, headers });
    if (call) {
      void answer.then(
        ({ status }) => call.end(status),
        () => call.end(),
      );
    }
    return answer;
  };
}
