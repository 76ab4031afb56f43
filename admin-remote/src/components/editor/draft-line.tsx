import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from 'shared-ui';
import { useDates } from '../../lib/use-dates.ts';
import type { Dates } from '../../lib/dates.ts';
import type { AutosaveState } from './editor-types.ts';

interface DraftLineProps {
  autosave: AutosaveState;
  /** Text while no draft was saved. @default a note that typed values are kept as a draft, if drafts are offered */
  otherwise?: string;
}

/** Status of the autosaved draft. */
export function DraftLine({ autosave, otherwise = usual(autosave) }: DraftLineProps) {
  const dates = useDates();
  return <Line role="status">{textOf(autosave, dates) ?? otherwise}</Line>;
}

function textOf({ isKeeping, keptAt, isBehind, isStopped }: AutosaveState, dates: Dates) {
  if (isStopped) return 'Somebody else changed this meanwhile. Save to bring both together.';
  if (isBehind) return 'Not on the server yet. It is tried again while this form is open.';
  if (isKeeping) return 'Saving draft…';
  return keptAt === undefined ? undefined : `Draft kept at ${dates.clock(keptAt)}`;
}

function usual({ isOffered }: AutosaveState): string {
  return isOffered ? 'What you type is kept as a draft until you publish it.' : '';
}

const { colors, fontSizes } = theme;

/** On a row of its own, so that the buttons beside it never move. */
const Line = styled.p(css`
  width: 100%;
  && {
    padding: 0;
  }
  color: ${colors.textQuiet};
  font-size: ${fontSizes.xs};
  line-height: 1.3;
  &:empty {
    position: absolute;
  }
`);
