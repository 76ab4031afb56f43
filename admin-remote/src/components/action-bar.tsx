import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { mediaDown, mediaUp, theme } from 'shared-ui';

const { colors, space } = theme;

/** The main actions of a form or a list that fills a screen, at the bottom of the window. */
export function ActionBar({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <Bar {...rest}>
      <Global styles={roomForForm} />
      {children}
    </Bar>
  );
}

/** Bounds of a form in the window itself: below the sticky bars, to its end. */
const roomForForm = css`
  :root {
    --form-top: ${space[6]};
    --toast-clearance: calc(${space[7]} + ${space[1]});
  }
  ${mediaUp('page.md')} {
    :root {
      --form-top: 7.5rem;
    }
  }
  ${mediaUp('page.lg')} {
    :root {
      --form-top: 5.25rem;
    }
  }
`;

const Bar = styled.div(css`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  align-items: center;
  margin: ${space[3]} -${space[2]} 0;
  padding: ${space[1]} ${space[2]};
  border-top: 1px solid ${colors.border};
  background: ${colors.background};
  > button {
    flex: none;
  }
  > [role='status'] {
    width: auto;
  }
  ${mediaDown('page.xs')} {
    > button {
      flex: 1 1 auto;
    }
  }
  ${mediaUp('page.lg')} {
    margin-inline: -${space[4]};
    padding: ${space[2]} ${space[4]};
  }
`);
