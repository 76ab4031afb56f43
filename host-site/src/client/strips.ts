import { onEachPage } from './page-change.ts';

/** Lines of keywords that scroll sideways can be focused while they overflow; those that fit are no stop for the keyboard. */
export function focusLongStrips(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  onEachPage(() => {
    observer.disconnect();
    for (const strip of document.querySelectorAll('main ul[tabindex]')) observer.observe(strip);
  });
}
