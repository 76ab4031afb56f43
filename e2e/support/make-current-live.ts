import type { App } from '../../tools/src/build/app-sources.ts';
import { findCurrent, shelfOf } from '../../tools/src/build/publish-app.ts';

/**
 * Makes the release of the present sources live, if it is built. `npm start` leaves a newer one live, as somebody may have
 * rolled back; the suites test the sources, also when they are set back.
 */
export async function makeCurrentLive(app: App, dataDir: string): Promise<void> {
  const shelf = shelfOf(app, dataDir);
  const current = await findCurrent(app, shelf);
  if (current) await shelf.setLive(current.id);
}
