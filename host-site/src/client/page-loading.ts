import { addStyles } from './add-styles.ts';

/** Delay after which the spinner appears. */
const afterMs = 300;
let styles: unknown;

/**
 * Covers the page that is left with a spinner when the next one takes long.
 *
 * @returns a function that removes it
 */
export function showLoading(): () => void {
  const sign = document.createElement('div');
  sign.className = 'page-loading';
  sign.role = 'status';
  sign.ariaLabel = document.body.dataset.loading ?? 'Loading';
  const timer = setTimeout(() => {
    styles ??= addStyles(css);
    document.getElementById('main')?.prepend(sign);
  }, afterMs);
  return () => {
    clearTimeout(timer);
    sign.remove();
  };
}

const css = `
  .page-loading {
    position: fixed;
    z-index: 40;
    inset: 4.5rem 0 0;
    display: grid;
    place-items: center;
    background: var(--c-background);
  }
  .page-loading::before {
    width: 2.5rem;
    height: 2.5rem;
    border: 3px solid var(--c-borderStrong);
    border-top-color: var(--c-primaryText);
    border-radius: 50%;
    animation: page-loading 0.8s linear infinite;
    content: '';
  }
  @keyframes page-loading {
    to {
      rotate: 1turn;
    }
  }
`;
