import type { Compositions } from 'content-api/look';
import type { SiteTexts } from 'content-api/site-texts';
import type { ComponentType } from 'react';
import type { ShownPitch } from './client-pitch.ts';
import type { ClientWords } from './client-words.ts';
import type { Head } from './head.ts';
import type { Addressed } from './paths.ts';
import type { Loaded, Resource } from './resources.ts';
import type { Studio } from './site.ts';
import type { Spoken } from './spoken.ts';

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
  /** On the page of a client's link alone. */
  words?: ClientWords | undefined;
  /** On the page of a pitch alone. */
  pitch?: ShownPitch | undefined;
}

/** Status and redirect of a page's response. */
export interface PageOutcome {
  status: 200 | 401 | 404 | 503;
  /** The address to go to instead. */
  redirect?: string;
}

/** One page of the site. */
export interface Page {
  /** Resources that the page shows, in the compositions of the look. @default compositions the usual ones */
  resources: (address: PageAddress, compositions?: Compositions) => Resource<unknown>[];
  head: (view: PageView) => Head;
  /** Default: 404 when any resource is missing, 503 when all of them failed, else 200. */
  outcome?: (view: PageView) => PageOutcome;
  Component: ComponentType<PageAddress>;
  /** What it is about. It decides in which languages there is such a page; others are in each language of the site. */
  subject?: (address: PageAddress) => PageSubject;
}

/** A record that a page is about. */
export interface PageSubject {
  /** One of the page's. */
  resource: Resource<{ _id: string; spoken: Spoken }>;
  /** The path of its page within a language. */
  pathOf: (record: Addressed) => string;
}

/** The status of the response: set by the page itself, else by the state of its resources. */
export function pageOutcome(page: Page, view: PageView): PageOutcome {
  if (page.outcome) return page.outcome(view);
  const needed = page.resources(view).filter((resource) => !resource.optional);
  const states = needed.map((resource) => view.read(resource).status);
  if (states.includes('missing')) return { status: 404 };
  const failed = states.length > 0 && states.every((status) => status === 'error');
  return { status: failed ? 503 : 200 };
}

/**
 * The outcome of a record's page. A request by id or by an earlier slug redirects to the current address.
 *
 * @param requestedPath path of the request
 */
export function recordOutcome<T>(
  loaded: Loaded<T>,
  pathOf: (record: T) => string,
  requestedPath: string,
): PageOutcome {
  if (loaded.status === 'missing') return { status: 404 };
  if (loaded.status === 'error') return { status: 503 };
  const redirect = loaded.status === 'loaded' ? pathOf(loaded.data) : requestedPath;
  return { status: 200, ...(redirect !== requestedPath && { redirect }) };
}
