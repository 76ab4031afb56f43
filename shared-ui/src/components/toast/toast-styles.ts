import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

const { colors, space, radii, duration, layer } = theme;

const arrive = keyframes`from{opacity:0;transform:translateY(.5rem)}`;

export const Stage = styled.div(css`
  .Toastify__toast-container {
    position: fixed;
    z-index: ${layer.toast};
    right: ${space[2]};
    bottom: ${space[2]};
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    width: min(22rem, calc(100vw - 2 * ${space[2]}));
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
    box-shadow: 0 1rem 2rem rgb(0 0 0/0.45);
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
