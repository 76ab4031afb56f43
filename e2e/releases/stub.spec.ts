import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Stage } from './support/stage.ts';
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

/** A console of a time when the site and the console were one document. */
const oldStub = `var admin_remote = (() => {
  let React, Router;
  const libraryOf = (shared) => Object.values(shared)[0].lib();
  return {
    init(scope) { React = libraryOf(scope.react); Router = libraryOf(scope['react-router-dom']); },
    get: () => Promise.resolve(() => ({
      default: () => React.createElement('h1', null, React.createElement(Router.Link, { to: '/about' }, 'An old way out')),
    })),
  };
})();
`;

test('the site runs beside a stub of the console', async ({ page, stage }) => {
  await publish(stage, stub, { react: ['createElement'] });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: /^A stub for .+ over \/api$/ })).toBeVisible({
    timeout: 20_000,
  });
});

test('a console that leads to the site by the router gets there by a document, and back by one', async ({
  page,
  stage,
}) => {
  await publish(stage, oldStub, { react: ['createElement'], 'react-router-dom': ['Link'] });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'An old way out' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('link', { name: 'An old way out' })).toBeVisible();
});

async function publish(stage: Stage, entry: string, names: Record<string, string[]>): Promise<void> {
  const build = await mkdtemp(path.join(tmpdir(), 'stub-'));
  await writeFile(path.join(build, 'remoteEntry.stub.js'), entry);
  const release = await stage.console.publish(build, {
    version: '0.0.1',
    commit: '',
    sourceHash: `stub-${entry.length}`,
    contract: {
      v: 1,
      app: 'admin-remote',
      remote: 'admin_remote',
      exposes: ['./AdminApp'],
      shared: { react: '^19.0.0', 'react-router-dom': '^7.0.0' },
      names,
    },
  });
  await rm(build, { recursive: true });
  await stage.console.setLive(release.id);
}
