import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Import } from 'content-api/moving';
import { useState } from 'react';
import { Button, theme } from 'shared-ui';
import { Panel } from '../components/panel.tsx';
import { groupFaults } from './group-faults.ts';
import type { FaultGroup } from './group-faults.ts';

const firstShown = 50;
const itemsShown = 500;

/** What does not come in as it was: the item, where it stands in the file, and why. */
export function FaultList({ batch: { faults: all, state } }: { batch: Import }) {
  const [isWhole, setWhole] = useState(false);
  // Files have their own list once something came in.
  const faults =
    state === 'drafts' || state === 'public' ? all.filter(({ field }) => field !== 'picture') : all;
  const groups = groupFaults(faults);
  const shown = isWhole ? groups : groups.slice(0, firstShown);
  const isAhead = state === 'ready' || state === 'reading';
  if (faults.length === 0) return null;
  return (
    <Panel
      title={`${isAhead ? 'What would not be as it was' : 'What is not as it was'} (${faults.length})`}
      isWide
    >
      <Rows role="list" aria-label="Faults">
        {shown.map((group, at) => (
          <li key={at}>
            <Reason group={group} />
          </li>
        ))}
      </Rows>
      {shown.length < groups.length && (
        <Button variant="secondary" style={{ alignSelf: 'start' }} onClick={() => setWhole(true)}>
          Show all {groups.length}
        </Button>
      )}
    </Panel>
  );
}

/** A fault of one item stands under the item’s name, a fault of several under its reason. */
function Reason({ group: { field, message, items } }: { group: FaultGroup }) {
  const reason = [field, message].filter(Boolean).join(' · ');
  const [first] = items;
  if (items.length === 1)
    return (
      <>
        <strong>
          <bdi>{first?.item}</bdi>
        </strong>
        <p>
          {first?.line !== undefined && `Line ${first.line} · `}
          {reason}
        </p>
      </>
    );
  return (
    <details>
      <summary>
        <strong>{reason}</strong> · {items.length} times
      </summary>
      <ul>
        {items.slice(0, itemsShown).map(({ item, line }, at) => (
          <li key={at}>
            <bdi>{item}</bdi>
            {line !== undefined && ` · line ${line}`}
          </li>
        ))}
        {items.length > itemsShown && <li>… and {items.length - itemsShown} more</li>}
      </ul>
    </details>
  );
}

const { colors, fontSizes, space } = theme;

const Rows = styled.ul(css`
  display: grid;
  > li {
    padding: ${space[1]} 0;
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid ${colors.border};
  }
  summary {
    min-height: 24px;
    color: ${colors.textQuiet};
    cursor: pointer;
  }
  details ul {
    padding: ${space[1]} 0 0 ${space[2]};
    color: ${colors.textQuiet};
  }
  strong {
    color: ${colors.text};
    font-weight: 550;
  }
  p {
    color: ${colors.textQuiet};
  }
`);
