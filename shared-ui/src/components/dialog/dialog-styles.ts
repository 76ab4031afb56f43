import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../../theme/theme.ts';
import { Modal } from './modal.tsx';

const { color, space, radius, fontSize, duration } = theme;

const appear = keyframes`from{opacity:0;transform:translateY(.5rem)}`;
const dim = keyframes`from{opacity:0}`;

export const DialogFrame = styled(Modal)(css`
  width: calc(100% - ${space.lg});
  max-width: 600px;
  max-height: calc(100dvh - ${space.lg});
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.muted};
  box-shadow: 0 2rem 5rem rgb(0 0 0/0.6);
  animation: ${appear} ${duration} ease-out;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: rgb(3 5 10/0.72);
    animation: ${dim} ${duration} ease-out;
  }
  > header {
    display: flex;
    gap: ${space.sm};
    align-items: flex-start;
    justify-content: space-between;
    padding: ${space.sm} ${space.sm} ${space.sm} ${space.md};
    border-bottom: 1px solid ${color.line};
  }
  h2 {
    padding-top: ${space.xs};
    font-size: ${fontSize.headingSm};
    letter-spacing: -0.015em;
  }
  > .body {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${space.md};
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    justify-content: flex-end;
    padding: ${space.sm} ${space.md};
    border-top: 1px solid ${color.line};
  }
`);
