import { loadOnce } from './load-once.ts';

test('loads once for all who ask', async () => {
  const load = vi.fn(() => Promise.resolve('library'));
  const library = loadOnce(load);
  expect(await Promise.all([library(), library()])).toEqual(['library', 'library']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is told to those who asked, and the next one loads again', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('too many open files')).mockResolvedValue('library');
  const library = loadOnce(load);
  const asked = [library(), library()];
  for (const one of asked) await expect(one).rejects.toThrow('too many open files');
  expect(await library()).toBe('library');
  expect(load).toHaveBeenCalledTimes(2);
});
