import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

interface ShownPage {
  /** From 1. */
  page: number;
  size: number;
  total: number;
}

/** Leads to the last page of a list when the page in the address is beyond it: rows went, or a filter left fewer. */
export function useLastPage(shown: ShownPage | undefined): void {
  const [, setParams] = useSearchParams();
  const last = shown && Math.max(1, Math.ceil(shown.total / shown.size));
  const isBeyond = shown !== undefined && last !== undefined && shown.page > last;
  useEffect(() => {
    if (!isBeyond) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (last === 1) next.delete('page');
        else next.set('page', String(last));
        return next;
      },
      { replace: true },
    );
  }, [isBeyond, last, setParams]);
}
