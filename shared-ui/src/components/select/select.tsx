import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { theme } from '../../theme/theme.ts';
import { useFieldControl } from '../field/field-context.ts';
import { controlStyles } from '../input/control-styles.ts';

export type SelectProps = ComponentProps<'select'>;

/** One of several options. */
export function Select(props: SelectProps) {
  return <Root {...useFieldControl()} {...props} />;
}

const { colors, space } = theme;

/**
 * The arrow is two gradients: a picture in the styles would need the page's permission. Each goes over within a pixel,
 * since the browser smooths no edge inside a gradient.
 */
const Root = styled.select(css`
  ${controlStyles}
  padding-inline-end: ${space[4]};
  background-image:
    linear-gradient(45deg, transparent calc(50% - 0.5px), ${colors.textSoft} calc(50% + 0.5px)),
    linear-gradient(-45deg, transparent calc(50% - 0.5px), ${colors.textSoft} calc(50% + 0.5px));
  background-position:
    right 1.125rem center,
    right 0.8125rem center;
  background-repeat: no-repeat;
  background-size: 0.3125rem 0.3125rem;
  appearance: none;
  text-overflow: ellipsis;
  option {
    background: ${colors.raised};
    color: ${colors.text};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`);
