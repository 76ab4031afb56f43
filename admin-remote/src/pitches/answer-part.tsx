import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { PitchAnswer } from 'content-api/contract';
import { Stack, StatusBanner, Text, theme } from 'shared-ui';
import { Moment } from '../components/moment.tsx';
import { money } from './pitches-query.ts';

interface AnswerPartProps {
  answer: PitchAnswer;
  /** The links would show another version now. */
  isEarlier: boolean;
}

/** The client’s answer, with the price at that time. */
export function AnswerPart({ answer, isEarlier }: AnswerPartProps) {
  const { answer: word, name, client, at, price } = answer;
  const isAccepted = word === 'accepted';
  return (
    <Stack as="section" aria-label="Answer" gap={2}>
      <StatusBanner tone={isAccepted ? 'success' : 'info'}>
        {isAccepted ? 'Accepted' : 'Declined'} by {name || client} on <Moment at={at} />
      </StatusBanner>
      {isEarlier && (
        <Text size="sm">
          {isAccepted ? 'The client accepted' : 'The client declined'} an earlier version than the one that is
          here now.
        </Text>
      )}
      {isAccepted && (
        <Facts>
          {price.lines.map(
            (line, at) =>
              line.isChosen && (
                <div key={at}>
                  <dt>{line.text}</dt>
                  <dd>{money(price, line.amount)}</dd>
                </div>
              ),
          )}
          {price.taxPercent !== '' && (
            <div>
              <dt>{price.taxPercent} % tax</dt>
              <dd>{money(price, price.tax)}</dd>
            </div>
          )}
          <div className="total">
            <dt>Total</dt>
            <dd>{money(price, price.total)}</dd>
          </div>
        </Facts>
      )}
    </Stack>
  );
}

const { colors, space } = theme;

const Facts = styled.dl(css`
  margin: 0;
  > div {
    display: flex;
    gap: ${space[2]};
    justify-content: space-between;
    padding: ${space[1]} 0;
    border-bottom: 1px solid ${colors.border};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .total {
    border: 0;
    font-weight: 600;
  }
`);
