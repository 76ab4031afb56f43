/**
 * Brings the toasts into the browser's top layer, above a modal dialog that opened after them. Where there are no
 * popovers the stage is an ordinary element and stays where it is.
 */
export function liftStage(stage: HTMLElement | null | undefined): void {
  if (!stage || !('showPopover' in stage)) return;
  const isShown = stage.matches(':popover-open');
  const isCovered = isShown && document.querySelector('dialog:modal') !== null;
  if (isCovered) stage.hidePopover();
  if (!isShown || isCovered) stage.showPopover();
}
