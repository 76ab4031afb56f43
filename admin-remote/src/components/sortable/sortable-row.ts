import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from 'shared-ui';

const { colors, radii, space } = theme;

/** Frame of a row that can be dragged; what stands in one line is within `.line`. */
export const SortableRow = styled.li(css`
  min-width: 0;
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  background: ${colors.surface};
  /* A text within fills the dialog, not its row, so that a row is positioned only while it is above the others. */
  &[data-dragging] {
    position: relative;
    z-index: 1;
    border-color: ${colors.primary};
    box-shadow: ${theme.shadow.floating};
  }
  .line {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    min-height: 4rem;
    padding: ${space[1]};
  }
  .handle {
    flex: none;
    margin-left: -0.25rem;
    cursor: grab;
    touch-action: none;
  }
  &[data-dragging] .handle {
    cursor: grabbing;
  }
  .line > picture {
    flex: none;
  }
  .line > picture > img {
    display: block;
    width: 3rem;
    height: 3rem;
    border-radius: ${radii.sm};
    object-fit: cover;
  }
  @media (max-width: 30rem) {
    .line {
      gap: 0.25rem;
    }
    .line > picture > img {
      width: 2.25rem;
      height: 2.25rem;
    }
  }
  .line > button + button {
    margin-left: -${space[1]};
  }
  .line > button[aria-disabled='true']:not(.handle) {
    opacity: 0.35;
    cursor: default;
  }
`);
