import { fetchPage } from './fetch-page.ts';
import { readPage, swapHead } from './swap-page.ts';
import { onEachPage } from './page-change.ts';

/** Too short to be noticed, longer than the pause between the keys of a fast typist. */
const typingPauseMs = 120;

/**
 * Updates the results of a search form while the visitor types: fetches the form's own page and replaces the results.
 * Without this script the form is sent as usual.
 */
export function searchLive(): void {
  onEachPage(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-live]');
    if (form) follow(form);
  });
}

function follow(form: HTMLFormElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // Text that was typed before this script ran is in the box, but not yet applied to the list.
  const isTyped = [...form.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  let currentHref = isTyped ? '' : addressOf(form);

  async function apply(): Promise<void> {
    clearTimeout(waiting);
    const href = addressOf(form);
    if (href === currentHref) return;
    currentHref = href;
    const page = await fetchPage(new URL(href, location.href).href).then(
      ({ html }) => readPage(html),
      () => undefined,
    );
    // The visitor has typed on, or left the page.
    if (href !== currentHref || !form.isConnected) return;
    const results = page?.document.querySelector('[data-live-results]');
    // Without results, load the document.
    if (!page || !results) return form.submit();
    history.replaceState(history.state, '', href);
    swapHead(page.document);
    document.querySelector('[data-live-results]')?.replaceChildren(...results.childNodes);
  }

  form.addEventListener('input', ({ target }) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void apply(), target instanceof HTMLSelectElement ? 0 : typingPauseMs);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void apply();
  });
  if (isTyped) void apply();
}

/** The address that the form would be sent to, without fields that are empty. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text ? [[name, text]] : [];
  });
  const query = String(new URLSearchParams(fields));
  const { pathname } = new URL(form.action);
  return query ? `${pathname}?${query}` : pathname;
}
