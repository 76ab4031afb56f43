import { createRequire } from 'node:module';
const require = createRequire('/work/wt/design/package.json');
const { chromium } = require('playwright-core');
const { layoutFaults } = await import('/work/wt/design/e2e/support/layout-faults.ts');
const { AxeBuilder } = require('@axe-core/playwright');
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu'] });
const pages = ['/', '/projects', '/projects/6a339fe57a1f4c90be3a51cb', '/projects/6729acf07a1f4c90be3a51c8', '/blog', '/blog/6a9fa6b87a1f4c90be3a51fc', '/services', '/services/web-development', '/about', '/contact', '/privacypolicy', '/nope'];
for (const [width, forced] of [[320, 'none'], [360, 'none'], [768, 'none'], [1280, 'none'], [1280, 'active']]) {
  const ctx = await b.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce', forcedColors: forced, colorScheme: 'dark', bypassCSP: true });
  const p = await ctx.newPage();
  for (const path of pages) {
    await p.goto('http://localhost:3955' + path, { waitUntil: 'load' });
    await p.waitForFunction(() => !document.documentElement.classList.contains('defer'));
    await p.waitForFunction(() => getComputedStyle(document.querySelector('[data-splash]') ?? document.body).visibility === 'hidden' || !document.querySelector('[data-splash]'));
    const f = await layoutFaults(p);
    let axe = await new AxeBuilder({ page: p }); if (forced === 'active') axe = axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const v = violations.flatMap((x) => x.nodes.map((n) => x.id + ' ' + n.target.join(' ') + ' ' + (n.any[0]?.message ?? '').slice(0, 160)));
    if (f.length + v.length) console.log(width, forced, path, f.slice(0, 6), v.slice(0, 6));
  }
  await ctx.close();
}
await b.close(); console.log('done');
