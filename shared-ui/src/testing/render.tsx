import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { UiProvider } from '../theme/ui-provider.tsx';

/** Renders with the theme around it. */
export function renderWithUi(element: ReactElement): RenderResult {
  return render(element, { wrapper: UiProvider });
}
