import { roles } from 'shared-ui';

const drawing =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="${roles.raised}"/>` +
  `<path d="M38 74l26-30 18 20 12-13 28 23z" fill="${roles.control}"/><circle cx="108" cy="34" r="8" fill="${roles.control}"/></svg>`;

/** Shown where a picture is missing or fails. Comes with the console, as it must be there when nothing else is. */
export const placeholderImage = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
