import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { forgetSession, installTestSession } from '../testing/index.ts';
import { useOptionalUser } from './use-optional-user.ts';
import { useSession } from './use-session.ts';

afterEach(forgetSession);

function Greeting() {
  const { status } = useSession();
  const user = useOptionalUser();
  return <p role="status">{user ? `Hello ${user.username}` : status}</p>;
}

test('hydration of a signed-in page matches what the server sent (T60)', async () => {
  forgetSession();
  const html = renderToString(<Greeting />);
  expect(html).toContain('loading');
  await installTestSession();
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const complaints: unknown[] = [];

  const app = await act(() =>
    hydrateRoot(root, <Greeting />, { onRecoverableError: (error) => complaints.push(error) }),
  );

  expect(screen.getByRole('status')).toHaveTextContent('Hello mira');
  expect(complaints).toEqual([]);
  act(() => app.unmount());
  root.remove();
});
