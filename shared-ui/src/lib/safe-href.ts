/** The address if it is http(s) or a path of this site, else undefined: nothing else is ever linked to. */
export function safeHref(value: string | null | undefined): string | undefined {
  if (!value || hasControlOrBackslash(value)) return undefined;
  if (/^\/(?!\/)/.test(value)) return value;
  if (!/^https?:\/\//i.test(value)) return undefined;
  return URL.canParse(value) ? value : undefined;
}

/** The same for pictures. */
export function safeImageSrc(value: string | null | undefined): string | undefined {
  return safeHref(value);
}

function hasControlOrBackslash(value: string): boolean {
  return [...value].some((character) => character < ' ' || character === '\u007f' || character === '\\');
}
