import { SearchField } from './search-field.tsx';

export function SearchFieldExample() {
  return <SearchField label="Search posts" placeholder="Search posts..." />;
}
