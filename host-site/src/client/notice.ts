import { addStyles } from './add-styles.ts';

/** The event may come before requests get through. */
const afterOnlineMs = 1_000;
let notice: HTMLElement | undefined;
let retryAt = '';
let styles: unknown;

/** Shows an error of navigation with a link to retry. Retries by itself when the connection is back. */
export function showNotice(text: string, href: string): void {
  hideNotice();
  notice = document.createElement('div');
  notice.className = 'page-notice';
  notice.role = 'alert';
  const retry = document.createElement('a');
  retry.href = href;
  retry.textContent = document.body.dataset.again ?? 'Try again';
  notice.append(text, ' ', retry);
  document.body.append(notice);
  styles ??= addStyles(css);
  retryAt = href;
  addEventListener('online', tryAgain);
}

export function hideNotice(): void {
  removeEventListener('online', tryAgain);
  notice?.remove();
  notice = undefined;
}

function tryAgain(): void {
  setTimeout(() => notice && location.replace(retryAt), afterOnlineMs);
}

const css = `
  .page-notice {
    position: fixed;
    z-index: 60;
    inset-inline-end: 1rem;
    bottom: 1rem;
    max-width: min(26rem, calc(100vw - 2rem));
    padding: 1rem 1.25rem;
    border: 1px solid var(--c-borderStrong);
    border-radius: 1rem;
    background: var(--c-raised);
    color: var(--c-text);
  }
  .page-notice a {
    color: var(--c-primaryText);
    text-decoration: underline;
    white-space: nowrap;
  }
`;
