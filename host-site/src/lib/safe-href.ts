/** A link target that came with content: http(s), or a path of this site. Anything else is no link (ruling 22). */
export function safeHref(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (/^\/(?![/\\])/.test(address)) return address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}
