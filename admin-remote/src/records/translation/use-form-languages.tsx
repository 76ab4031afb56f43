import { useQuery } from '@tanstack/react-query';
import type { Kind } from 'content-api/contract';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/api-context.ts';
import { languageName } from '../../lib/language-name.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { languageStatesQuery } from '../queries.ts';
import type { LanguageChoiceProps } from './language-choice.tsx';

const choice = lazyPage<LanguageChoiceProps>(
  () => import(/* webpackChunkName: "translation" */ './language-choice.tsx'),
);

interface FormLanguages {
  /** Leads to the same record in another language; nothing where the site has one. */
  choice: ReactNode;
  /** Words on the button that publishes, such as 'Publish German'; undefined where the site has one language. */
  publish?: string;
}

/** What a form says of the languages of its record. */
export function useFormLanguages(kind: Kind, id: string): FormLanguages {
  const query = languageStatesQuery(useApi(), kind, id);
  const { data: states } = useQuery({ ...query, enabled: id !== 'new' });
  const codes = Object.keys(states ?? {});
  if (states === undefined || codes.length < 2) return { choice: null };
  const current = kind.language ?? codes[0] ?? '';
  return {
    choice: <choice.Page kind={kind} states={states} current={current} />,
    publish: `Publish ${languageName(current)}`,
  };
}
