import { field } from '../screen.ts';
import type { ConsoleState } from './console-state.ts';
import { press } from './steps.ts';

export const studioStates: ConsoleState[] = [
  { name: 'studio', address: '/admin/studio' },
  { name: 'home page', address: '/admin/home' },
  { name: 'home page, a section open', address: '/admin/home', reach: press('Technologies') },
  { name: 'navigation', address: '/admin/navigation' },
  { name: 'legal texts', address: '/admin/legal' },
  {
    name: 'texts, one changed',
    address: '/admin/texts',
    reach: async (page) => {
      await press('Contact Form')(page);
      await page.getByRole('textbox', { name: 'Send Message' }).fill('Send it');
    },
  },
  {
    name: 'studio, without a name',
    address: '/admin/studio',
    reach: async (page) => {
      await field(page.getByRole('main'), 'Name').first().fill('');
      await page.keyboard.press('Control+s');
    },
  },
];
