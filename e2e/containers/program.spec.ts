import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openShelf } from 'release-shelf';
import { z } from 'zod';
import { freePort } from '../support/free-port.ts';
import { createContainer } from './support/container.ts';
import type { Container } from './support/container.ts';
import { packProgram } from './support/packed-program.ts';
import type { PackedProgram } from './support/packed-program.ts';

const megabyte = 1_000_000;
const imageLimit = 250 * megabyte;
/** What the image is made on: the C and C++ libraries, certificates and time zones of Debian 12, by the sizes of its packages. */
const baseImage = 24 * megabyte;
const admin = { email: 'owner@studio.example', password: 'correct horse battery staple' };
const pointerSchema = z.object({ release: z.string(), manifest: z.string(), integrity: z.string() });

let program: PackedProgram;
const containers: Container[] = [];

test.beforeAll(async () => {
  program = await packProgram();
});
test.afterEach(() => Promise.all(containers.splice(0).map((container) => container.remove())));
test.afterAll(() => program.remove());

function create(settings: Record<string, string>): Container {
  const container = createContainer(program.folder, settings);
  containers.push(container);
  return container;
}

test('the image is smaller than 250 MB', () => {
  test
    .info()
    .annotations.push({ type: 'program', description: `${Math.round(program.bytes / megabyte)} MB` });
  expect(program.bytes + baseImage).toBeLessThan(imageLimit);
});

test('the program has neither tests nor what only development needs', async () => {
  const files = await readdir(program.folder, { recursive: true });
  const ofDevelopment =
    /\.(?:test|spec)\.[mc]?[jt]sx?$|(?:^|\/)node_modules\/(?:webpack(?:-[\w-]+)?|playwright[\w-]*|vitest|jest|typescript(?:-7)?|eslint|@testing-library)\//;
  expect(files.filter((file) => ofDevelopment.test(file))).toEqual([]);
});

test('site, console and API run apart, as another user, from a read-only program and empty volumes', async () => {
  const [site, console, api] = await Promise.all([freePort(), freePort(), freePort()]);
  const url = (port: number) => `http://127.0.0.1:${port}`;
  const settings = {
    HOST_PORT: String(site),
    ADMIN_PORT: String(console),
    API_PORT: String(api),
    SITE_URL: url(site),
    ADMIN_REMOTE_URL: url(console),
    API_URL: url(api),
  };
  const roles = {
    api: create({ ...settings, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }),
    console: create(settings),
    site: create(settings),
  };
  for (const [role, container] of Object.entries(roles)) {
    expect(await container.isHealthy('--only', role)).toBe(false);
    await container.start('--only', role);
    expect(await container.isHealthy('--only', role)).toBe(true);
  }

  const page = await fetch(url(site));
  expect(page.status).toBe(200);
  const script = /src="(\/assets\/main\.[^"]+)"/.exec(await page.text())?.[1] ?? '';
  expect((await fetch(url(site) + script)).status).toBe(200);
  const pointer = pointerSchema.parse(await (await fetch(`${url(console)}/live.json`)).json());
  const manifest = Buffer.from(await (await fetch(url(console) + pointer.manifest)).arrayBuffer());
  expect(`sha384-${createHash('sha384').update(manifest).digest('base64')}`).toBe(pointer.integrity);
  const own = openShelf({ root: path.join(program.folder, 'dist'), app: 'admin-remote' });
  expect(pointer.release).toBe((await own.live())?.id);

  expect((await roles.api.command('admin', 'list')).text).toContain(admin.email);
  expect((await roles.site.command('releases', 'host-site')).text).toMatch(/^live/m);
  for (const container of Object.values(roles).reverse()) expect(await container.stop()).toBe(0);
});

test('one container runs everything, and again on the same volume @whole', async () => {
  const [site, console, api] = await Promise.all([freePort(), freePort(), freePort()]);
  const container = create({
    HOST_PORT: String(site),
    ADMIN_PORT: String(console),
    API_PORT: String(api),
    DEMO_CONTENT: 'off',
  });
  for (let round = 0; round < 2; round += 1) {
    await container.start();
    expect(await container.isHealthy()).toBe(true);
    expect(await container.stop()).toBe(0);
  }
});
