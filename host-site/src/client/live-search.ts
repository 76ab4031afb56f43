import { fetchPage } from './fetch-page.ts';
import { readPage, swapHead } from './swap-page.ts';
import { onEachPage } from './page-change.ts';

/** Shorter than a pause that is felt, longer than that between the keys of a fast typist. */
const typingPauseMs = 120;

/**
 * Lets the results of a search form follow while somebody types: the form's own page is fetched, and its results take the place of
 * those that are shown. Without it the form is sent and the server answers.
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
  let wanted = isTyped ? '' : addressOf(form);

  async function apply(): Promise<void> {
    clearTimeout(waiting);
    const href = addressOf(form);
    if (href === wanted) return;
    wanted = href;
    const page = await fetchPage(new URL(href, location.href).href).then(
      ({ html }) => readPage(html),
      () => undefined,
    );
    // Typed on meanwhile, or gone to another page.
    if (href !== wanted || !form.isConnected) return;
    const results = page?.document.querySelector('[data-live-results]');
    // In doubt the server answers.
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
