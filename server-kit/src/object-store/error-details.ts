interface ErrorDetails {
  name?: unknown;
  code?: unknown;
  syscall?: unknown;
  cause?: unknown;
}

/** Name and code of a thrown value, also of an error of another realm. */
export function errorDetails(error: unknown): ErrorDetails {
  return typeof error === 'object' && error !== null ? error : {};
}
