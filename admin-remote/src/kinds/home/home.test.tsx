import { fireEvent, screen } from '@testing-library/react';
import { emptyValues, home } from 'content-api/contract';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import HomePage from './home-page.tsx';

afterEach(forgetSession);

test('a headline says which of its words the picture of a shared link cannot show', async () => {
  await renderScreen(<HomePage />, {
    prepare(server) {
      server.on('GET /home', { status: 200, body: emptyValues(home.fields) });
    },
  });
  const headline = await screen.findByLabelText(/^Headline/);
  const note = () => screen.queryByText(/picture of a shared link/)?.textContent;
  fireEvent.change(headline, { target: { value: 'Über uns, हमारे बारे में' } });
  expect(note()).toBeUndefined();
  fireEvent.change(headline, { target: { value: 'We are 東京 Tokyo' } });
  expect(note()).toBe('The picture of a shared link has no letters for 東京, and leaves them out.');
});
