import { topModal } from '../dialog/open-modals.ts';

/**
 * Puts the toasts inside the modal dialog on top, where they can be heard and reached, else at the end of the page; in
 * the browser's top layer, so that no dialog's frame cuts them off. Where there are no popovers they lie in the page.
 */
export function placeStage(home: HTMLElement): void {
  const place = topModal() ?? document.body;
  if (home.parentElement !== place) place.append(home);
  const stage = home.firstElementChild;
  if (stage instanceof HTMLElement && 'showPopover' in stage && !stage.matches(':popover-open')) {
    stage.showPopover();
  }
}
