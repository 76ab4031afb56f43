/** Percent-decodes a text. Returns it unchanged if an escape is malformed. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
