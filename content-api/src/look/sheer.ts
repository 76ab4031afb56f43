/** A colour that lets its ground through. */
export function sheer(hex: string, alpha: string): string {
  const byte = Math.round(Number(alpha) * 255);
  return hex + byte.toString(16).padStart(2, '0');
}
