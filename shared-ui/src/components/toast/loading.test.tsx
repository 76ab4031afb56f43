import { act, screen } from '@testing-library/react';
import { renderWithUi } from '../../testing/render.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toast.ts';

afterEach(() => jest.useRealTimers());

it('tries again with the next toast when the first attempt failed', async () => {
  let isOffline = true;
  jest.doMock('./toast-stage.tsx', () => {
    if (isOffline) throw new Error('offline');
    return jest.requireActual<object>('./toast-stage.tsx');
  });
  jest.useFakeTimers();
  const say = (message: string) =>
    act(async () => {
      toast.success(message);
      await jest.advanceTimersByTimeAsync(150);
    });
  renderWithUi(<ToastRegion />);
  await say('Saved without a connection');
  expect(document.querySelector('[aria-live]')).toBeNull();

  isOffline = false;
  await say('Saved');
  expect(screen.getByText('Saved')).toBeInTheDocument();
  expect(screen.queryByText('Saved without a connection')).not.toBeInTheDocument();
});
