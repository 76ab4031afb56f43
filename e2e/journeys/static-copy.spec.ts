import { readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { loadedFonts } from '../support/loaded-fonts.ts';
import { uploadAsOwner } from '../support/upload-as-owner.ts';
import { runCommand } from '../support/run-command.ts';
import { studio } from '../support/studio.ts';
import { freePort } from '../support/free-port.ts';
import { expect, test } from '../console/support/console-test.ts';

const root = path.join(import.meta.dirname, '../..');
const fontFile = path.join(root, 'content-api/test/fixtures/fonts/serif-600.woff2');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A server that knows files and nothing else. */
async function serve(folder: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, decodeURIComponent(pathname));
    const stats = statSync(file, { throwIfNoEntry: false });
    const at = stats?.isDirectory() === true ? path.join(file, 'index.html') : file;
    const found = statSync(at, { throwIfNoEntry: false })?.isFile() === true;
    response.statusCode = found ? 200 : 404;
    response.setHeader('content-type', types[path.extname(at)] ?? 'application/octet-stream');
    response.end(readFileSync(found ? at : path.join(folder, '404.html')));
  }).listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

test('a static copy opens from any host: every link, picture, script and own font answers', async ({
  api,
  browser,
}, info) => {
  await api.send('POST', '/api/redirects', { from: '/old-post', to: '/blog' });
  const { updatedAt: _, ...look } = await api.get<{ updatedAt?: string }>('/api/look');
  const font = await uploadAsOwner('serif-600.woff2', readFileSync(fontFile));
  const { textWidth: _width, headingWidth: width, ...facts } = font.font ?? { headingWidth: 0, textWidth: 0 };
  await api.send('PUT', '/api/look', {
    ...look,
    ownFonts: [{ ...facts, use: 'headings', file: font.url, width }],
  });
  const folder = info.outputPath('static');
  rmSync(folder, { recursive: true, force: true });
  const copy = await serve(folder);
  const made = runCommand('static', [folder, '--base', copy.url], { SITE_URL: studio.siteUrl });
  expect(made.code).toBe(0);

  expect(readFileSync(path.join(folder, '_redirects'), 'utf8')).toContain('/old-post /blog 301\n');
  expect(readFileSync(path.join(folder, 'redirects.nginx.conf'), 'utf8')).toContain('"/old-post" "/blog";');
  expect(readFileSync(path.join(folder, 'feed.xml'), 'utf8')).toContain(`${copy.url}/blog/`);
  const missing: string[] = [];
  const waiting = ['/'];
  const seen = new Set(waiting);
  let pages = 0;
  let pictures = 0;
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    const answer = await fetch(copy.url + at);
    if (answer.status !== 200) missing.push(at);
    if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) continue;
    pages += 1;
    const html = await answer.text();
    expect(html).not.toContain(studio.siteUrl);
    const named = [...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map(([, one = '']) => one);
    const sized = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, set = '']) =>
      set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    );
    pictures += sized.length;
    for (const link of [...named, ...sized]) {
      const url = new URL(link.replaceAll('&amp;', '&'), copy.url + at);
      // The console stays where its server is.
      if (url.origin !== copy.url || seen.has(url.pathname) || /^\/(?:admin|api)(?:\/|$)/.test(url.pathname))
        continue;
      seen.add(url.pathname);
      waiting.push(url.pathname);
    }
  }
  expect(missing).toEqual([]);
  expect(pages).toBeGreaterThan(20);
  expect(pictures).toBeGreaterThan(100);

  const page = await browser.newPage();
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !pathname.startsWith('/api/')) failed.push(response.url());
  });
  await page.goto(copy.url);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await loadedFonts(page)).toContain('Own Headings');
  expect(failed).toEqual([]);
  await page.close();
  copy.stop();
  await api.send('PUT', '/api/look', { ...look, ownFonts: [] });
  await api.send('DELETE', `/api/media/${font._id}`);
});
