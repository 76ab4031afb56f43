import placeholder from '../../assets/placeholder.svg';
import { onEachPage } from './page-change.ts';

/** Replaces images that fail to load with their fallback or a placeholder. */
export function replaceBrokenImages(): void {
  // An error does not bubble.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && replace(target),
    true,
  );
  // Some may have failed before.
  onEachPage(() => {
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image));
  });
}

function replace(image: HTMLImageElement): void {
  const fallback = image.dataset.fallback ?? placeholder;
  if (!image.currentSrc || image.getAttribute('src') === fallback) return;
  image.parentElement?.querySelectorAll('source').forEach((source) => source.remove());
  image.removeAttribute('srcset');
  image.src = fallback;
}
