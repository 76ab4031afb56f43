/**
 * A `fetch` whose calls end after a time, even if the server never responds. The time covers the body as well. A caller's own
 * signal still works, and ends the call sooner. This is the one place where servers and commands take the global `fetch`.
 *
 * @throws DOMException `TimeoutError` when the time is over, in the call or while its body is read
 */
export function fetchWithDeadline(
  deadlineMs: number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch {
  return (input, init) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    return fetch(input, { ...init, signal });
  };
}
