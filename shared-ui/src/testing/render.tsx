import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { stubDialog } from './stub-dialog.ts';

/** Renders with the theme around it, and with dialogs that open in jsdom. */
export function renderWithUi(element: ReactElement): RenderResult {
  stubDialog();
  return render(element, { wrapper: UiProvider });
}
