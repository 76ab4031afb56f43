import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Media } from 'content-api/contract';
import type { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { theme } from 'shared-ui';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { MarkdownEditorProps } from '../markdown-editor.tsx';
import { leftWriting } from '../left-writing.ts';
import { refuseFiles, useTextField, useTextFocus } from '../use-text-field.ts';
import { usePastedPictures } from '../use-pasted-pictures.ts';
import { useTextUploads } from '../use-text-uploads.ts';
import { heightOf, WritingFrame } from '../writing-frame.tsx';
import { goOnAt } from './go-on-at.ts';
import { insertMedia } from './insert-media.ts';
import { placeOf } from './insert-points.ts';
import { useVisualView } from './use-visual-view.ts';
import { visualStyles } from './visual-styles.ts';
import { VisualToolbar } from './visual-toolbar.tsx';
import { visualTools } from './visual-tools.ts';

const chooser = lazyPage(
  () => import(/* webpackChunkName: "choose-media" */ '../../media/choose-dialog.tsx'),
);

/** A text in Markdown as the page will show it: a field of the form around it. */
export default function VisualEditor(props: MarkdownEditorProps) {
  const { name, label, rows, placeholder = '', onSwitch, isWanted, firstTool } = props;
  const field = useTextField(name, label);
  const { id, text, mode, isFull, mayUpload } = field;
  const [left] = useState(() => leftWriting(id));
  const [isChanged, setChanged] = useState(false);
  const takePictures = usePastedPictures(field);
  const [isChoosing, setChoosing] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const shown = useRef<EditorView>(undefined);
  const { uploads, takeFiles } = useTextUploads((point, media) => {
    const at = shown.current && placeOf(shown.current, point);
    if (shown.current && at !== undefined) insertMedia(shown.current, at, media);
  });
  const choosePicture = useCallback(() => setChoosing(true), []);

  const { parent, view, state } = useVisualView({
    text,
    readText: field.readText,
    placeholder,
    attributes: field.attributes,
    onText(typed) {
      setChanged(true);
      field.onText(typed);
    },
    onBlur: field.onBlur,
    onLink: () => setLinking(true),
    onPicture: mayUpload ? choosePicture : refuseFiles,
    takeFiles: mayUpload ? takeFiles : refuseFiles,
    tellLeftOut: takePictures,
  });
  useEffect(() => {
    shown.current = view;
  }, [view]);
  useTextFocus(view, { id, isWanted: isWanted || left !== undefined, isFull });
  const start = useEffectEvent((shownView: EditorView) => {
    if (left) goOnAt(shownView, text, left.at);
    const tools = visualTools({
      view: shownView,
      state: shownView.state,
      onLink: () => setLinking(true),
      onPicture: mayUpload ? choosePicture : undefined,
    });
    tools.find(({ label: tool }) => tool === firstTool)?.run();
  });
  useEffect(() => {
    if (view) start(view);
  }, [view]);
  const toggle = useRef(mode?.toggle);
  useEffect(() => {
    toggle.current = mode?.toggle;
  });
  const toggleFull = useCallback(() => toggle.current?.(name), [name]);

  function insertPicture(media: Media): void {
    setChoosing(false);
    if (!view) return;
    insertMedia(view, view.state.selection.to, media);
    // The dialog gives the focus back to the button first.
    setTimeout(() => view.focus());
  }

  return (
    <>
      <Frame
        text={text}
        isFull={isFull}
        isInvalid={field.isInvalid}
        uploads={uploads}
        toolbar={
          <VisualToolbar
            view={view}
            state={state}
            controls={id}
            isLinking={isLinking}
            onLinking={setLinking}
            onPicture={mayUpload ? choosePicture : undefined}
            onSwitch={onSwitch}
            isFull={isFull}
            onFull={mode ? toggleFull : undefined}
          />
        }
      >
        <div
          ref={parent}
          className="text"
          // As high as before, until there is more to show.
          style={left && !isChanged && !isFull ? { height: left.height } : heightOf(rows, isFull)}
        />
      </Frame>
      {isChoosing && <chooser.Page anyType onChoose={insertPicture} onClose={() => setChoosing(false)} />}
    </>
  );
}

const Frame = styled(WritingFrame)(
  visualStyles,
  css`
    .table-tools {
      display: flex;
      gap: ${theme.space[1]};
      overflow-x: auto;
      border-bottom: 1px solid ${theme.colors.border};
    }
    .table-tools > button {
      flex: none;
    }
  `,
);
