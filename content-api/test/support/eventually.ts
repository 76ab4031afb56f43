const lookAgainMs = 20;

/** Looks until it is as expected, for what another process or the background has yet to do; then returns it. */
export async function eventually<T>(
  look: () => Promise<T> | T,
  isRight: (seen: T) => boolean,
  timeoutMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const seen = await look();
    if (isRight(seen) || Date.now() > deadline) return seen;
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}
