import { screen, within } from '@testing-library/react';
import { emptyValues, home, legal, look, navigation, studio, texts } from 'content-api/contract';
import { SinglePage } from '../../records/single/single-page.tsx';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import NavigationPage from './navigation-page.tsx';

afterEach(forgetSession);

test('a page that is put into the menu stands in Navigation, and is put in order there', async () => {
  const { user } = await renderScreen(<NavigationPage />, {
    path: '/admin/navigation',
    prepare(server) {
      const own = emptyValues(navigation.fields);
      const links = [{ label: 'Prices', href: '/prices' }];
      const rest = { home: emptyValues(home.fields), legal: emptyValues(legal.fields) };
      server.on('GET /navigation', { status: 200, body: own });
      server.on('GET /site', {
        status: 200,
        body: {
          ...rest,
          navigation: { ...own, links },
          studio: emptyValues(studio.fields),
          look: emptyValues(look.fields),
          texts: emptyValues(texts.fields),
        },
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Put Prices in order' }));
  expect(screen.queryByRole('button', { name: 'Put Prices in order' })).not.toBeInTheDocument();
  const links = within(await screen.findByRole('list', { name: 'Links' }));
  expect(links.getByText('Prices')).toBeInTheDocument();
});

test('time zones and countries are found in a list by what one types', async () => {
  const { container, user } = await renderScreen(<SinglePage kind={studio} />, {
    path: '/admin/studio',
    prepare: (server) => server.on('GET /studio', { status: 200, body: emptyValues(studio.fields) }),
  });
  for (const group of [/^How to Reach You/, /^Language and Time/])
    await user.click(await screen.findByRole('button', { name: group }));
  const zone = await screen.findByLabelText<HTMLInputElement>(/^Time Zone/);
  const option = (of: HTMLInputElement, value: string) =>
    container.querySelector(`datalist[id="${of.getAttribute('list')}"] option[value="${value}"]`);
  expect(option(zone, 'Europe/Vienna')).toHaveAttribute('label', 'Vienna, Europe');
  const country = screen.getByLabelText<HTMLInputElement>(/^Country/);
  expect(option(country, 'AT')).toHaveAttribute('label', 'Austria');
  expect(option(country, 'UK')).toBeNull();
});
