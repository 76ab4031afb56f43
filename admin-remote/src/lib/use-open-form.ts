import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { languageKey } from './use-form-language.ts';

export interface OpenForm {
  /** Id of the record that is edited, `new` for one to be, undefined when no form is open. */
  formId: string | undefined;
  open: (id: string) => void;
  /** Query of the address at which it is open. */
  hrefOf: (id: string) => string;
  /** The record that is new is there by that id from now on: a reload opens it. */
  rename: (id: string) => void;
  close: () => void;
}

const key = 'edit';
/** The field that the form begins with. */
const fieldKey = 'field';

/** Which form is open, kept in the URL: a reload or a login in between brings it back, with its draft. */
export function useOpenForm(): OpenForm {
  const [params, setParams] = useSearchParams();
  const [made, setMade] = useState<string>();
  const shown = params.get(key) ?? undefined;
  if (shown === undefined && made !== undefined) setMade(undefined);

  function show(id: string | undefined, options?: { replace: boolean }): void {
    setParams((current) => withForm(current, id), options);
  }

  return {
    formId: shown !== undefined && shown === made ? 'new' : shown,
    open: show,
    hrefOf: (id) => `?${withForm(params, id).toString()}`,
    rename(id) {
      setMade(id);
      show(id, { replace: true });
    },
    close: () => show(undefined, { replace: true }),
  };
}

function withForm(current: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(current);
  next.delete(fieldKey);
  next.delete(languageKey);
  if (id === undefined) next.delete(key);
  else next.set(key, id);
  return next;
}
