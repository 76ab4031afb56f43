/** A language as Open Graph writes it: with the country that its code names, or where most speak it. */
export function localeOf(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return [language, region].filter(Boolean).join('_');
}
