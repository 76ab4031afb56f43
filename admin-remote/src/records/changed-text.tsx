import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from 'shared-ui';
import { valueText } from '../components/editor/value-text.ts';
import { wordChanges } from '../lib/word-changes.ts';

interface ChangedTextProps {
  before: unknown;
  after: unknown;
}

/** A field's value with what changed in it marked, for eyes and for assistive technology. */
export function ChangedText({ before, after }: ChangedTextProps) {
  return (
    <Root>
      {wordChanges(valueText(before), valueText(after)).map(({ text, change }, index) => {
        if (change === 'added') return <ins key={index}>{text}</ins>;
        if (change === 'removed') return <del key={index}>{text}</del>;
        return <span key={index}>{text}</span>;
      })}
    </Root>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.p(css`
  max-height: 14rem;
  padding: ${space[1]};
  overflow: auto;
  border: 1px solid ${colors.border};
  border-radius: ${radii.sm};
  background: ${colors.background};
  color: ${colors.text};
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ins {
    background: ${colors.successTint};
    color: ${colors.successText};
  }
  del {
    background: ${colors.dangerTint};
    color: ${colors.dangerText};
  }
`);
