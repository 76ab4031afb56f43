import { screen } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import MoveOutPage from './move-out-page.tsx';

afterEach(forgetSession);

test('each way out is a download', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const { user, server } = await renderScreen(<MoveOutPage />, {
    prepare: (fake) => fake.on('POST /exports/wxr/ticket', { status: 200, body: { ticket: 'one' } }),
  });
  await user.click(screen.getByRole('button', { name: 'Download: WordPress' }));
  expect(await screen.findByText(/The download has begun/)).toBeVisible();
  expect(server.calls.map(({ name }) => name)).toContain('POST /exports/wxr/ticket');
  const [form] = submit.mock.contexts as HTMLFormElement[];
  expect(form?.action).toMatch(/\/exports\/wxr\/download$/);
  expect(new FormData(form).get('ticket')).toBe('one');
});

test('each way out is a command that can be copied', async () => {
  // axe asks for a canvas, which jsdom lacks.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { container, user } = await renderScreen(<MoveOutPage />, { prepare: () => undefined });
  expect(await axeFindings(container)).toEqual([]);
  for (const summary of screen.getAllByText('As a command, where the site runs')) await user.click(summary);
  await user.click(screen.getByRole('button', { name: 'Copy the command: WordPress' }));
  expect(await screen.findByText('Command copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('npm run content -- wxr FOLDER');
});
