import type { ComponentType } from 'react';
import type { SiteTexts } from 'content-api/site-texts';
import type { Loaded, Resource } from '../resources/resource.ts';
import type { Studio } from '../studio/studio.ts';
import type { Head } from './head.ts';

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
