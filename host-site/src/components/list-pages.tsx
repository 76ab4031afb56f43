import { Pagination } from 'shared-ui';
import { useTexts } from '../lib/page-context.ts';

interface ListPagesProps {
  /** Address of the list, with further query parameters if there are any. */
  path: string;
  page: number;
  total: number;
  size: number;
  label: string;
}

/** Links to the pages of a list; nothing while there is one page only. */
export function ListPages({ path, page, total, size, label }: ListPagesProps) {
  const { text } = useTexts();
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  const join = path.includes('?') ? '&' : '?';
  return (
    <Pagination
      page={page}
      pageCount={pages}
      label={label}
      previousLabel={text('frame.previousPage')}
      nextLabel={text('frame.nextPage')}
      hrefOf={(number) => (number > 1 ? `${path}${join}page=${number}` : path)}
    />
  );
}
