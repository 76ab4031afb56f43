import { render } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import type { ReactElement } from 'react';

/** Renders with the theme around it. */
export function renderUi(element: ReactElement) {
  return render(element, { wrapper: UiProvider });
}
