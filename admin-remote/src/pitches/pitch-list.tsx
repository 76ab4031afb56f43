import { pitch as kind } from 'content-api/contract';
import type { Pitch } from 'content-api/contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Button, Stack, Text } from 'shared-ui';
import { Moment } from '../components/moment.tsx';
import { PlainRowList } from '../components/row-list.ts';
import { paths } from '../lib/paths.ts';
import { money, pitchWords } from './pitches-query.ts';

interface PitchListProps {
  pitches: readonly Pitch[];
  label: string;
  onLinks: (id: string) => void;
}

/** Pitches, each with what has become of it. */
export function PitchList({ pitches, label, onLinks }: PitchListProps) {
  return (
    <PlainRowList role="list" aria-label={label}>
      {pitches.map((pitch) => (
        <Row key={pitch._id} pitch={pitch} onLinks={() => onLinks(pitch._id)} />
      ))}
    </PlainRowList>
  );
}

function Row({ pitch, onLinks }: { pitch: Pitch; onLinks: () => void }) {
  const nameId = useId();
  const { _id, title, state } = pitch;
  return (
    <li>
      <div>
        <Stack direction="row" gap={1} wrap align="center">
          <Link id={nameId} to={paths.record(kind, _id)}>
            {title || 'Untitled'}
          </Link>
          <Badge tone={pitchWords[state].tone}>{pitchWords[state].label}</Badge>
        </Stack>
        <Text size="sm" tone="quiet">
          <Facts pitch={pitch} />
        </Text>
      </div>
      <Button size="sm" variant="secondary" aria-describedby={nameId} onClick={onLinks}>
        Links and answer
      </Button>
    </li>
  );
}

/** The answer to the pitch, or how often its links were opened. */
function Facts({ pitch: { state, answer, isEarlier, links } }: { pitch: Pitch }) {
  if (answer !== undefined && (state === 'accepted' || state === 'declined'))
    return (
      <>
        {answer.name || answer.client} {answer.answer}
        {answer.answer === 'accepted' && ` ${money(answer.price, answer.price.total)}`} on{' '}
        <Moment at={answer.at} />
        {isEarlier && ' · an earlier version'}
      </>
    );
  const opened = links.reduce((sum, link) => sum + link.opened, 0);
  const last = links
    .map(({ lastOpenedAt }) => lastOpenedAt ?? '')
    .toSorted()
    .at(-1);
  return (
    <>
      {links.length === 1 ? 'One link' : `${links.length} links`}
      {opened === 0 ? ', not opened yet' : `, opened ${opened === 1 ? 'once' : `${opened} times`}`}
      {last && (
        <>
          , last on <Moment at={last} />
        </>
      )}
    </>
  );
}
