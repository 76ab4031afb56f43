import styled from '@emotion/styled';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** @default 'Please check these fields' */
  title?: string;
  errors: readonly { fieldId: string; message: string }[];
  /** Changes with each attempt: the summary takes focus anew. */
  attempt?: number;
}

/** All that is wrong in a form, with a way to each field; takes focus when it appears. */
export function ErrorSummary({
  title = 'Please check these fields',
  errors,
  attempt = 0,
  ...rest
}: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) root.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    <Root ref={root} role="alert" tabIndex={-1} {...rest}>
      <strong>{title}</strong>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId + message}>
            <a href={`#${fieldId}`} onClick={(event) => leadTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}

function leadTo(event: { preventDefault: () => void }, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

const Root = styled.div`
  padding: ${theme.space[2]};
  border: 1px solid ${theme.colors.dangerText};
  border-radius: ${theme.radii.md};
  color: ${theme.colors.text};
  & a {
    color: ${theme.colors.dangerText};
  }
`;
