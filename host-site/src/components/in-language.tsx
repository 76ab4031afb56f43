import type { ReactNode } from 'react';
import { useLanguageOf } from '../lib/page-context.ts';
import type { Spoken } from '../lib/spoken.ts';

interface InLanguageProps {
  of: Spoken;
  children: ReactNode;
}

/** Words of a record, marked as being in its language where that is not the one of the page. */
export function InLanguage({ of: spoken, children }: InLanguageProps) {
  const language = useLanguageOf(spoken);
  if (language.lang === undefined) return children;
  // No box of its own: the page is laid out as without it.
  return (
    <div {...language} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
