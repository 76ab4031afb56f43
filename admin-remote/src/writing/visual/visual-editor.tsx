import styled from '@emotion/styled';
import type { Media } from 'content-api/contract';
import { isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, theme } from 'shared-ui';
import { lazyPage } from '../../lib/lazy-page.ts';
import { FormattingToolbar } from '../formatting-toolbar.tsx';
import type { MarkdownEditorProps } from '../markdown-editor.tsx';
import { refuseFiles, tellLeftOut, useLabelPress, useTextField } from '../use-text-field.ts';
import { useTextUploads } from '../use-text-uploads.ts';
import { heightOf, WritingFrame } from '../writing-frame.tsx';
import { insertMedia } from './insert-media.ts';
import { placeOf } from './insert-points.ts';
import { LinkLine } from './link-line.tsx';
import { linkAt, setLink } from './links.ts';
import { useVisualView } from './use-visual-view.ts';
import { visualStyles } from './visual-styles.ts';
import { runCommand, tableTools, visualTools } from './visual-tools.ts';

const chooser = lazyPage(
  () => import(/* webpackChunkName: "choose-media" */ '../../media/choose-dialog.tsx'),
);

/** A text in Markdown as the page will show it: a field of the form around it. */
export default function VisualEditor(props: MarkdownEditorProps) {
  const { name, label, rows, placeholder = '', onSwitch, isWanted } = props;
  const field = useTextField(name, label);
  const { id, text, mode, isFull, mayUpload } = field;
  const [isChoosing, setChoosing] = useState(false);
  const [link, setLinkStart] = useState<string>();
  const shown = useRef<EditorView>(undefined);
  const { uploads, takeFiles } = useTextUploads((point, media) => {
    const at = shown.current && placeOf(shown.current, point);
    if (shown.current && at !== undefined) insertMedia(shown.current, at, media);
  });

  const { parent, view, state } = useVisualView({
    text,
    readText: field.readText,
    placeholder,
    attributes: field.attributes,
    onText: field.onText,
    onBlur: field.onBlur,
    onLink: (now) => setLinkStart(linkAt(now)?.href ?? ''),
    takeFiles: mayUpload ? takeFiles : refuseFiles,
    tellLeftOut,
  });
  useEffect(() => {
    shown.current = view;
    if (isWanted) view?.focus();
  }, [view, isWanted]);
  useEffect(() => {
    if (!isFull || !view) return undefined;
    view.focus();
    return () => view.dom.scrollIntoView({ block: 'center' });
  }, [isFull, view]);
  useLabelPress(
    id,
    useCallback(() => view?.focus(), [view]),
  );

  function insertPicture(media: Media): void {
    setChoosing(false);
    if (!view) return;
    insertMedia(view, view.state.selection.to, media);
    // The dialog gives the focus back to the button first.
    setTimeout(() => view.focus());
  }

  function closeLink(): void {
    setLinkStart(undefined);
    view?.focus();
  }

  return (
    <>
      <Frame
        text={text}
        isFull={isFull}
        isInvalid={field.isInvalid}
        uploads={uploads}
        toolbar={
          <>
            <FormattingToolbar
              tools={visualTools({
                view,
                state,
                onLink: () => view && setLinkStart(linkAt(view.state)?.href ?? ''),
                onPicture: mayUpload ? () => setChoosing(true) : undefined,
              })}
              controls={id}
              switchLabel="Show the source"
              onSwitch={onSwitch}
              isFull={isFull}
              onFull={mode && (() => mode.toggle(name))}
            />
            {link !== undefined && view && (
              <LinkLine
                start={link}
                onSet={(address) => {
                  setLinkStart(undefined);
                  setLink(view, address);
                }}
                onClose={closeLink}
              />
            )}
            {state && isInTable(state) && (
              <div className="table-tools" role="group" aria-label="Table">
                {tableTools.map(({ label: words, command }) => (
                  <Button
                    key={words}
                    size="sm"
                    variant="ghost"
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => runCommand(view, command)}
                  >
                    {words}
                  </Button>
                ))}
              </div>
            )}
          </>
        }
      >
        <div ref={parent} className="text" style={heightOf(rows, isFull)} />
      </Frame>
      {isChoosing && <chooser.Page anyType onChoose={insertPicture} onClose={() => setChoosing(false)} />}
    </>
  );
}

const Frame = styled(WritingFrame)`
  ${visualStyles}
  .table-tools {
    display: flex;
    gap: ${theme.space[1]};
    overflow-x: auto;
    border-bottom: 1px solid ${theme.colors.border};
  }
  .table-tools > button {
    flex: none;
  }
`;
