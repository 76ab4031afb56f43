/** For `addInitScript`: the pointer rests on each toast, so that none goes by itself before a slow machine has read it. */
export function keepToasts(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement)) continue;
      for (const toast of node.querySelectorAll('.toast')) {
        toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
