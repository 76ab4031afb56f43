import { useSearchParams } from 'react-router-dom';

export interface OpenForm {
  /** Id of the record that is edited, `new` for one to be, undefined when no form is open. */
  formId: string | undefined;
  open: (id: string) => void;
  close: () => void;
}

const key = 'edit';

/** Which form is open, kept in the URL: a reload or a login in between brings it back, with its draft. */
export function useOpenForm(): OpenForm {
  const [params, setParams] = useSearchParams();
  return {
    formId: params.get(key) ?? undefined,
    open: (id) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        next.set(key, id);
        return next;
      }),
    close: () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(key);
          return next;
        },
        { replace: true },
      ),
  };
}
