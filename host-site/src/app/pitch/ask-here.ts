/** Chooses the part that a question is about on the spot: the address would take what is filled in. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-about]'))
  link.addEventListener('click', (event) => {
    const form = document.querySelector<HTMLFormElement>('#question form');
    const place = form?.elements.namedItem('place');
    if (!(place instanceof HTMLSelectElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    place.selectedIndex = Number(link.dataset.about) + 1;
    form?.parentElement?.scrollIntoView();
    form?.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true });
  });
