/** jsdom has no layout: text has no boxes, and the editor takes its usual height of a line. */
export function stubLayout(): void {
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
  Range.prototype.getBoundingClientRect = () => document.createElement('div').getBoundingClientRect();
}
