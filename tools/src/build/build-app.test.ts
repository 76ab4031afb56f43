import { access } from 'node:fs/promises';
import { buildApp } from './build-app.ts';

jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  access: jest.fn(),
}));

test('a checkout that may only be read is told how to be built', async () => {
  jest.mocked(access).mockRejectedValue(Object.assign(new Error('read-only file system'), { code: 'EROFS' }));
  await expect(buildApp('host-site')).rejects.toThrow(/has to be built.*npm run build/);
});
