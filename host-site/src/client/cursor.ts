const finePointerQuery =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

/** Fetches the site's own cursor when a mouse first moves, where the media query matches. */
export function showCursor(): void {
  const query = matchMedia(finePointerQuery);
  let remove: (() => void) | undefined;
  const onMove = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    removeEventListener('pointermove', onMove);
    import(/* webpackChunkName: "cursor" */ './cursor-ring.ts').then(
      ({ addCursorRing }) => {
        if (query.matches) remove ??= addCursorRing();
      },
      // The native cursor stays.
      () => undefined,
    );
  };
  const onChange = () => {
    if (query.matches) return addEventListener('pointermove', onMove, { passive: true });
    removeEventListener('pointermove', onMove);
    remove?.();
    remove = undefined;
  };
  onChange();
  query.addEventListener('change', onChange);
}
