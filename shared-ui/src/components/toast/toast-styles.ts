import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

const { colors, space, radii, duration, layer } = theme;

const arrive = keyframes`from{opacity:0;transform:translateY(.5rem)}`;

export const Stage = styled.div(css`
  position: fixed;
  z-index: ${layer.toast};
  /* Components with main actions at the bottom, such as a dialog, set the space to leave for them. */
  inset: auto ${space[2]} var(--toast-clearance, ${space[2]}) auto;
  width: min(22rem, calc(100vw - 2 * ${space[2]}));
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: inherit;
  /* Dark in a light console too (specification, 3.5). */
  color-scheme: dark;
  .Toastify__toast-container {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
  }
  .Toastify__toast {
    border-radius: ${radii.md};
    animation: ${arrive} ${duration} ease-out;
  }
  .toast {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    padding: ${space[1]} ${space[1]} ${space[1]} ${space[2]};
    border: 1px solid ${colors.borderStrong};
    border-radius: inherit;
    background: ${colors.raised};
    box-shadow: ${theme.shadow.floating};
    color: ${colors.successText};
  }
  .toast[data-type='error'] {
    color: ${colors.dangerText};
  }
  .toast > svg {
    flex: none;
  }
  .toast p {
    flex: 1;
    min-width: 0;
    color: ${colors.text};
    overflow-wrap: anywhere;
  }
`);
