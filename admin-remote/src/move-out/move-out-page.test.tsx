import { screen } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import MoveOutPage from './move-out-page.tsx';

afterEach(forgetSession);

test('each way out is a command that can be copied', async () => {
  // axe asks for a canvas, which jsdom lacks.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { container, user } = await renderScreen(<MoveOutPage />, { prepare: () => undefined });
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Copy the command: WordPress' }));
  expect(await screen.findByText('Command copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('npm run content -- wxr FOLDER');
});
