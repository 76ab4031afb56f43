import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** @default 'column' */
  direction?: 'row' | 'column';
  /** Step of the spacing scale. @default 2 */
  gap?: keyof typeof theme.space;
  wrap?: boolean;
  /** @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** Lays its children out in one direction with one gap. */
export function Stack({
  direction = 'column',
  gap = 2,
  wrap,
  align = 'stretch',
  justify = 'start',
  ...rest
}: StackProps) {
  return (
    <Root
      data-direction={direction}
      data-gap={gap}
      data-wrap={wrap || undefined}
      data-align={align}
      data-justify={justify}
      {...rest}
    />
  );
}

const { space } = theme;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  ${Object.entries(space)
    .map(([step, size]) => `&[data-gap='${step}'] { gap: ${size}; }`)
    .join('\n')}
  &[data-direction='row'] {
    flex-direction: row;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;
