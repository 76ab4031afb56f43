import placeholder from '../../../assets/placeholder.svg';

/**
 * Puts the placeholder in the place of pictures that do not load, in markup that React has not rendered.
 *
 * @returns how to end it
 */
export function standInForBroken(root: HTMLElement): () => void {
  const replace = (image: HTMLImageElement) => {
    image.parentElement?.querySelectorAll('source').forEach((source) => source.remove());
    image.src = placeholder;
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.getAttribute('src') !== placeholder) replace(target);
  };
  // An error does not bubble.
  root.addEventListener('error', onError, true);
  // Some may have failed before.
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image));
  return () => root.removeEventListener('error', onError, true);
}
