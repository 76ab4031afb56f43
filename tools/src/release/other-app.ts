import { apps } from '../build/app-sources.ts';
import type { App } from '../build/app-sources.ts';

/** The app that an app meets on a page. */
export function otherApp(app: App): App {
  return apps.find((name) => name !== app) ?? app;
}
