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
  /** Takes the focus again whenever this changes, such as the number of attempts. */
  attempt?: number;
}

/** All faults of a form in one place. It takes the focus when it appears; its links lead to the fields. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 ? <Shown {...props} /> : null;
}

function Shown({ title = 'Please check the following', errors, attempt, ref, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), [attempt]);
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
