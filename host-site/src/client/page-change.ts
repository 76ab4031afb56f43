const leave = 'pageleave';
const change = 'pagechange';

/** Dispatched before the content of the page is replaced. */
export function dispatchPageLeave(): void {
  document.dispatchEvent(new Event(leave));
}

/** Calls back before the content of the page is replaced. */
export function onPageLeave(work: () => void): void {
  document.addEventListener(leave, work);
}

/** Dispatched after the content of the page was replaced. */
export function dispatchPageChange(): void {
  document.dispatchEvent(new Event(change));
}

/** Calls back after the content of the page was replaced. */
export function onPageChange(work: () => void): void {
  document.addEventListener(change, work);
}

/** Calls back now and after each replacement of the page's content. */
export function onEachPage(work: () => void): void {
  work();
  onPageChange(work);
}
