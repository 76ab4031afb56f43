/** A text for each legal page, with `[[…]]` where the studio has to say something. */
export interface LegalTemplates {
  privacy: string;
  terms: string;
}

const loaders: Readonly<Record<string, () => Promise<{ default: LegalTemplates }>>> = {
  en: () => import(/* webpackChunkName: "legal-texts" */ './en.ts'),
  de: () => import(/* webpackChunkName: "legal-texts" */ './de.ts'),
  fr: () => import(/* webpackChunkName: "legal-texts" */ './fr.ts'),
  es: () => import(/* webpackChunkName: "legal-texts" */ './es.ts'),
};

/** The language in which there are templates for a site in that one. */
export function languageOfTemplate(code: string): string {
  const [language = 'en'] = code.split('-');
  return language in loaders ? language : 'en';
}

export async function loadTemplates(language: string): Promise<LegalTemplates> {
  const load = loaders[language] ?? loaders.en;
  if (load === undefined) throw new Error(`There are no templates in ${language}.`);
  return (await load()).default;
}
