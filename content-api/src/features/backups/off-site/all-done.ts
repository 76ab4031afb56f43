/** Waits until each has ended, so that nothing is still under way when one of them fails. */
export async function allDone<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
