import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';

const { color, space, radius, duration, layer } = theme;

const arrive = keyframes`from{opacity:0;transform:translateY(.5rem)}`;

export const Stage = styled.div(css`
  .Toastify__toast-container {
    position: fixed;
    z-index: ${layer.toast};
    right: ${space.sm};
    bottom: ${space.sm};
    display: flex;
    flex-direction: column;
    gap: ${space.xs};
    width: min(22rem, calc(100vw - 2 * ${space.sm}));
  }
  .Toastify__toast {
    border-radius: ${radius.md};
    animation: ${arrive} ${duration} ease-out;
  }
  .toast {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    padding: ${space.xs} ${space.xs} ${space.xs} ${space.sm};
    border: 1px solid ${color.lineStrong};
    border-radius: inherit;
    background: ${color.raised};
    box-shadow: 0 1rem 2rem rgb(0 0 0/0.45);
    color: ${color.success};
  }
  .toast[data-type='error'] {
    color: ${color.danger};
  }
  .toast > svg {
    flex: none;
  }
  .toast p {
    flex: 1;
    min-width: 0;
    color: ${color.text};
    overflow-wrap: anywhere;
  }
`);
