import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaDown } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Modal } from './modal.tsx';

const { colors, space, radii, fontSizes, duration } = theme;

const appear = keyframes`from{opacity:0;transform:translateY(.5rem)}`;
const dim = keyframes`from{opacity:0}`;

export const DialogFrame = styled(Modal)(css`
  --toast-clearance: calc(${space[7]} + ${space[3]});
  width: calc(100% - ${space[4]});
  max-width: 600px;
  max-height: calc(100dvh - ${space[4]});
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${colors.borderStrong};
  border-radius: ${radii.lg};
  background: ${colors.surface};
  color: ${colors.textSoft};
  box-shadow: ${theme.shadow.floating};
  animation: ${appear} ${duration} ease-out;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${theme.colors.backdrop};
    animation: ${dim} ${duration} ease-out;
  }
  > header {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    justify-content: space-between;
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
    border-bottom: 1px solid ${colors.border};
  }
  h2 {
    font-size: ${fontSizes.h4};
    letter-spacing: -0.015em;
  }
  > .content {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${space[3]};
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    justify-content: flex-end;
    padding: ${space[2]} ${space[3]};
    border-top: 1px solid ${colors.border};
  }
  &[data-beside] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(18rem, 5fr) minmax(0, 7fr);
    width: calc(100% - ${space[2]});
    max-width: none;
    height: calc(100dvh - ${space[2]});
    max-height: none;
    > header {
      grid-column: 1 / -1;
    }
    > .content,
    > footer {
      grid-column: 1;
    }
    > .beside {
      grid-area: 2 / 2 / 4 / 3;
      min-height: 0;
      padding: ${space[2]};
      border-left: 1px solid ${colors.border};
    }
  }
  ${mediaDown('page.md')} {
    &[data-beside] {
      grid-template-columns: minmax(0, 1fr);
      > .content,
      > footer {
        display: none;
      }
      > .beside {
        grid-area: 2 / 1 / 4 / 2;
        border-left: 0;
      }
    }
  }
  ${mediaDown('page.xs')} {
    width: calc(100% - ${space[2]});
    > header,
    > .content,
    > footer {
      padding-inline: ${space[2]};
    }
    > footer > * {
      flex: 1 1 auto;
      padding-inline: ${space[2]};
    }
  }
`);
