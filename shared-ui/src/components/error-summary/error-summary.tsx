import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { theme } from '../../theme/theme.ts';

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'Please check the following' */
  title?: ReactNode;
  /** Each fault, with the id of its control if it has one. Nothing is shown while there are none. */
  errors: readonly { fieldId?: string; message: ReactNode }[];
  /** Number of refused attempts: each takes the focus once, and nothing else does. Default: every appearance does. */
  attempt?: number;
}

/** All faults of a form in one place. Its links lead to the fields. */
export function ErrorSummary({
  title = 'Please check the following',
  errors,
  attempt,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isShown = errors.length > 0;
  const focusedAttempt = useRef(isShown ? undefined : attempt);
  useEffect(() => {
    // Errors that appear and disappear while the user types must not move the focus.
    if (!isShown || (attempt !== undefined && attempt === focusedAttempt.current)) return;
    focusedAttempt.current = attempt;
    box.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <Root ref={mergeRefs(box, ref)} role="alert" aria-labelledby={titleId} tabIndex={-1} {...rest}>
      <p id={titleId}>{title}</p>
      <ul role="list">
        {errors.map(({ fieldId, message }, index) => (
          <li key={index}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={focusTarget}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** The control itself, not the address: inside a console the fragment belongs to the router. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'center' });
}

const { colors, space, radii } = theme;

const Root = styled.div(css`
  padding: ${space[2]};
  border: 1px solid ${colors.dangerText};
  border-radius: ${radii.md};
  background: ${colors.dangerTint};
  p {
    color: ${colors.text};
    font-weight: 600;
  }
  li {
    color: ${colors.dangerText};
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`);
