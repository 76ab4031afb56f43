/** @jest-environment node */
import { getToastStage } from './toast-stage.ts';

afterEach(() => jest.resetModules());

it('tries again with the next toast when the first attempt failed', async () => {
  let isOffline = true;
  const drawToastStage = () => null;
  jest.doMock('./toast-engine.tsx', () => {
    if (isOffline) throw new Error('offline');
    return { drawToastStage, showToast: jest.fn() };
  });
  const { loadEngine } = await import('./load-engine.ts');
  await expect(loadEngine()).rejects.toThrow('offline');
  expect(getToastStage()).toBeUndefined();

  isOffline = false;
  jest.useFakeTimers();
  const loading = loadEngine();
  await jest.advanceTimersByTimeAsync(100);
  expect((await loading).drawToastStage).toBe(drawToastStage);
  jest.useRealTimers();
});
