import { fromColumns } from '../lib/columns.ts';
import type { ContactOutcome } from '../lib/contact-outcome.ts';
import type { Loadable } from '../lib/resources/resource.ts';
import type { PageSettings } from '../lib/settings.ts';
import type { Studio } from '../lib/studio/studio.ts';

/** Data that the server wrote into the page. */
export interface PageData {
  settings: PageSettings;
  /** The page's address among the known ones, as `matchRoute` writes it; absent of the page that is not found. */
  page?: string;
  resources: Record<string, Loadable<unknown>>;
  studio: Studio;
  contact?: ContactOutcome;
}

export function readPageData(document: Document): PageData {
  const settings = read<PageSettings>(document, 'config');
  const data = read<Omit<PageData, 'settings'>>(document, 'data');
  return { settings, ...data };
}

/** The block was written by the same release, so its shape is known. */
function read<T>(document: Document, id: string): T {
  return fromColumns(JSON.parse(document.getElementById(id)?.textContent ?? '{}')) as T;
}
