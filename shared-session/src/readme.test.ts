/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minutes } from './testing/durations.ts';
import { createTestBrowser, settle } from './testing/index.ts';

test('the README lists exactly the calls that a session makes', async () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `((?:GET|POST) \/auth\/\w+)`/gm)].map(([, call]) => call);

  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  browser.clock.advance(minutes(16));

  await tab.session.check();
  tab.session.logout();
  await settle();

  const calls = new Set(browser.api.calls.map(({ name }) => name.replace(' /api/', ' /')));
  expect([...calls].sort()).toEqual(listed.sort());
});
