/** Name and code of whatever was thrown, also of an error of another realm. */
export function errorDetails(error: unknown): { name?: unknown; code?: unknown; cause?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}
