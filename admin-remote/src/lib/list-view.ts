/** Search, filters, order and page of a list; they live in the URL. */
export interface ListState {
  search: string;
  sort: string;
  filter: string;
  /** A state of the records, empty for all. */
  state: string;
  /** From 1. */
  page: number;
}

/** One way to order a list. */
export interface SortOption {
  id: string;
  label: string;
}
