import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { mediaUp, theme } from 'shared-ui';

interface PanelProps {
  title: string;
  description?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** As wide as the screen allows, not as a form. @default false */
  isWide?: boolean;
  children: ReactNode;
}

/** A titled part of a screen, on a surface of its own. */
export function Panel({ title, description, actions, isWide = false, children }: PanelProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} data-wide={isWide || undefined}>
      <header>
        <div>
          <h2 id={titleId}>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        {actions}
      </header>
      {children}
    </Root>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.section(css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: 100%;
  max-width: 52rem;
  padding: ${space[2]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  background: ${colors.surface};
  &[data-wide] {
    max-width: none;
  }
  h2 {
    font-size: ${fontSizes.h4};
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    align-items: start;
    justify-content: space-between;
  }
  > header p {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  ${mediaUp('page.md')} {
    padding: ${space[3]};
  }
`);
