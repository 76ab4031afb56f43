import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { buildApp } from './build-app.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('in a read-only checkout, the message says how to build', async () => {
  vi.spyOn(files, 'access').mockRejectedValue(
    Object.assign(new Error('read-only file system'), { code: 'EROFS' }),
  );
  syncBuiltinESMExports();
  await expect(buildApp('host-site')).rejects.toThrow(/has to be built.*npm run build/);
});
