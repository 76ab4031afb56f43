import type { SiteTexts } from 'content-api/site-texts';
import { useRequired } from '../use-required.ts';
import { TextsContext } from './texts-context.ts';

/** The fixed texts of the page, in the language of the site. On the server only: islands are given theirs. */
export function useTexts(): SiteTexts {
  return useRequired(TextsContext);
}
