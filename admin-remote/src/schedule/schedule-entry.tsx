import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { kinds } from 'content-api/contract';
import type { Schedule } from 'content-api/contract';
import { Link } from 'react-router-dom';
import { theme } from 'shared-ui';
import { paths } from '../lib/paths.ts';

interface ScheduleEntryProps {
  entry: Schedule['items'][number];
  /** Time of day in the studio's zone. */
  time: string;
}

const words = {
  live: { ahead: 'Goes live', done: 'Went live' },
  down: { ahead: 'Is taken down', done: 'Was taken down' },
} as const;

/** One moment of the schedule; leads to the form of its record. */
export function ScheduleEntry({ entry, time }: ScheduleEntryProps) {
  const { kind: name, record, title, at, change, isDone } = entry;
  const kind = kinds.find((one) => one.name === name);
  const text = (
    <>
      <span className="what">
        <time dateTime={at} title={`${at.slice(0, 16).replace('T', ' ')} UTC`}>
          {time}
        </time>{' '}
        {words[change][isDone ? 'done' : 'ahead']}
      </span>
      <span className="title">
        {kind?.words.one ?? name} · {title || 'Untitled'}
      </span>
    </>
  );
  return (
    <Entry data-change={change} data-done={isDone || undefined}>
      {kind?.menu === undefined ? <p>{text}</p> : <Link to={paths.record(kind, record)}>{text}</Link>}
    </Entry>
  );
}

const { colors, fontSizes, radii, space, targetSize } = theme;

const Entry = styled.div(css`
  > * {
    display: block;
    min-height: ${targetSize};
    padding: 0.25rem ${space[1]};
    border-left: 3px solid ${colors.successText};
    border-radius: ${radii.sm};
    background: ${colors.primaryTint};
    color: ${colors.text};
    font-size: ${fontSizes.xs};
    line-height: 1.4;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  &[data-change='down'] > * {
    border-color: ${colors.warningText};
  }
  &[data-done] > * {
    background: none;
    color: ${colors.textQuiet};
  }
  a:hover .title {
    text-decoration: underline;
  }
  .what,
  .title {
    display: block;
  }
  .what {
    color: ${colors.textQuiet};
    font-variant-numeric: tabular-nums;
  }
  .title {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-weight: 550;
  }
`);
