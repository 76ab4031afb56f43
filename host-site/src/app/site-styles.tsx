import { GlobalStyles } from 'shared-ui';

/** Reset and base of the design system. */
export function SiteStyles() {
  return <GlobalStyles />;
}
