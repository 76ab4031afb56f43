import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Import } from 'content-api/moving';
import { useState } from 'react';
import { Button, theme } from 'shared-ui';
import { Panel } from '../components/panel.tsx';

const firstShown = 50;

/** What does not come in as it was: the item, where it stands in the file, and why. */
export function FaultList({ batch: { faults: all, state } }: { batch: Import }) {
  const [isWhole, setWhole] = useState(false);
  // Files have their own list once something came in.
  const faults =
    state === 'drafts' || state === 'public' ? all.filter(({ field }) => field !== 'picture') : all;
  const shown = isWhole ? faults : faults.slice(0, firstShown);
  const isAhead = state === 'ready' || state === 'reading';
  if (faults.length === 0) return null;
  return (
    <Panel
      title={`${isAhead ? 'What would not be as it was' : 'What is not as it was'} (${faults.length})`}
      isWide
    >
      <Rows role="list" aria-label="Faults">
        {shown.map(({ item, line, field, message }, at) => (
          <li key={at}>
            <strong>{item}</strong>
            <p>
              {line !== undefined && `Line ${line} · `}
              {field !== undefined && `${field} · `}
              {message}
            </p>
          </li>
        ))}
      </Rows>
      {shown.length < faults.length && (
        <Button variant="secondary" style={{ alignSelf: 'start' }} onClick={() => setWhole(true)}>
          Show all {faults.length}
        </Button>
      )}
    </Panel>
  );
}

const { colors, fontSizes, space } = theme;

const Rows = styled.ul(css`
  display: grid;
  li {
    padding: ${space[1]} 0;
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${colors.border};
  }
  strong {
    color: ${colors.text};
    font-weight: 550;
  }
  p {
    color: ${colors.textQuiet};
  }
`);
