const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/**
 * The usual spelling of a language's code (BCP 47), such as `pt-BR` for `pt_br`; null for a text that is none, or of a
 * language that nobody speaks.
 */
export function readLanguage(code: string): string | null {
  try {
    const locale = new Intl.Locale(code.trim().replaceAll('_', '-'));
    return known.of(locale.language) === undefined ? null : locale.toString();
  } catch {
    return null;
  }
}

/** The direction in which a language is written, by the script that its code names or that is usual. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
}

/** A language's name in itself, such as 'Deutsch'. */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  // Georgian has capitals, and no word that starts with one.
  return name.replace(/^[\p{Ll}--\p{Script=Georgian}]/v, (letter) => letter.toLocaleUpperCase(language));
}

/** Languages that the console offers; the calls take any other as well. */
export const offeredLanguages: readonly string[] =
  'af am ar ar-EG ar-MA ar-SA az be bg bn bs ca cs cy da de de-AT de-CH el en en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es es-AR es-CL es-CO es-MX et eu fa fi fil fr fr-BE fr-CA fr-CH ga gl gu ha he hi hr hu hy id is it it-CH ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl nl-BE nn or pa pl ps pt-BR pt-PT ro ru si sk sl so sq sr sr-Latn sv sv-FI sw ta te th tr uk ur uz vi yo zh-Hans zh-Hant zu'.split(
    ' ',
  );
