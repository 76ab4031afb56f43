import { directionOf } from 'content-api/contract';
import { use, useCallback, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { toast, useFieldControl } from 'shared-ui';
import { useFormLanguage } from '../lib/use-form-language.ts';
import { useLacks } from '../lib/use-me.ts';
import { useSiteLanguages } from '../lib/use-site-languages.ts';
import { WritingModeContext } from './writing-mode.ts';

/** A Markdown text as a field of the form around it: what both of its editors need. */
export function useTextField(name: string, label: string) {
  const { getValues } = useFormContext();
  const { field } = useController({ name });
  const { id, required, ...described } = useFieldControl();
  const [further] = useFormLanguage();
  const [first] = useSiteLanguages();
  const language = further ?? first;
  const mode = use(WritingModeContext);
  const isInvalid = described['aria-invalid'] === true;
  return {
    id,
    text: textOf(field.value),
    /** The text as it is by now: what was typed since the last rendering is not to be undone. */
    readText: () => textOf(getValues(name)),
    onText: (typed: string) => field.onChange(typed),
    onBlur: field.onBlur,
    mode,
    isFull: mode?.field === name,
    isInvalid,
    mayUpload: !useLacks()('media'),
    attributes: {
      ...(id && { id }),
      'aria-label': label,
      ...(required && { 'aria-required': 'true' }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(described['aria-describedby'] && { 'aria-describedby': described['aria-describedby'] }),
      ...(language && { lang: language, dir: directionOf(language) }),
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
    } as Record<string, string>,
  };
}

/** What a text editor of either kind has on the page. */
interface Focusable {
  dom: HTMLElement;
  focus: () => void;
}

interface FocusWishes {
  /** Of the field, which its label names. */
  id: string | undefined;
  isWanted: boolean | undefined;
  isFull: boolean;
}

/**
 * Gives an editor the focus where it is wanted: when it is shown, unless another field has it by then, when it fills the window,
 * and at a press of its label.
 */
export function useTextFocus(view: Focusable | undefined, { id, isWanted, isFull }: FocusWishes): void {
  useEffect(() => {
    if (isWanted && !isWriting()) view?.focus();
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
}

/** Whether somebody has begun to write in a field. */
function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}

/** A label leads to controls of the browser's own only. */
function useLabelPress(id: string | undefined, focus: (() => void) | undefined): void {
  useEffect(() => {
    const element = id === undefined ? null : document.querySelector(`label[for="${CSS.escape(id)}"]`);
    if (!element || !focus) return undefined;
    element.addEventListener('click', focus);
    return () => element.removeEventListener('click', focus);
  }, [id, focus]);
}

export function refuseFiles(): void {
  toast.error('Your account may not use the media library.');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
