import type { Look } from 'shared-ui';
import type { PageCodes } from '../lib/page/page-codes.ts';
import type { ResourceCache } from '../lib/resources/resource-cache.ts';
import type { PageSettings } from '../lib/settings.ts';
import type { Studio } from '../lib/studio/studio.ts';
import type { ContactOutcome } from '../lib/contact-outcome.ts';

/** Services of one document: created for each server rendering and once per page load. */
export interface SiteRuntime {
  settings: PageSettings;
  studio: Studio;
  /** For the server's styles; in a browser the page has them already. */
  look?: Look;
  resources: ResourceCache;
  codes: PageCodes;
  /** Outcome of a form posted without script, to be shown on the contact page. */
  contact?: ContactOutcome;
}
