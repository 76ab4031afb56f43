import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Heading, mediaUp, theme } from 'shared-ui';
import { useScreen } from '../lib/window-title.ts';

interface PageHeaderProps {
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /** The screen's main actions. */
  actions?: ReactNode;
}

/** Title and main action of a screen, always in sight. Takes the focus when the screen is entered. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useScreen(title);
  useEffect(() => {
    // A dialog that is open already keeps the focus.
    if (!document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Root>
      <div>
        <Heading level={1} size="h3" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {description && <p>{description}</p>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}

const { colors, fontSizes, space } = theme;

const Root = styled.header(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  justify-content: space-between;
  margin: -${space[2]} -${space[2]} ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-bottom: 1px solid ${colors.border};
  background: ${colors.background};
  h1 {
    outline: none;
  }
  p {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    width: 100%;
  }
  .actions > * {
    flex: 1 1 auto;
    padding-inline: ${space[1]};
  }
  ${mediaUp('page.sm')} {
    .actions {
      width: auto;
    }
    .actions > * {
      flex: none;
      padding-inline: ${space[2]};
    }
  }
  ${mediaUp('page.md')} {
    position: sticky;
    z-index: 2;
    top: 3.25rem;
  }
  ${mediaUp('page.lg')} {
    top: 0;
    min-height: 4.75rem;
    margin: 0 -${space[4]} ${space[3]};
    padding: ${space[2]} ${space[4]};
  }
`);
