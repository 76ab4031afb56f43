import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { theme } from 'shared-ui';

interface FoldingSectionProps {
  title: string;
  /** Beside the title: how much of it is filled in. */
  count?: string | undefined;
  isOpen: boolean;
  /** It cannot be shut. */
  isFixed: boolean;
  onToggle: () => void;
  /** Level of the heading. @default 3 */
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of a form under a heading that opens and shuts. */
export function FoldingSection({
  title,
  count,
  isOpen,
  isFixed,
  onToggle,
  level = 3,
  children,
}: FoldingSectionProps) {
  const bodyId = useId();
  const Title = `h${level}` as const;
  return (
    <Root>
      <Title>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          disabled={isFixed}
          onClick={onToggle}
        >
          <span>{title}</span>
          {count && <span className="count">{count}</span>}
        </button>
      </Title>
      {isOpen && (
        <div id={bodyId} className="body">
          {children}
        </div>
      )}
    </Root>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.section(css`
  min-width: 0;
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  & :is(h2, h3) {
    margin: 0;
    font: inherit;
  }
  & :is(h2, h3) > button {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
    align-items: center;
    width: 100%;
    min-height: 48px;
    padding: ${space[1]} ${space[2]};
    border: 0;
    border-radius: ${radii.md};
    background: none;
    color: ${colors.text};
    font: inherit;
    font-weight: 600;
    text-align: left;
    cursor: pointer;
  }
  & :is(h2, h3) > button::before {
    width: 0.5em;
    height: 0.5em;
    margin-right: 0.25em;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    content: '';
    transform: rotate(-45deg);
  }
  & :is(h2, h3) > button[aria-expanded='true']::before {
    transform: rotate(45deg);
  }
  & :is(h2, h3) > button:disabled {
    cursor: default;
  }
  .count {
    margin-left: auto;
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
  .body {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    padding: ${space[1]} ${space[2]} ${space[2]};
    border-top: 1px solid ${colors.border};
  }
  .hint {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
`);
