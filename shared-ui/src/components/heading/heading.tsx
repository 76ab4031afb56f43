import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Rank in the document. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** Size on the screen, when it differs from the rank's own. */
  size?: 'hero' | 'h1' | 'h2' | 'h3' | 'h4';
}

/** A heading whose rank and size are chosen apart. */
export function Heading({ level = 2, size = `h${level}`, ...rest }: HeadingProps) {
  return <Root as={`h${level}`} data-size={size} {...rest} />;
}

const { fontSizes } = theme;

const Root = styled.h2`
  font-size: ${fontSizes.h2};
  &[data-size='hero'] {
    font-size: ${fontSizes.hero};
    line-height: 1.04;
    letter-spacing: -0.035em;
  }
  &[data-size='h1'] {
    font-size: ${fontSizes.h1};
  }
  &[data-size='h3'] {
    font-size: ${fontSizes.h3};
  }
  &[data-size='h4'] {
    font-size: ${fontSizes.h4};
    line-height: 1.3;
  }
`;
