import { hasWords, rightOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useFormLanguage } from './use-form-language.ts';
import { useMe } from './use-me.ts';
import { useSiteLanguages } from './use-site-languages.ts';

/** Whether the account may edit records of a kind in a language of the site, the first one by default. True until it is known. */
export function useMayEdit(kind: Kind): (language?: string) => boolean {
  const limit = useMe()?.languages;
  const [first] = useSiteLanguages();
  return (language = first) =>
    limit === undefined || rightOf(kind) !== 'content' || language === undefined || limit.includes(language);
}

/**
 * The further language to open a form in: the one of the address, else the first that the account may edit. Nobody gets a
 * form that they cannot save.
 */
export function useOpenLanguage(kind: Kind): { language: string | undefined; isRefused: boolean } {
  const [asked] = useFormLanguage();
  const mayEdit = useMayEdit(kind);
  const [first, ...further] = useSiteLanguages();
  if (mayEdit(asked ?? first)) return { language: asked, isRefused: false };
  const language = hasWords(kind) ? further.find((code) => mayEdit(code)) : undefined;
  return { language, isRefused: language === undefined && !mayEdit(first) };
}
