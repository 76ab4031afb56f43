/** Keeps what is typed at the server a moment after the last key, and as the page is left. The buttons do it without this. */
const pauseMs = 1_500;

const form = document.querySelector<HTMLFormElement>('form[data-keeps]');
if (form !== null) keepTyped(form);

function keepTyped(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[data-kept]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;

  async function keep(): Promise<void> {
    clearTimeout(timer);
    if (!isOpen) return;
    isOpen = false;
    const typed = new FormData(form);
    typed.delete('portrait');
    typed.delete('remove');
    typed.set('action', 'keep');
    const body = new URLSearchParams(
      [...typed].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    try {
      const { ok } = await fetch(form.action, { method: 'POST', body, keepalive: true });
      if (ok && status?.dataset.kept) status.textContent = status.dataset.kept;
      if (!ok) isOpen = true;
    } catch {
      isOpen = true;
    }
  }

  form.addEventListener('input', () => {
    isOpen = true;
    if (status) status.textContent = '';
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), pauseMs);
  });
  form.addEventListener('submit', () => {
    clearTimeout(timer);
    isOpen = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keep();
  });
}
