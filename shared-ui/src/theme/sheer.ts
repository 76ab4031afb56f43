/** A colour that lets its ground through. */
export function sheer(hex: string, alpha: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue}/${alpha})`;
}
