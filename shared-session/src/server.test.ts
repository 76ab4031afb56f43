/** @jest-environment node */
import { execFileSync } from 'node:child_process';

/** Runs code in its own process. Browser globals record each access. */
function runOnServer(body: string): string {
  const script = `
    const read = [];
    for (const name of ['window', 'document', 'localStorage', 'sessionStorage', 'location', 'BroadcastChannel', 'fetch']) {
      Object.defineProperty(globalThis, name, { configurable: true, get() { read.push(name); return undefined; } });
    }
    const before = Object.getOwnPropertyNames(globalThis).concat(Object.getOwnPropertySymbols(globalThis)).length;
    const timers = process.getActiveResourcesInfo().length;
    ${body}
    const after = Object.getOwnPropertyNames(globalThis).concat(Object.getOwnPropertySymbols(globalThis)).length;
    console.log(JSON.stringify({ read, added: after - before, timers: process.getActiveResourcesInfo().length - timers, ...extra }));
  `;
  return execFileSync(process.execPath, ['--input-type=module', '--no-warnings', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
}

test('importing and rendering on a server touches no global (T59)', () => {
  const output = runOnServer(`
    await import('./index.ts');
    const { useSession } = await import('./react/use-session.ts');
    const { useTimeoutWarning } = await import('./react/use-timeout-warning.ts');
    const { createElement } = await import('react');
    const { renderToString } = await import('react-dom/server');
    read.length = read.filter((name) => false).length;
    const before2 = read.length;
    function Status() { return useSession().status + String(useTimeoutWarning().open); }
    const extra = { html: renderToString(createElement(Status)) };
  `);
  expect(JSON.parse(output)).toEqual({ read: [], added: 0, timers: 0, html: 'loadingfalse' });
});
