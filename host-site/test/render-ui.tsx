import { render } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import type { ReactElement, ReactNode } from 'react';
import { StudioContext } from '../src/lib/studio/studio-context.ts';
import { TextsContext } from '../src/lib/texts/texts-context.ts';
import { stubStudio, stubTexts } from './stub-site.ts';

/** Renders with the theme and a studio around it. */
export function renderUi(element: ReactElement) {
  return render(element, { wrapper: Around });
}

function Around({ children }: { children: ReactNode }) {
  return (
    <TextsContext value={stubTexts}>
      <StudioContext value={stubStudio}>
        <UiProvider>{children}</UiProvider>
      </StudioContext>
    </TextsContext>
  );
}
