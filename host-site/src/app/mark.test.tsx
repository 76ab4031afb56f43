import { renderUi } from '../../test/render-page.tsx';
import { stubPage, stubSite } from '../../test/stub-site.ts';
import { readSite } from '../lib/site.ts';
import { Mark } from './mark.tsx';

const marks = { mark: '/media/white.svg', markOnLight: '/media/black.svg' };

function show(scheme: string, studio: object = marks) {
  const values = { ...stubSite, studio: { ...stubSite.studio, ...studio }, look: { scheme } };
  const { container } = renderUi(<Mark />, { ...stubPage, site: readSite(values, () => 2026) });
  return {
    shown: container.querySelector('img')?.getAttribute('src'),
    onLight: container.querySelector('source')?.getAttribute('srcset') ?? undefined,
  };
}

it('shows the mark for the ground that pages have, and both where the device chooses', () => {
  expect(show('dark')).toEqual({ shown: marks.mark });
  expect(show('light')).toEqual({ shown: marks.markOnLight });
  expect(show('system')).toEqual({ shown: marks.mark, onLight: marks.markOnLight });
});

it('shows the one mark everywhere while there is no other', () => {
  for (const scheme of ['dark', 'light', 'system'])
    expect(show(scheme, { mark: marks.mark })).toEqual({ shown: marks.mark });
});
