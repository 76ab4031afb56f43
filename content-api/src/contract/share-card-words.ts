const scripts = ['Latin', 'Greek', 'Cyrillic', 'Devanagari', 'Gujarati', 'Arabic', 'Hebrew']
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Component}';
const showable = new RegExp(
  `^[${scripts}${emoji}\\0-\\u024f\\u2000-\\u206f\\u20a0-\\u20c0\\u2116\\u2122]*$`,
  'u',
);

/** The words of a title for which the picture of a shared link has no font, so that it leaves them out. */
export function wordsNotOnShareCard(title: string): string[] {
  return title.split(/\s+/u).filter((word) => !showable.test(word));
}
