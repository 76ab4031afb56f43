/** Scroll distance after which the bar is filled (specification, section 3.3). */
const thresholdPx = 50;

/** Gives the top bar its background once the page is scrolled. */
export function markScrolledBar(): void {
  const bar = document.querySelector('.site-bar');
  const mark = () => bar?.toggleAttribute('data-scrolled', scrollY > thresholdPx);
  mark();
  addEventListener('scroll', mark, { passive: true });
}
