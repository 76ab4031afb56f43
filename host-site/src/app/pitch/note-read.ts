/** Tells the studio how far its pitch was read, in tenths of the page: once, as the page is left. Nothing else is told. */
const parts = 10;

let reached = 0;

function look(): void {
  const { scrollHeight } = document.documentElement;
  reached = Math.max(reached, Math.min(parts, Math.round((parts * (scrollY + innerHeight)) / scrollHeight)));
}

let told = 0;

addEventListener('scroll', look, { passive: true });
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden') return;
  look();
  if (reached <= told) return;
  told = reached;
  const body = new URLSearchParams({ reached: String(reached), sections: String(parts) });
  // A page after the form has been sent is at `/accept`.
  navigator.sendBeacon(`${location.pathname.replace(/\/accept$/, '')}/seen`, body);
});
