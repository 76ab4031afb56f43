import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from './support/test.ts';

/** The least that the site takes for a console: a container of the federation, written by hand. */
const stub = `var admin_remote = (() => {
  let React;
  return {
    init(scope) { React = Object.values(scope.react)[0].lib(); },
    get: () => Promise.resolve(() => ({
      default: (props) => React.createElement('h1', null, 'A stub for ' + props.siteName + ' over ' + props.apiBase),
    })),
  };
})();
`;

test('the site runs beside a stub of the console', async ({ page, stage }) => {
  const build = await mkdtemp(path.join(tmpdir(), 'stub-'));
  await writeFile(path.join(build, 'remoteEntry.stub.js'), stub);
  const release = await stage.console.publish(build, {
    version: '0.0.1',
    commit: '',
    sourceHash: 'stub',
    contract: {
      v: 1,
      app: 'admin-remote',
      remote: 'admin_remote',
      exposes: ['./AdminApp'],
      shared: { react: '^19.0.0' },
      names: { react: ['createElement'] },
    },
  });
  await rm(build, { recursive: true });
  await stage.console.setLive(release.id);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: /^A stub for .+ over \/api$/ })).toBeVisible({
    timeout: 20_000,
  });
});
