/** Average width of a letter of the display face, with its share of the mark beside the word. */
const letterEm = 0.6;

/** The width of the brand, for `brandSize`. It depends on the content, so it stands apart from the other styles. */
export function brandWidth(brand: string): string {
  const letters = Math.max(1, brand.length);
  return `:root{--brand:${Number((letters * letterEm).toFixed(1))}}`;
}

/** Font size of a brand that stays on one line beside what else is in its row; only very long ones wrap. */
export function brandSize(largest: string, reserved: string): string {
  return `clamp(0.875rem, (100vw - ${reserved}) / var(--brand), ${largest})`;
}
