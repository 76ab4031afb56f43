/**
 * A `fetch` whose calls end after a time, whatever the other side does. The time covers the body as well. A caller's own
 * signal still works, and ends the call sooner.
 */
export function fetchWithDeadline(
  fetch: typeof globalThis.fetch,
  deadlineMs: number,
): typeof globalThis.fetch {
  return (input, init) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    return fetch(input, { ...init, signal });
  };
}
