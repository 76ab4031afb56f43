import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { theme } from '../../theme/theme.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface MenuProps extends ComponentProps<'div'> {
  /** Name of the button that opens it. */
  label: string;
}

const dots = 'M5 12h.01M12 12h.01M19 12h.01';

/**
 * Rarer actions behind a button. Its children are buttons and links, which the Tab key reaches after it is opened; a
 * press, Escape or a click elsewhere closes it. Where there are no popovers they lie in the page.
 */
export function Menu({ label, children, ...rest }: MenuProps) {
  const id = useId();
  return (
    <Root {...rest}>
      <IconButton icon={dots} label={label} popoverTarget={id} />
      <div id={id} popover="auto" role="group" aria-label={label} onClickCapture={close}>
        {children}
      </div>
    </Root>
  );
}

/** Before the press does anything: a dialog that it opens gives the focus back to the menu's button. */
function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  if ('hidePopover' in currentTarget) currentTarget.hidePopover();
}

const { colors, radii, shadow, space } = theme;

const Root = styled.div(css`
  display: inline-flex;
  > button svg {
    stroke-width: 3;
  }
  [popover] {
    position-area: bottom span-left;
    position-try-fallbacks: flip-block;
    padding: 0.25rem;
    border: 1px solid ${colors.borderStrong};
    border-radius: ${radii.md};
    background: ${colors.surface};
    box-shadow: ${shadow.floating};
  }
  @supports (position-area: bottom) {
    [popover] {
      inset: auto;
      margin: 0.25rem 0;
    }
  }
  [popover] > * {
    display: flex;
    justify-content: start;
    width: 100%;
    padding-inline: ${space[2]};
  }
`);
