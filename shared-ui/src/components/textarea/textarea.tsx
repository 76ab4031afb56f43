import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { theme } from '../../theme/theme.ts';
import { useFieldControl } from '../field/field-context.ts';
import { controlStyles } from '../input/control-styles.ts';

export type TextareaProps = ComponentProps<'textarea'>;

/** Several lines of text, growing with what is in it where the browser can. */
export function Textarea(props: TextareaProps) {
  return <Root rows={4} {...useFieldControl()} {...props} />;
}

const Root = styled.textarea(css`
  ${controlStyles}
  max-height: 60vh;
  padding-block: ${theme.space[1]};
  resize: vertical;
  field-sizing: content;
  min-height: calc(4lh + 2 * ${theme.space[1]});
`);
