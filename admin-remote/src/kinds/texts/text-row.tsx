import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Badge, Button, Input, Textarea, theme, VisuallyHidden } from 'shared-ui';
import { EditorField } from '../../components/editor/editor-field.tsx';

interface TextRowProps {
  /** Path of the text in the form. */
  control: string;
  language: string;
  /** The numbers that it stands for, such as '1'; empty for a text that counts nothing. */
  counts: string;
  /** The default text. */
  usual: string;
  /** The studio's own text; empty for none. */
  text: string;
  onChange: (text: string) => void;
}

/** Longer texts are written on two lines. */
const longLine = 60;

/** One text: what it says usually, and the field for what it is to say instead. */
export function TextRow({ control, language, counts, usual, text, onChange }: TextRowProps) {
  const names = [...usual.matchAll(/\{\w+\}/g)].map(([name]) => name);
  const common = {
    lang: language,
    dir: 'auto',
    autoComplete: 'off',
    placeholder: usual,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Root>
      <EditorField
        name={control}
        label={
          <>
            <bdi lang={language}>{usual}</bdi>
            {counts && <span className="counts"> (for {counts})</span>}
          </>
        }
        hint={names.length > 0 && `Keep ${[...new Set(names)].join(', ')}: it is filled in.`}
      >
        {usual.length > longLine ? <Textarea rows={2} {...common} /> : <Input {...common} />}
      </EditorField>
      {text !== '' && (
        <div className="changed">
          <Badge tone="primary">Changed</Badge>
          <Button size="sm" variant="secondary" onClick={() => onChange('')}>
            Reset to default <VisuallyHidden>{usual}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Root>
  );
}

const { colors, fontSizes, space } = theme;

const Root = styled.div(css`
  display: grid;
  gap: ${space[1]};
  .counts {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  .changed {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    align-items: center;
  }
`);
