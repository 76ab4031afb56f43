import type { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import type { Media } from 'content-api/contract';
import { lazyPage } from '../lib/lazy-page.ts';
import { createWritingView } from './create-view.ts';
import { blockInsert } from './edits.ts';
import { FormattingToolbar } from './formatting-toolbar.tsx';
import { insertAtPoint } from './insert-points.ts';
import { mediaMarkup } from './picture-markup.ts';
import { sourceTools } from './source-tools.ts';
import { refuseFiles, useTextField, useTextFocus } from './use-text-field.ts';
import { usePastedPictures } from './use-pasted-pictures.ts';
import { useTextUploads } from './use-text-uploads.ts';
import { useTextView } from './use-text-view.ts';
import { heightOf, WritingFrame } from './writing-frame.tsx';

export interface MarkdownEditorProps {
  /** Name of the form's field. */
  name: string;
  label: string;
  /** Height of the text while it is short, in lines. */
  rows: number;
  placeholder?: string;
  /** Shows the text in the other editor. */
  onSwitch: () => void;
  /** Takes the focus at once. */
  isWanted: boolean;
  /** Label of a tool that was pressed before the editor was there. @default none was */
  firstTool?: string;
}

const chooser = lazyPage(() => import(/* webpackChunkName: "choose-media" */ '../media/choose-dialog.tsx'));

/** The source of a text in Markdown: a field of the form around it. */
export default function MarkdownEditor(props: MarkdownEditorProps) {
  const { name, label, rows, placeholder = '', onSwitch, isWanted } = props;
  const field = useTextField(name, label);
  const { id, text, mode, isFull, mayUpload } = field;
  const takePictures = usePastedPictures(field);
  const [isChoosing, setChoosing] = useState(false);
  const shown = useRef<EditorView>(undefined);
  const { uploads, takeFiles } = useTextUploads((point, media) => {
    const { current } = shown;
    if (current)
      insertAtPoint(current, point, (at) => blockInsert(current.state, at, mediaMarkup(media)).change);
  });

  const { parent, view } = useTextView(
    {
      text,
      readText: field.readText,
      placeholder,
      attributes: field.attributes,
      onText: field.onText,
      onBlur: field.onBlur,
      takeFiles: mayUpload ? takeFiles : refuseFiles,
      tellLeftOut: takePictures,
    },
    createWritingView,
  );
  useEffect(() => {
    shown.current = view;
  }, [view]);
  useTextFocus(view, { id, isWanted, isFull });

  function insertPicture(media: Media): void {
    setChoosing(false);
    if (!view) return;
    const { state } = view;
    const { from, to } = state.selection.main;
    const line = state.doc.lineAt(from);
    const isWithin =
      state.sliceDoc(line.from, from).trim() !== '' && state.sliceDoc(to, line.to).trim() !== '';
    const markup = mediaMarkup(media);
    const change = isWithin ? { from, to, insert: markup } : blockInsert(state, from, markup).change;
    const changes = state.changes(change);
    view.dispatch({
      changes,
      selection: state.selection.map(changes, 1),
      userEvent: 'input',
      scrollIntoView: true,
    });
    // The dialog gives the focus back to the button first.
    setTimeout(() => view.focus());
  }

  return (
    <>
      <WritingFrame
        text={text}
        isFull={isFull}
        isInvalid={field.isInvalid}
        uploads={uploads}
        toolbar={
          <FormattingToolbar
            tools={sourceTools(view, mayUpload ? () => setChoosing(true) : undefined)}
            controls={id}
            switchLabel="Show the page"
            onSwitch={onSwitch}
            isFull={isFull}
            onFull={mode && (() => mode.toggle(name))}
          />
        }
      >
        <div ref={parent} className="text" style={heightOf(rows, isFull)} />
      </WritingFrame>
      {isChoosing && <chooser.Page anyType onChoose={insertPicture} onClose={() => setChoosing(false)} />}
    </>
  );
}
