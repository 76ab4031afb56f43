import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Command } from 'cmdk';
import { theme } from 'shared-ui';

const { colors, fontSizes, radii, space } = theme;

export const PaletteFrame = styled(Command)(css`
  display: grid;
  gap: ${space[2]};
  [cmdk-input] {
    width: 100%;
    padding: 0.625rem 0.875rem;
    border: 1px solid ${colors.control};
    border-radius: ${radii.md};
    background: ${colors.background};
    color: ${colors.text};
    font: inherit;
  }
  [cmdk-list] {
    height: min(22rem, 55dvh);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  [cmdk-group-heading] {
    padding: ${space[1]} 0.75rem 0.25rem;
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  [cmdk-item] {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    min-height: 2.5rem;
    padding: 0.375rem 0.75rem;
    border-radius: ${radii.md};
    color: ${colors.text};
    cursor: pointer;
  }
  [cmdk-item][data-selected='true'] {
    background: ${colors.primaryTint};
    outline: 1px solid ${colors.primaryText};
    outline-offset: -1px;
  }
  [cmdk-empty] {
    padding: ${space[3]} 0.75rem;
    color: ${colors.textQuiet};
  }
  [role='status']:empty {
    display: none;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    flex: none;
    margin-left: auto;
    color: ${colors.textQuiet};
  }
`);
