import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaUp, theme } from 'shared-ui';

const { colors, fontSizes, radii, space, targetSize } = theme;

/** One panel in the middle of the window. */
export const LoginFrame = styled.main(css`
  display: grid;
  min-height: 100dvh;
  padding: ${space[2]};
  place-items: center;
  background:
    radial-gradient(40rem 30rem at 50% -10%, ${colors.primaryTint}, transparent), ${colors.background};
  .panel {
    width: 100%;
    max-width: 26rem;
    padding: ${space[3]};
    border: 1px solid ${colors.border};
    border-radius: ${radii.lg};
    background: ${colors.surface};
    ${mediaUp('page.xs')} {
      padding: ${space[4]};
    }
  }
  .sign {
    display: grid;
    width: ${targetSize};
    height: ${targetSize};
    margin-bottom: ${space[2]};
    place-items: center;
    border: 1px solid ${colors.borderStrong};
    border-radius: ${radii.md};
    color: ${colors.primaryText};
    font-size: 1.25rem;
  }
  form {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    margin-block: ${space[3]};
  }
  .back {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    justify-content: center;
    min-height: ${targetSize};
    color: ${colors.textSoft};
    font-size: ${fontSizes.sm};
  }
  .back:hover {
    color: ${colors.text};
  }
`);
