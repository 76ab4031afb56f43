/** Average width of a letter of the display face, with its share of the mark beside the word. */
const letterEm = 0.6;

/** Font size of a brand that stays on one line beside what else is in its row; only very long ones wrap. */
export function brandSize(brand: string, largest: string, beside: string): string {
  const widthEm = Number((brand.length * letterEm).toFixed(1));
  return `clamp(0.875rem, (100vw - ${beside}) / ${widthEm}, ${largest})`;
}
