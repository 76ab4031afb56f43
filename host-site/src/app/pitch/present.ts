import { createPresenterBar } from './presenter-bar.ts';
import { moveOf } from './presenter-keys.ts';
import { presenterStyles } from './presenter-styles.ts';

const root = document.documentElement;
const styles = new CSSStyleSheet();
styles.replaceSync(presenterStyles);

/**
 * Shows one part of the pitch at a time. The console, in another window of this browser, hears which one, shows what the
 * studio says to it, and may lead on.
 */
export function present(button: HTMLButtonElement): void {
  if (document.querySelector('[data-presenter]') !== null) return;
  const slides = [...document.querySelectorAll<HTMLElement>('[data-slide]')];
  const { pitch = '', revision = '', words = '' } = button.dataset;
  const listener = new AbortController();
  const { signal } = listener;
  const channel = new BroadcastChannel(`pitch-${pitch}`);
  const bar = createPresenterBar(words.split('|'), { move: (by) => show(at + by), leave });
  let at = 0;

  function tell(): void {
    channel.postMessage({ part: slides[at]?.dataset.slide, at, of: slides.length, revision });
  }

  function show(next: number): void {
    const slide = slides[Math.max(0, Math.min(slides.length - 1, next))];
    if (slide === undefined) return;
    reveal(slides[at], false);
    at = slides.indexOf(slide);
    reveal(slide, true);
    slide.scrollTop = 0;
    slide.focus({ preventScroll: true });
    bar.count(at, slides.length);
    tell();
  }

  function leave(): void {
    listener.abort();
    channel.postMessage({ at: -1 });
    channel.close();
    reveal(slides[at], false);
    bar.element.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    slides[at]?.scrollIntoView();
    button.focus({ preventScroll: true });
  }

  // Parts that are laid out later would hold what is fixed within them.
  root.classList.remove('defer');
  document.adoptedStyleSheets.push(styles);
  document.body.append(bar.element);
  addEventListener(
    'keydown',
    (event) => {
      const slide = slides[at];
      const move = slide && moveOf(event, slide);
      if (move === undefined) return;
      event.preventDefault();
      if (move === 'leave') leave();
      else if (move === 'first') show(0);
      else if (move === 'last') show(slides.length - 1);
      else show(at + move);
    },
    { signal },
  );
  // Browsers take Escape for the end of the full screen, and tell no key.
  document.addEventListener('fullscreenchange', () => document.fullscreenElement ?? leave(), { signal });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 1 || data === -1) show(at + data);
    else if (data === 'which') tell();
  });
  show(0);
}

/** Lays a part over the page, or puts it back; the rest of the page can meanwhile not be reached. */
function reveal(slide: HTMLElement | undefined, isShown: boolean): void {
  slide?.toggleAttribute('data-shown', isShown);
  for (
    let one: Element | null = slide ?? null;
    one !== null && one !== document.body;
    one = one.parentElement
  )
    for (const other of one.parentElement?.children ?? [])
      if (other instanceof HTMLElement && other !== one && !other.hasAttribute('data-presenter'))
        other.inert = isShown;
}
