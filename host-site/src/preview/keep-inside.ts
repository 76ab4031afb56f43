/**
 * Keeps the links of a page inside its preview. The server writes them so; what the browser draws later names the public
 * addresses. Every navigation is a full page load, so that the page shows the current draft.
 */
export function keepInside(): void {
  const base = location.pathname.split('/').slice(0, 3).join('/');
  for (const type of ['pointerover', 'focusin', 'click']) {
    addEventListener(type, (event) => keep(event, base), { capture: true });
  }
}

function keep(event: Event, base: string): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const path = link?.getAttribute('href');
  if (!link || !path || isFile(path)) return;
  if (!path.startsWith(`${base}/`)) link.setAttribute('href', base + path);
  // The page's own listeners would draw the next page without asking the server.
  if (event.type === 'click') event.stopImmediatePropagation();
}

function isFile(path: string): boolean {
  return /^\/(?:media|assets|admin)\/|\.\w+$/.test(path);
}
