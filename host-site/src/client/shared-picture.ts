const name = 'work';

/** The picture of the card whose link was followed last. */
let picture: HTMLElement | null | undefined;

/** Notes the picture of a link, or of the card that it belongs to, for the page that follows. */
export function notePicture(link: HTMLAnchorElement): void {
  picture = (link.closest('.site-card') ?? link).querySelector<HTMLElement>('picture');
}

/**
 * Draws the next page in a task of its own. A picture of the link grows into the one at the top of that page, where view
 * transitions are known and motion is wanted; for other navigations they would cost time and show nothing.
 */
export function drawNext(draw: () => void): void {
  const from = picture;
  picture = undefined;
  if (
    !from ||
    !('startViewTransition' in document) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    setTimeout(draw);
    return;
  }
  from.style.viewTransitionName = name;
  let to: HTMLElement | null;
  const { ready, finished } = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    draw();
    to = document.querySelector('.head picture');
    if (to) to.style.viewTransitionName = name;
  });
  // Rejected if it is skipped, as in a hidden tab: the page is drawn all the same.
  ready.catch(() => undefined);
  void finished.finally(() => {
    if (to) to.style.viewTransitionName = '';
  });
}
