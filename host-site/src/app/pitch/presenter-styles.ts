/** How one part is laid over the page. */
export const presenterStyles = `
html {
  overflow: hidden;
}
[data-slide][data-shown] {
  position: fixed;
  z-index: 200;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: safe center;
  padding-block: 2rem 5rem;
  overflow: auto;
  background: var(--c-background);
  outline: none;
}
/* Parts at the end of the page have no frame of their own. */
[data-slide='closing'][data-shown] {
  padding-inline: max(1rem, 50vw - 23rem);
}
[data-shown] header {
  padding-top: 0 !important;
}
[data-shown] [data-pitch] {
  display: none;
}
[data-presenter] {
  position: fixed;
  z-index: 201;
  inset-block-end: 1rem;
  inset-inline-end: 1rem;
  display: flex;
  gap: 0.25rem;
  align-items: center;
  border: 1px solid var(--c-border);
  border-radius: 99rem;
  background: var(--c-surface);
  color: var(--c-text);
}
[data-presenter] button {
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  font-size: 1.5rem;
  line-height: 1;
  cursor: pointer;
}
[data-presenter] button:disabled {
  opacity: 0.4;
  cursor: default;
}
[data-presenter] span {
  min-width: 3.5rem;
  font-variant-numeric: tabular-nums;
  text-align: center;
}`;
