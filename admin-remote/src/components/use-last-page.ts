import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

interface ShownPage {
  /** From 1. */
  page: number;
  size: number;
  total: number;
}

/** Leads to the last page of a list when the page in the address is beyond it: rows went, or a filter left fewer. */
export function useLastPage(page: ShownPage | undefined): void {
  const [, setParams] = useSearchParams();
  const last = page && Math.max(1, Math.ceil(page.total / page.size));
  const isBeyond = page !== undefined && last !== undefined && page.page > last;
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
