import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from 'shared-ui';
import { useDates } from '../../lib/use-dates.ts';
import type { Dates } from '../../lib/dates.ts';
import type { EditorState } from './editor-state.ts';

interface DraftLineProps {
  editor: Pick<EditorState, 'draft' | 'draftAt'> & { hasDrafts: boolean };
  /** Text while no draft was saved. @default a note that typed values are kept as a draft, if the server keeps any */
  otherwise?: string;
}

/** Status of the draft that the server keeps. */
export function DraftLine({ editor, otherwise = usual(editor) }: DraftLineProps) {
  const dates = useDates();
  return <Line role="status">{textOf(editor, dates) ?? otherwise}</Line>;
}

function textOf({ draft, draftAt }: DraftLineProps['editor'], dates: Dates): string | undefined {
  if (draft === 'outdated') return 'Somebody else changed this meanwhile. Save to bring both together.';
  if (draft === 'behind') return 'Not on the server yet. It is tried again while this form is open.';
  if (draft === 'sending') return 'Saving draft…';
  return draftAt === undefined ? undefined : `Draft kept at ${dates.clock(draftAt)}`;
}

function usual({ hasDrafts }: DraftLineProps['editor']): string {
  return hasDrafts ? 'What you type is kept as a draft until you publish it.' : '';
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
