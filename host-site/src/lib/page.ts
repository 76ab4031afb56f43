import type { SiteTexts } from 'content-api/site-texts';
import type { ComponentType } from 'react';
import type { Head } from './head.ts';
import type { Loaded, Resource } from './resources.ts';
import type { Studio } from './site.ts';

/** The parts of the address that a page reads. */
export interface PageAddress {
  params: Record<string, string>;
  query: URLSearchParams;
}

/** An address together with what is known about its resources, the studio and its language. */
export interface PageView extends PageAddress {
  read: <T>(resource: Resource<T>) => Loaded<T>;
  studio: Studio;
  texts: SiteTexts;
}

/** Status and headers of a page's answer. */
export interface PageOutcome {
  status: 200 | 404 | 503;
  /** The address to go to instead. */
  redirect?: string;
}

/** One page of the site. */
export interface Page {
  /** Resources that the page shows. */
  resources: (address: PageAddress) => Resource<unknown>[];
  head: (view: PageView) => Head;
  /** Default: 404 when any resource is missing, 503 when all of them failed, else 200. */
  outcome?: (view: PageView) => PageOutcome;
  Component: ComponentType<PageAddress>;
}

/** The answer's status: what the page says itself, else what its resources amount to. */
export function outcomeOf(page: Page, view: PageView): PageOutcome {
  if (page.outcome) return page.outcome(view);
  const needed = page.resources(view).filter((resource) => !resource.optional);
  const states = needed.map((resource) => view.read(resource).status);
  if (states.includes('missing')) return { status: 404 };
  const failed = states.length > 0 && states.every((status) => status === 'error');
  return { status: failed ? 503 : 200 };
}

/**
 * The outcome of a record's page. Asked for by the record's id or an earlier slug, the page leads to its present address.
 *
 * @param asked path of the page as it was asked for
 */
export function recordOutcome<T>(
  found: Loaded<T>,
  pathOf: (record: T) => string,
  asked: string,
): PageOutcome {
  if (found.status === 'missing') return { status: 404 };
  if (found.status === 'error') return { status: 503 };
  const redirect = found.status === 'loaded' ? pathOf(found.data) : asked;
  return { status: 200, ...(redirect !== asked && { redirect }) };
}
