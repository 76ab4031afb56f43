import placeholder from '../../assets/placeholder.svg';
import { onEachPage } from './page-change.ts';

/** Puts a placeholder, or the picture's own stand-in, in the place of pictures that do not load. */
export function replaceBrokenPictures(): void {
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
  const standIn = image.dataset.fallback ?? placeholder;
  if (!image.currentSrc || image.getAttribute('src') === standIn) return;
  image.parentElement?.querySelectorAll('source').forEach((source) => source.remove());
  image.removeAttribute('srcset');
  image.src = standIn;
}
