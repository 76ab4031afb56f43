import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ownProps } from '../../lib/own-props.ts';
import { mediaUp } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface OwnProps {
  /** `raised` sets the part off by a surface and hairlines. @default 'plain' */
  tone?: 'plain' | 'raised';
}

const { color, space } = theme;

const base = css`
  padding-block: ${space['2xl']};
  ${mediaUp('theme.lg')} {
    padding-block: ${space['3xl']};
  }
`;

const raised = css`
  border-block: 1px solid ${color.line};
  background: ${color.surface};
`;

/** A part of a page, with the rhythm above and below it. Name it with `aria-labelledby`. */
export const Section = styled('section', ownProps('tone'))<OwnProps>(base, ({ tone }) =>
  tone === 'raised' ? raised : undefined,
);
