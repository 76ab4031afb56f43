/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import * as ui from './index.ts';

it('is imported and rendered where there is no document', () => {
  expect(typeof document).toBe('undefined');
  const { UiProvider, GlobalStyles, ToastRegion, Button } = ui;
  const html = renderToString(
    <UiProvider>
      <GlobalStyles />
      <Button>Press</Button>
      <ToastRegion />
    </UiProvider>,
  );
  expect(html).toContain('Press');
});
