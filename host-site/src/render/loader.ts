/**
 * The one inline script: asks for the page's scripts after the load event and the first paint that was really shown (the
 * load event may come before it, and a page in the background shows none), or at the first interaction if that comes
 * sooner, and keeps what the visitor did before they ran. The pictures are decoded meanwhile and shown some frames after
 * the words: the scripts wait for those frames too. It is the same text on every page, so one hash allows it; the names
 * of the scripts are in its own tag. Marks a page that is opened at its top: `fresh`, and `early` until the scripts are
 * asked for. Links stay with the browser: a click on one before hydration is a page load.
 */
export const loaderSource = `(() => {
const names = document.currentScript.dataset.s.split(' '), wake = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin'], queue = (window.__q = []);
let asked = false;
const start = () => { if (asked) return; asked = true; document.documentElement.classList.remove('early'); wake.forEach((e) => removeEventListener(e, start, true));
for (const src of names) { const s = document.createElement('script'); s.src = src; s.async = false; s.onerror = stop; document.head.append(s); } };
const click = (e) => { const b = e.target.closest && e.target.closest('button'); if (b && !(b.form && b.type === 'submit')) queue.push({ target: b, kind: 'click' }); };
const submit = (e) => { if (e.target.dataset.native === undefined) { e.preventDefault(); queue.push({ target: e.target, kind: 'submit' }); } };
const stop = (window.__off = () => { removeEventListener('click', click, true); removeEventListener('submit', submit, true); });
addEventListener('click', click, true); addEventListener('submit', submit, true); wake.forEach((e) => addEventListener(e, start, true));
const nav = performance.getEntriesByType('navigation')[0];
if (nav && nav.type === 'navigate' && !location.hash) document.documentElement.classList.add('fresh', 'early');
if (location.pathname === '/' && !location.hash && nav && nav.type === 'reload') history.scrollRestoration = 'manual';
addEventListener('load', () => { document.documentElement.classList.add('loaded'); setTimeout(start, 2000);
new PerformanceObserver(() => setTimeout(start, 100)).observe({ type: 'paint', buffered: true }); });
})();`;
