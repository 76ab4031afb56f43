import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Text, theme } from 'shared-ui';
import { FormattingToolbar } from './formatting-toolbar.tsx';
import { toolFaces } from './tool-faces.ts';
import { useTextField } from './use-text-field.ts';
import { heightOf, WritingFrame } from './writing-frame.tsx';

interface WaitingTextProps {
  /** Name of the form's field. */
  name: string;
  label: string;
  rows: number;
  placeholder?: string;
  /** Shows the source in its own editor. */
  onSwitch: () => void;
  /** Called when the editor is needed, with the tool that was pressed. */
  onWanted: (tool?: string) => void;
  /** The editor's code could not be fetched. @default false */
  isAlone?: boolean;
}

/**
 * A text before its editor: where and as high as that will be. It can be written in at once, so that nothing is lost of
 * what somebody types while the editor is on its way.
 */
export function WaitingText(props: WaitingTextProps) {
  const { name, label, rows, placeholder, onSwitch, onWanted, isAlone = false } = props;
  const { id, text, mode, isFull, ...field } = useTextField(name, label);
  const { spellcheck, autocorrect, autocapitalize, ...attributes } = field.attributes;
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);

  function want(tool?: string): void {
    area?.focus();
    onWanted(tool);
  }

  return (
    <Frame
      text={text}
      isFull={isFull}
      isInvalid={field.isInvalid}
      toolbar={
        <FormattingToolbar
          tools={Object.values(toolFaces)
            .filter(({ label: tool }) => field.mayUpload || tool !== toolFaces.picture.label)
            .map((face) => ({ ...face, run: () => want(face.label) }))}
          controls={id}
          switchLabel="Show the source"
          onSwitch={onSwitch}
          isFull={isFull}
          onFull={
            mode &&
            (() => {
              mode.toggle(name);
              want();
            })
          }
        />
      }
    >
      <div className="text" style={heightOf(rows, isFull)}>
        <textarea
          ref={setArea}
          {...attributes}
          spellCheck={spellcheck === 'true'}
          autoCorrect={autocorrect}
          autoCapitalize={autocapitalize}
          className="written"
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => field.onText(target.value)}
          onFocus={() => onWanted()}
          onBlur={field.onBlur}
        />
      </div>
      {isAlone && (
        <Text role="status" size="sm" className="alone">
          The editor could not be loaded. The text can be written here all the same.
        </Text>
      )}
    </Frame>
  );
}

const { colors, fonts, fontSizes, space } = theme;

const Frame = styled(WritingFrame)(css`
  textarea {
    flex: 1;
    min-width: 0;
    padding: ${space[2]};
    border: 0;
    border-radius: inherit;
    background: none;
    color: ${colors.text};
    font-family: ${fonts.text};
    font-size: ${fontSizes.md};
    line-height: 1.65;
    resize: none;
    outline: none;
    field-sizing: content;
  }
  .alone {
    padding: 0 ${space[2]} ${space[1]};
  }
`);
