/** Id of the tab that a key leads to, round the corner at both ends; undefined for other keys. */
export function tabAfterKey(
  key: string,
  ids: readonly string[],
  active: string | undefined,
): string | undefined {
  const at = ids.findIndex((id) => id === active);
  if (key === 'ArrowRight') return ids[(at + 1) % ids.length];
  if (key === 'ArrowLeft') return ids.at(at - 1);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  return undefined;
}
