import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ownProps } from '../../lib/own-props.ts';
import { mediaUp } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface OwnProps {
  /** `raised` sets the part off by a surface and hairlines. @default 'plain' */
  tone?: 'plain' | 'raised';
}

const { colors, space } = theme;

const base = css`
  padding-block: ${space[6]};
  ${mediaUp('theme.lg')} {
    padding-block: ${space[7]};
  }
`;

const raised = css`
  border-block: 1px solid ${colors.border};
  background: ${colors.surface};
`;

/** A part of a page, with the rhythm above and below it. Name it with `aria-labelledby`. */
export const Section = styled('section', ownProps('tone'))<OwnProps>(base, ({ tone }) =>
  tone === 'raised' ? raised : undefined,
);
