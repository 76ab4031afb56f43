import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button, Icon, theme } from 'shared-ui';
import { icons } from '../icons.ts';

interface ItemFrameProps {
  title: string;
  removeLabel: string;
  /** @default it cannot be taken away */
  onRemove?: () => void;
  children: ReactNode;
}

/** One item of a group of fields, with the button that takes it away. */
export function ItemFrame({ title, removeLabel, onRemove, children }: ItemFrameProps) {
  const titleId = useId();
  return (
    <Root role="group" aria-labelledby={titleId}>
      <header>
        <span id={titleId}>{title}</span>
        {onRemove && (
          <Button size="sm" variant="ghost" aria-describedby={titleId} onClick={onRemove}>
            <Icon name={icons.trash} />
            {removeLabel}
          </Button>
        )}
      </header>
      {children}
    </Root>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  scroll-margin-top: var(--form-top, ${space[1]});
  padding: ${space[1]} ${space[2]} ${space[2]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  > header {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    align-items: center;
    justify-content: space-between;
    color: ${colors.textSoft};
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
`);
