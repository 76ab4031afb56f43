import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mediaUp, theme } from 'shared-ui';

interface PreviewLayoutProps {
  /** Stands beside the form. */
  pane: ReactNode;
  children: ReactNode;
}

/** A form that fills a screen, with something beside it; in a narrow window that takes the place of the form. */
export function PreviewLayout({ pane, children }: PreviewLayoutProps) {
  return (
    <Root data-beside={pane ? '' : undefined}>
      <div className="form">{children}</div>
      {pane && <div className="beside">{pane}</div>}
    </Root>
  );
}

const { space } = theme;

const Root = styled.div(css`
  .beside {
    position: sticky;
    top: 4rem;
    height: calc(100dvh - 22rem);
    min-height: 20rem;
  }
  &[data-beside] .form {
    display: none;
  }
  ${mediaUp('page.md')} {
    &[data-beside] {
      display: grid;
      grid-template-columns: minmax(18rem, 5fr) minmax(0, 7fr);
      gap: ${space[2]};
      align-items: start;
    }
    &[data-beside] .form {
      display: block;
      min-width: 0;
    }
    .beside {
      top: calc(var(--form-top, 0px) + ${space[1]});
      height: calc(100dvh - 15rem);
    }
  }
`);
