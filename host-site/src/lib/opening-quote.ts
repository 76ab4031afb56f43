/** Opening marks of quotations by language (CLDR), where they are not those of English. */
const marks: Readonly<Record<string, string>> = {
  '„': 'bg cs de et hr hu is ka lt mk pl ro sk sl sq sr',
  '«': 'be ca el es fa fr it nb nn no pt-PT ru uk',
  '”': 'ar fi he sv',
  '「': 'ja zh-Hant',
};
const markOf = new Map(
  Object.entries(marks).flatMap(([mark, languages]) =>
    languages.split(' ').map((code) => [code, mark] as const),
  ),
);

/** The mark that opens a quotation in a language, such as „ in German. */
export function openingQuote(language: string): string {
  const { language: base, script, region } = new Intl.Locale(language).maximize();
  return markOf.get(`${base}-${script}`) ?? markOf.get(`${base}-${region}`) ?? markOf.get(base) ?? '“';
}
