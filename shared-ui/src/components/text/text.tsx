import styled from '@emotion/styled';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';

interface OwnProps {
  /** @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Strength of the text, or what it tells. @default 'muted' */
  tone?: 'text' | 'muted' | 'subtle' | 'success' | 'danger' | 'warning';
}

/** A paragraph of at most 68 characters a line. */
export const Text = styled(
  'p',
  ownProps('size', 'tone'),
)<OwnProps>(
  ({ size = 'md', tone = 'muted' }) =>
    `max-width:68ch;color:${theme.color[tone]};font-size:${theme.fontSize[size]};`,
);
