/** jsdom has no layout: text has no boxes, nothing is at a point or changes its size, and the editor takes its usual height of a line. */
export function stubLayout(): void {
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
  Range.prototype.getBoundingClientRect = () => document.createElement('div').getBoundingClientRect();
  document.elementFromPoint = () => null;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
