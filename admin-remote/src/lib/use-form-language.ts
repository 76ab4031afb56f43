import { useSearchParams } from 'react-router-dom';

/** Names the further language of an open form in the address. */
export const languageKey = 'language';

/** The further language that a form is open in, kept in the address; undefined for the first one. */
export function useFormLanguage(): readonly [string | undefined, (language: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  return [params.get(languageKey) ?? undefined, show];

  function show(language: string | undefined): void {
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete('field');
      if (language === undefined) next.delete(languageKey);
      else next.set(languageKey, language);
      return next;
    });
  }
}
