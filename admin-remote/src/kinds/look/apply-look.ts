import { themeOf } from 'content-api/look';
import { lookVariables } from 'shared-ui';

/** Gives an element and all within it the colours and corners of a look's record. Fonts come with the next page. */
export function applyLook(element: HTMLElement, record: object): void {
  for (const [name, value] of Object.entries(lookVariables(themeOf({ ...record }))))
    element.style.setProperty(name, value);
}
