const leave = 'pageleave';
const change = 'pagechange';

/** Tells the modules of the page that its content is about to go. */
export function tellPageLeave(): void {
  document.dispatchEvent(new Event(leave));
}

/** Runs it whenever the content of the page is about to go. */
export function onPageLeave(work: () => void): void {
  document.addEventListener(leave, work);
}

/** Tells the modules of the page that another page has taken the place of the one before. */
export function tellPageChange(): void {
  document.dispatchEvent(new Event(change));
}

/** Runs it whenever another page has taken the place of the one before. */
export function onPageChange(work: () => void): void {
  document.addEventListener(change, work);
}

/** Runs it now and whenever another page has taken the place of the one before. */
export function onEachPage(work: () => void): void {
  work();
  onPageChange(work);
}
