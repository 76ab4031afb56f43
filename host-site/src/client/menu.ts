import { onPageChange } from './page-change.ts';

/** From this width on the links stand in the bar and there is no menu. */
const wide = '(min-width: 768px)';

/** The small screen's menu: closes on Escape and with another page, and holds the page still while it is open. */
export function startMenu(): void {
  const bar = document.querySelector<HTMLElement>('.site-bar');
  const button = bar?.querySelector<HTMLButtonElement>('.burger');
  if (!bar || !button) return;

  const { ariaLabel: open } = button;

  function setOpen(isOpen: boolean): void {
    bar!.toggleAttribute('data-open', isOpen);
    button!.ariaExpanded = String(isOpen);
    button!.ariaLabel = isOpen ? (button!.dataset.close ?? 'Close menu') : open;
    document.querySelectorAll<HTMLElement>('#main, footer').forEach((part) => (part.inert = isOpen));
    document.documentElement.style.overflow = isOpen ? 'hidden' : '';
  }
  const isOpen = () => bar.hasAttribute('data-open');

  button.addEventListener('click', () => setOpen(!isOpen()));
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    setOpen(false);
    button.focus();
  });
  const close = () => isOpen() && setOpen(false);
  matchMedia(wide).addEventListener('change', close);
  // A link in it, also one to a place on the same page.
  bar.addEventListener('click', ({ target }) => (target as Element).closest('nav a') && close());
  onPageChange(close);
}
