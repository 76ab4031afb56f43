import { expect, type Page } from '@playwright/test';
import { field, showSource } from '../screen.ts';
import type { ConsoleState } from './console-state.ts';
import { editFirst, press, pressAll } from './steps.ts';
import { empty, failed } from './usual-states.ts';

const services = '/admin/services';
const posts = '/admin/content';

export const serviceAndPostStates: ConsoleState[] = [
  { name: 'services', address: services },
  empty('services', services, '**/api/records/service?*'),
  failed('services', services, '**/api/records/service?*'),
  { name: 'delete service', address: services, reach: press('Delete') },
  { name: 'new service', address: '/admin/services?edit=new' },
  {
    name: 'new service with a part, fields missing',
    address: '/admin/services?edit=new',
    reach: pressAll('Add Sub-service', 'Create Service'),
  },
  { name: 'edit service', address: services, reach: editFirst },

  { name: 'blogs', address: posts },
  empty('blogs', posts, '**/api/records/post?*'),
  failed('blogs', posts, '**/api/records/post?*'),
  { name: 'delete post', address: posts, reach: press('Delete') },
  { name: 'new post', address: '/admin/content?edit=new' },
  { name: 'new post, fields missing', address: '/admin/content?edit=new', reach: press('Create Post') },
  { name: 'edit post', address: posts, reach: editFirst },
  { name: 'post written on the full page', address: '/admin/content?edit=new', reach: writeOnFullPage },
];

async function writeOnFullPage(page: Page): Promise<void> {
  await showSource(page);
  await field(page, 'Content').fill(
    '# Threads\n\nA loom is **slow**, [they say](https://wool.example/).\n\n- [ ] Warp\n- [x] Weft\n\n> `weave()`',
  );
  await press('Write on the full page')(page);
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('loom');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 place');
}
