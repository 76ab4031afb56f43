import { hasWords } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { StatusBanner } from 'shared-ui';
import { languageName } from '../../lib/language-name.ts';
import { useSiteLanguages } from '../../lib/use-site-languages.ts';

/** In place of a form that the account may not save in any language. */
export function RefusedLanguage({ kind, isNew = false }: { kind: Kind; isNew?: boolean }) {
  const [first = ''] = useSiteLanguages();
  const name = languageName(first);
  const why = hasWords(kind)
    ? isNew && `${kind.words.many} begin in ${name}, the first language of the site.`
    : `${kind.words.many} are not translated: they belong to ${name}, the first language of the site.`;
  return (
    <StatusBanner tone="warning">
      {why} Your account may not edit content in {name}.
    </StatusBanner>
  );
}
