/** Runs a step that must not stop the ones after it. */
export function guarded<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
