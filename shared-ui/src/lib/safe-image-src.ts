const allowed = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** The address if a picture may come from there: http(s) or an own path; else undefined. */
export function safeImageSrc(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim();
  return trimmed && allowed.test(trimmed) ? trimmed : undefined;
}
