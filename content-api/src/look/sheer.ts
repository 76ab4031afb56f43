/** Of the primary colour behind what is chosen on a dark page. */
export const primaryTintAlpha = '.12';

/** A colour that lets its ground through. */
export function sheer(hex: string, alpha: string): string {
  const byte = Math.round(Number(alpha) * 255);
  return hex + byte.toString(16).padStart(2, '0');
}
