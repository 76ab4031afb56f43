import { Pagination } from './pagination.tsx';

export function PaginationExample() {
  return <Pagination page={5} pageCount={21} hrefOf={(page) => `#page-${page}`} label="Pages of posts" />;
}
