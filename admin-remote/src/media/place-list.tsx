import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { kinds, rightOf } from 'content-api/contract';
import type { MediaUse } from 'content-api/contract';
import { Badge, theme } from 'shared-ui';
import { GuardedLink } from '../components/guarded-link.tsx';
import { paths } from '../lib/paths.ts';
import { useLacks } from '../lib/use-me.ts';
import { placeText, useStates } from './media-words.ts';

/** The places where a file is used, each linked to its form. */
export function PlaceList({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <Root role="list" aria-label="Where it is used">
      {uses.map((use) => (
        <li key={`${use.kind} ${use.record} ${use.field} ${use.state}`}>
          <div>
            <Place use={use} />
            <p>{placeText(use)}</p>
          </div>
          <Badge tone={useStates[use.state].tone}>{useStates[use.state].label}</Badge>
        </li>
      ))}
    </Root>
  );
}

function Place({ use: { kind: name, record, title, state } }: { use: MediaUse }) {
  const lacks = useLacks();
  const kind = kinds.find((one) => one.name === name);
  const text = title || 'Untitled';
  if (!kind) return <span>{text}</span>;
  if (lacks(rightOf(kind))) return <span>Your account may not edit it</span>;
  return <GuardedLink to={state === 'trash' ? paths.trash : paths.record(kind, record)}>{text}</GuardedLink>;
}

const { colors, fontSizes, space } = theme;

const Root = styled.ul(css`
  display: grid;
  gap: ${space[1]};
  font-size: ${fontSizes.sm};
  li {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    justify-content: space-between;
  }
  li > div {
    min-width: 0;
  }
  a {
    color: ${colors.primaryText};
    overflow-wrap: anywhere;
  }
  p {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
`);
