/** What no reader sees: zero-width signs, byte order marks, soft hyphens, marks of direction, fillers. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Joiners shape letters and emoji, and selectors choose the form of the sign before them; between others they do nothing. */
const stray =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<![^\0-\x7f])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![^\0-\x7f])/gu;

/** A text without every invisible character: for addresses, and to compare names. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '').trim();
}

/** The same, which leaves the joiners that scripts and emoji are written with. */
export function withoutStrayInvisible(text: string): string {
  return text.replace(stray, '').trim();
}
