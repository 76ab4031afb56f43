/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { navigated, pageLoaded } from './load-phase.ts';

test('the styles of the hero use the classes of the load phase', () => {
  const styles = readFileSync(path.join(__dirname, '../app/home/hero-styles.ts'), 'utf8');
  for (const name of [pageLoaded, navigated]) expect(styles).toContain(`.${name} & .hero-img`);
});
