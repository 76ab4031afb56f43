import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** @default 'soft' */
  tone?: 'strong' | 'soft' | 'quiet' | 'success' | 'danger' | 'warning';
  /** @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Keeps lines at a readable length. */
  measure?: boolean;
  as?: 'p' | 'span' | 'div';
}

/** A paragraph. */
export function Text({ tone = 'soft', size = 'md', measure, ...rest }: TextProps) {
  return <Root data-tone={tone} data-size={size} data-measure={measure || undefined} {...rest} />;
}

const { colors, fontSizes } = theme;

const Root = styled.p`
  &[data-tone='strong'] {
    color: ${colors.text};
  }
  &[data-tone='quiet'] {
    color: ${colors.textQuiet};
  }
  &[data-tone='success'] {
    color: ${colors.successText};
  }
  &[data-tone='danger'] {
    color: ${colors.dangerText};
  }
  &[data-tone='warning'] {
    color: ${colors.warningText};
  }
  &[data-size='xs'] {
    font-size: ${fontSizes.xs};
  }
  &[data-size='sm'] {
    font-size: ${fontSizes.sm};
  }
  &[data-size='lg'] {
    font-size: ${fontSizes.lg};
  }
  &[data-measure] {
    max-width: 68ch;
  }
`;
