const excerptLength = 150;

/** The first 150 code points of a text; cards put an ellipsis behind it, always. */
export function excerptOf(content: string): string {
  return Array.from(content).slice(0, excerptLength).join('');
}
