import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { EditorView } from '@codemirror/view';
import { use, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { theme, toast, useFieldControl, VisuallyHidden } from 'shared-ui';
import type { Media } from 'content-api/contract';
import { lazyPage } from '../lib/lazy-page.ts';
import { useLacks } from '../lib/use-me.ts';
import { UploadList } from '../media/upload-list.tsx';
import { countText } from './count-text.ts';
import { blockInsert } from './edits.ts';
import { FormattingToolbar } from './formatting-toolbar.tsx';
import { mediaMarkup } from './picture-markup.ts';
import { useTextUploads } from './use-text-uploads.ts';
import { useWritingView } from './use-writing-view.ts';
import { WritingModeContext, WritingToolsContext } from './writing-mode.ts';

export interface MarkdownEditorProps {
  /** Name of the form's field. */
  name: string;
  label: string;
  /** Height of the text while it is short, in lines. */
  rows: number;
  placeholder?: string;
}

const chooser = lazyPage(() => import(/* webpackChunkName: "choose-media" */ '../media/choose-dialog.tsx'));

/** Height of a line. */
const lineRem = 1.65;

/** A text in Markdown: a field of the form around it. */
export default function MarkdownEditor({ name, label, rows, placeholder = '' }: MarkdownEditorProps) {
  const { getValues } = useFormContext();
  const { field } = useController({ name });
  const { id, required, ...described } = useFieldControl();
  const mode = use(WritingModeContext);
  const tools = use(WritingToolsContext);
  const [isChoosing, setChoosing] = useState(false);
  const shown = useRef<EditorView>(undefined);
  const mayUpload = !useLacks()('media');
  const { uploads, takeFiles } = useTextUploads(() => shown.current);
  const text = textOf(field.value);
  const count = countText(useDeferredValue(text));
  const isFull = mode?.field === name;
  const isInvalid = described['aria-invalid'] === true;

  const { parent, view } = useWritingView({
    text,
    readText: () => textOf(getValues(name)),
    placeholder,
    attributes: {
      ...(id && { id }),
      'aria-label': label,
      ...(required && { 'aria-required': 'true' }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(described['aria-describedby'] && { 'aria-describedby': described['aria-describedby'] }),
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
    },
    onText: (typed) => field.onChange(typed),
    onBlur: field.onBlur,
    takeFiles: mayUpload ? takeFiles : () => toast.error('Your account may not use the media library.'),
    tellLeftOut({ picturesLeftOut, picturesElsewhere }) {
      if (picturesLeftOut > 0) {
        const what = picturesLeftOut === 1 ? 'A picture was' : `${picturesLeftOut} pictures were`;
        toast.error(`${what} left out. Copy each by itself, or drop its file here.`);
      }
      if (picturesElsewhere > 0) {
        const what =
          picturesElsewhere === 1 ? 'A picture is still' : `${picturesElsewhere} pictures are still`;
        toast.error(`${what} on the other site, which may take it away. Drop the file here to keep it.`);
      }
    },
  });
  useEffect(() => {
    shown.current = view;
  }, [view]);
  useEffect(() => {
    if (!isFull || !view) return undefined;
    view.focus();
    return () => view.dom.scrollIntoView({ block: 'center' });
  }, [isFull, view]);
  useEffect(() => {
    // A label leads to controls of the browser's own only.
    const element = id === undefined ? null : document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = () => view?.focus();
    element?.addEventListener('click', focus);
    return () => element?.removeEventListener('click', focus);
  }, [id, view]);

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
    <Root data-full={isFull || undefined} data-invalid={isInvalid || undefined}>
      <div className="frame">
        <FormattingToolbar
          view={view}
          controls={id}
          onPicture={mayUpload ? () => setChoosing(true) : undefined}
          isFull={isFull}
          onFull={mode && (() => mode.toggle(name))}
        />
        <div
          ref={parent}
          className="text"
          style={isFull ? undefined : { minHeight: `${rows * lineRem + 2}rem` }}
        />
      </div>
      <VisuallyHidden role="status">{uploadWords(uploads.list.length, uploads.isBusy)}</VisuallyHidden>
      <UploadList uploads={uploads} />
      <div className="about">
        <p>
          {count.words === 1 ? '1 word' : `${count.words.toLocaleString('en')} words`}
          {count.words > 0 && ` · ${count.minutes} min read`}
        </p>
        {isFull && <div className="tools">{tools}</div>}
      </div>
      {isChoosing && <chooser.Page anyType onChoose={insertPicture} onClose={() => setChoosing(false)} />}
    </Root>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function uploadWords(count: number, isBusy: boolean): string {
  if (!isBusy) return '';
  return count === 1 ? 'Uploading a file' : `Uploading ${count} files`;
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.div(css`
  .frame {
    display: flex;
    flex-direction: column;
    border: 1px solid ${colors.control};
    border-radius: ${radii.md};
    background: ${colors.background};
  }
  .frame:has(.cm-content:focus-visible) {
    outline: 2px solid ${colors.focus};
  }
  &[data-invalid] .frame {
    border-color: ${colors.dangerText};
  }
  .text {
    display: flex;
    max-height: 65vh;
  }
  .text > .cm-editor {
    flex: 1;
    min-width: 0;
    height: auto;
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    align-items: center;
    justify-content: space-between;
    margin-top: ${space[1]};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  .tools {
    display: flex;
    gap: ${space[1]};
  }
  .find {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    align-items: center;
    padding: ${space[1]};
    font-size: ${fontSizes.sm};
    input {
      flex: 1 1 12rem;
      min-width: 0;
      min-height: 2.25rem;
      padding: 0 ${space[1]};
      border: 1px solid ${colors.control};
      border-radius: ${radii.sm};
      background: ${colors.background};
      color: ${colors.text};
    }
    button {
      min-height: 2.25rem;
      padding: 0 ${space[1]};
      border: 1px solid ${colors.borderStrong};
      border-radius: ${radii.sm};
      background: none;
      color: ${colors.textSoft};
    }
    button:hover {
      background: ${colors.primaryTint};
    }
  }
  &[data-full] {
    position: absolute;
    z-index: 2;
    inset: 0;
    display: flex;
    flex-direction: column;
    visibility: visible;
    padding: ${space[1]} max(${space[1]}, (100% - 56rem) / 2);
    background: ${colors.surface};
  }
  &[data-full] .frame {
    flex: 1;
    min-height: 0;
  }
  &[data-full] .text {
    flex: 1;
    min-height: 0;
    max-height: none;
  }
`);
