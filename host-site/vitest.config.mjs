import path from 'node:path';
import { nodePreset } from '../tools/vitest/node.mjs';

/** The server as its visitors see it, in `test`. What has a DOM, or stands beside the code, has Jest. */
export default nodePreset('host-site', {
  include: ['test/**/*.test.ts'],
  alias: [
    {
      find: /^.*\.(avif|webp|png|svg|ico|woff2|css|txt)$/,
      replacement: path.join(import.meta.dirname, 'test/asset-stub.ts'),
    },
  ],
});
