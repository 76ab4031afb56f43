import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';

interface TextLook {
  /** Strength of the text, or its meaning. @default 'soft' */
  tone?: keyof typeof tones;
  /** @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Keeps lines at a readable length. @default false */
  measure?: boolean;
}

export type TextProps = TextLook & ComponentProps<'p'>;

const { colors, fontSizes } = theme;

const tones = {
  strong: colors.text,
  soft: colors.textSoft,
  quiet: colors.textQuiet,
  success: colors.successText,
  danger: colors.dangerText,
  warning: colors.warningText,
};

/** A paragraph. */
export const Text = styled(
  'p',
  ownProps('tone', 'size', 'measure'),
)<TextLook>(
  ({ tone = 'soft', size = 'md', measure }) =>
    `color:${tones[tone]};font-size:${fontSizes[size]};${measure ? 'max-width:68ch;' : ''}`,
);
